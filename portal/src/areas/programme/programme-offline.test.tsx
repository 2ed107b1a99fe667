// The programme of the day where nobody answers: what is kept of the date itself, never what was "today" on another day.
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { FakeHub, HubAnswer } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

/** Five minutes before midnight on board. */
const MONDAY = Date.parse('2026-06-15T21:55:00Z');
const KEPT = { 'x-kept-at': String(Date.parse('2026-06-14T18:00:00Z')) };

const schedule = (title: string) => ({
  id: title,
  title,
  events: [{ id: title, title: `Show of ${title}`, startTime: '23:58', endTime: 'Late' }],
});
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** The worker's copies: of what names its date alone. */
function cutOff(hub: FakeHub): FakeHub {
  return hub
    .on(contentRoutes.dailySchedule, lost)
    .on(contentRoutes.dailyScheduleTomorrow, lost)
    .on(contentRoutes.dailyScheduleByDate, ({ query }) => new HubAnswer(200, [schedule(query.get('date') ?? '')], KEPT))
    .on(contentRoutes.pdfs, lost)
    .on(holidayRoutes.schedules, new HubAnswer(200, [], KEPT));
}
afterEach(() => vi.useRealTimers());

it.each([
  ['/dailyprogram/today', '2026-06-15'],
  ['/dailyprogram/tomorrow', '2026-06-16'],
  ['/', '2026-06-15'],
])('[A307 A308 A309] %s without a network is the copy of its date', async (at, day) => {
  const { hub } = renderPortal({ hub: cutOff(new FakeHub()), at, now: () => MONDAY });
  expect(await screen.findByText(`Show of ${day}`)).toBeDefined();
  expect(hub.callsTo(contentRoutes.dailyScheduleByDate).map(({ query }) => query.get('date'))).toEqual([day]);
});

it('[A307 A309] the hub’s refusal is its answer, and no copy is asked for', async () => {
  const hub = cutOff(new FakeHub()).on(contentRoutes.dailySchedule, new HubAnswer(500, { code: 'broken' }));
  renderPortal({ hub: hub.on(holidayRoutes.schedules, []), at: '/dailyprogram', now: () => MONDAY });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(hub.callsTo(contentRoutes.dailyScheduleByDate)).toEqual([]);
});

it('[A307 A309] [AD45] a page that stays open over midnight shows nothing of yesterday as today', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = MONDAY;
  const hub = new FakeHub().on(contentRoutes.dailySchedule, [schedule('Monday')]).on(contentRoutes.pdfs, []);
  renderPortal({ hub, at: '/dailyprogram', now: () => now });
  await screen.findByText('Show of Monday');
  cutOff(hub);
  now += 10 * 60_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('Show of 2026-06-16')).toBeDefined();
  expect(screen.getByText('Tuesday 16 June')).toBeDefined();
  expect(screen.queryByText('Show of Monday')).toBeNull();
});
