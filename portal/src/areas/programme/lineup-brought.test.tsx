import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { programmeRoutes } from '#contract/areas/programme.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const uiSettings = { sparkUrl: 'http://schedule.test/v1', sparkApiToken: 'secret', sparkPropertyId: 'star' };
const lineup = (name: string) => ({
  lineup: [{ date: '2026-06-15', events: [{ id: 'jazz', name, start: '21:30', end: '22:30' }] }],
});

it('[B263] shows what the page brought from the schedule service, and asks nobody for it', async () => {
  const hub = new FakeHub()
    .on(holidayRoutes.schedules, [{ id: 'd1', date: '15/06/2026', day: 1, title: 'Naples', atSea: false }])
    .on(programmeRoutes.scheduleExport, lineup('Asked for'));
  const brought = { 'properties/star/schedule?date=2026-06-15&days=1': JSON.stringify(lineup('Brought')) };
  renderPortal({ hub, at: '/itinerary/spark', now: () => NOW, config: { hub: { uiSettings } }, brought });
  expect(await screen.findByRole('heading', { name: 'Brought' })).toBeDefined();
  expect(hub.callsTo(programmeRoutes.scheduleExport)).toEqual([]);
});
