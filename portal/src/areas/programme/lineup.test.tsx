import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UiSettings } from '#contract/areas/device.ts';
import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { type LineupEvent, programmeRoutes } from '#contract/areas/programme.ts';
import { addDays, toHubDate } from '#contract/hub-date.ts';
import { loadLook } from '#portal/looks/looks.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

/** 14:00 in Madrid, which is the ship's time. */
const NOW = Date.parse('2026-06-15T12:00:00Z');
const SERVICE: UiSettings = {
  sparkUrl: 'http://schedule.test/v1',
  sparkApiToken: 'secret',
  sparkPropertyId: 'star',
  showPastEvents: false,
};

const days: Schedule[] = Array.from({ length: 10 }, (_, index) => ({
  id: `d${index}`,
  date: toHubDate(addDays('2026-06-14', index)),
  day: index + 1,
  title: index === 2 ? 'Ionian Sea' : `Port ${index}`,
  atSea: index === 2,
}));
const EVENTS: LineupEvent[] = [
  {
    id: 'jazz',
    name: { en: 'Jazz', de: 'Jazz am Abend' },
    venue: 'Blue Hour',
    venueLevel: 'Deck 6',
    start: '21:30',
    end: 'Late',
    endTimeDescription: 'until late',
    description: '<p>Standards.</p>',
    eventOverview: 'Three players.',
    images: [
      { type: 'Full', url: 'http://schedule.test/full.webp' },
      { type: 'Preview', url: 'http://schedule.test/preview.webp' },
    ],
    imageId: 'venue-blue-hour',
    levels: ['Deck 6'],
  },
  {
    id: 'wine',
    name: 'Five wines',
    venue: 'Cellar',
    start: '16:00',
    end: '17:00',
    description: 'From the coast',
    imageId: 'plate-wine',
    attributes: ['Chargeable Experience'],
    levels: ['Deck 5'],
  },
  { id: 'walk', name: 'Walk', start: '13:30', end: '14:30', image: 'deck', levels: ['Deck 7'], attributes: ['Free'] },
  { id: 'yoga', name: 'Yoga', start: '08:00', end: '09:00', levels: ['Deck 12'] },
];

function lineupHub(): FakeHub {
  return new FakeHub().on(holidayRoutes.schedules, days).on(programmeRoutes.scheduleExport, ({ query }) => ({
    lineup: [{ date: query.get('date') ?? '', events: EVENTS }],
  }));
}

interface Options extends RenderOptions {
  ui?: UiSettings;
}
const open = (at = '/itinerary/spark', { ui, config, ...options }: Options = {}) =>
  renderPortal({
    hub: lineupHub(),
    at,
    now: () => NOW,
    config: { ...config, hub: { ...config?.hub, uiSettings: { ...SERVICE, ...ui } } },
    ...options,
  });
const cards = async () => within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('article');
const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent);
const strip = () => screen.findByRole('navigation', { name: 'Choose a day' });
const chosen = async () => (await strip()).querySelector('[aria-current]')?.textContent;
const asked = (hub: FakeHub) => hub.callsTo(programmeRoutes.scheduleExport).map(({ query }) => query.get('date'));
const IN_THE_WORKS = 'Our Daily events are in the works! Please check back soon for updates.';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.useRealTimers());

describe('the daily programme', () => {
  it.each(['/itinerary/spark', '/itinerary/go', '/itinerary/spark/15-06-2026', '/itinerary/spark/2026-06-15'])(
    '[B242 B249] [BD4] at %s shows the events of today as cards',
    async (at) => {
      const { hub } = open(at);
      expect(await names()).toEqual(['Walk', 'Five wines', 'Jazz']);
      expect(asked(hub)).toEqual(['2026-06-15']);
      expect(screen.queryByText(IN_THE_WORKS)).toBeNull();
    },
  );

  it('[B242] [BD49] of a date begins with that day', async () => {
    const { hub } = open('/itinerary/spark/17-06-2026');
    expect(await names()).toHaveLength(4);
    expect(asked(hub)).toEqual(['2026-06-17']);
    expect(await chosen()).toContain('17 Jun');
  });

  it.each(['2030-06-14', '2026-06-14'])('[B242] [BD49] of %s, no day of the strip, begins with it', async (day) => {
    const { hub } = open(`/itinerary/spark/${day}`);
    expect(await names()).toHaveLength(4);
    expect(asked(hub)).toEqual([day]);
    expect(await chosen()).toContain('14 Jun');
  });

  it('[BD50] of today is whole where the hub does not say otherwise', async () => {
    open('/itinerary/spark', { ui: { showPastEvents: undefined } });
    expect(await names()).toEqual(['Yoga', 'Walk', 'Five wines', 'Jazz']);
  });

  it('[BD4] of a date that is none is empty, and nobody is asked', async () => {
    const { hub } = open('/itinerary/spark/someday');
    expect(await screen.findByText(IN_THE_WORKS)).toBeDefined();
    expect(asked(hub)).toEqual([]);
  });

  it('[B263] asks the property’s export with date, days and token, and not the guest’s session', async () => {
    const { hub } = open('/itinerary/spark', { stored: { authentication: aPassenger() } });
    await cards();
    const [call] = hub.callsTo(programmeRoutes.scheduleExport);
    expect(call?.path).toBe('properties/star/schedule?date=2026-06-15&days=1');
    expect(call?.headers).toMatchObject({ Authorization: 'Bearer secret' });
    expect(call?.headers).not.toHaveProperty('SessionId');
  });

  it.each(['sparkUrl', 'sparkApiToken', 'sparkPropertyId'])('[BD48] without %s asks nobody', async (setting) => {
    const { hub } = open('/itinerary/spark', { ui: { [setting]: undefined } });
    expect(await screen.findByText(IN_THE_WORKS)).toBeDefined();
    expect(asked(hub)).toEqual([]);
  });

  it('[B261] says that a day without events is in the works', async () => {
    const answer = Promise.withResolvers<{ lineup: never[] }>();
    const hub = lineupHub().on(programmeRoutes.scheduleExport, () => answer.promise);
    open('/itinerary/spark', { hub });
    await waitFor(() => expect(asked(hub)).toEqual(['2026-06-15']));
    expect(screen.queryByText(IN_THE_WORKS)).toBeNull();
    answer.resolve({ lineup: [] });
    expect(await screen.findByText(IN_THE_WORKS)).toBeDefined();
  });

  it.each([
    ['a refusal', refuse(500, 'broken', 'Out of order')],
    ['a 403, which is not our session', refuse(403, 'plan', 'Not in your plan')],
    ['nonsense', new HubAnswer(200, '<html>')],
  ])('[B265] only logs %s and shows no error', async (_, answer) => {
    const { path, portal } = open('/itinerary/spark', {
      hub: lineupHub().on(programmeRoutes.scheduleExport, answer),
      stored: { authentication: aPassenger() },
    });
    expect(await screen.findByText(IN_THE_WORKS)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Schedule service:'));
    expect(path()).toBe('/itinerary/spark');
    expect(portal.store.getState().authentication.isAuthenticated).toBe(true);
  });

  it('[B266] keeps a date for two minutes and asks again when it is older', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { hub, user } = open('/itinerary/spark', { userEvent: { advanceTimers: vi.advanceTimersByTime } });
    await cards();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(asked(hub)).toEqual(['2026-06-15', '2026-06-16']));
    await vi.advanceTimersByTimeAsync(90_000);
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await cards();
    expect(asked(hub)).toEqual(['2026-06-15', '2026-06-16']);
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => expect(asked(hub)).toEqual(['2026-06-15', '2026-06-16', '2026-06-15']));
  });

  it('[BD50] does not keep a failure', async () => {
    const hub = lineupHub().on(programmeRoutes.scheduleExport, refuse(500, 'broken'));
    const { user } = open('/itinerary/spark', { hub });
    await screen.findByText(IN_THE_WORKS);
    hub.on(programmeRoutes.scheduleExport, ({ query }) => ({
      lineup: [{ date: query.get('date') ?? '', events: EVENTS }],
    }));
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await cards();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await names()).toEqual(['Walk', 'Five wines', 'Jazz']);
  });
});

describe('the strip of days', () => {
  it('[B243 B244 B246] has arrows that stop at both ends', async () => {
    const { user, hub } = open();
    const previous = await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous day' });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next day' });
    expect(previous.disabled).toBe(true);
    expect(next.disabled).toBe(false);
    for (let press = 0; press < 8; press++) await user.click(next);
    expect(previous.disabled).toBe(false);
    expect(next.disabled).toBe(true);
    expect(asked(hub).at(-1)).toBe('2026-06-23');
  });

  it('[B245] [BD49] shows seven days, and follows the selection', async () => {
    const { user } = open();
    const shown = async () =>
      within(await strip())
        .getAllByRole('button')
        .map((day) => day.textContent ?? '');
    expect(await shown()).toHaveLength(7);
    expect((await shown())[0]).toContain('15 Jun');
    const next = screen.getByRole('button', { name: 'Next day' });
    for (let press = 0; press < 7; press++) await user.click(next);
    expect(await shown()).toHaveLength(7);
    expect((await shown())[0]).toContain('16 Jun');
    expect(await chosen()).toContain('22 Jun');
  });

  it('[B247] tells the page of the selected day once: one day is asked for', async () => {
    const { hub } = open('/itinerary/spark/17-06-2026');
    await cards();
    await act(async () => {});
    expect(asked(hub)).toEqual(['2026-06-17']);
  });

  it('[B248] heads the day with its title, or that it is at sea', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Port 1' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'At sea' })).toBeDefined();
    expect(await cards()).toHaveLength(4);
  });

  it('[BD49] can be pressed', async () => {
    const { user, hub } = open();
    await cards();
    await user.click(within(await strip()).getByRole('button', { name: /18 Jun/ }));
    await waitFor(() => expect(asked(hub).at(-1)).toBe('2026-06-18'));
  });

  it('offers today and tomorrow where the voyage is not known', async () => {
    open('/itinerary/spark', { hub: lineupHub().on(holidayRoutes.schedules, refuse(500, 'broken')) });
    expect(within(await strip()).getAllByRole('button')).toHaveLength(2);
    expect(await cards()).toHaveLength(3);
  });

  it('is not on a screen', async () => {
    open('/itinerary/spark', { config: { deviceType: 'DigitalSignage' } });
    expect(await cards()).toHaveLength(3);
    expect(screen.queryByRole('navigation', { name: 'Choose a day' })).toBeNull();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  });
});

describe('a card', () => {
  const card = async (name: string) => {
    const found = (await cards()).find((one) => one.textContent?.includes(name));
    if (!found) throw new Error(`There is no card ${name}`);
    return found;
  };
  const picture = (of: HTMLElement) => of.querySelector('img')?.getAttribute('src');

  it('[B250] shows time, name and venue, and the picture that is meant for it', async () => {
    open();
    const jazz = await card('Jazz');
    expect(jazz.textContent).toContain('21:30 – until late');
    expect(jazz.textContent).toContain('Blue Hour, Deck 6');
    expect(picture(jazz)).toBe('http://schedule.test/preview.webp');
    expect(picture(await card('Five wines'))).toContain('blobs/image?reference=plate-wine&width=400');
    expect(picture(await card('Walk'))).toContain('reference=deck');
  });

  it('[A11] of an event without a picture has the look’s, and so has its dialog', async () => {
    const { user } = open('/itinerary/spark', { now: () => NOW - 8 * 3_600_000 });
    const { defaultEventImage } = await loadLook('meridian');
    expect(picture(await card('Yoga'))).toBe(defaultEventImage);
    fireEvent.error((await card('Walk')).querySelector('img') as HTMLImageElement);
    expect(picture(await card('Walk'))).toBe(defaultEventImage);
    await user.click(screen.getByRole('button', { name: 'Yoga' }));
    expect(picture(await screen.findByRole('dialog', { name: 'Yoga' }))).toBe(defaultEventImage);
  });

  it('[A11] of an event without a picture has a drawing where the look has none', async () => {
    open('/itinerary/spark', { now: () => NOW - 8 * 3_600_000, config: { hub: { layoutTheme: 'palma' } } });
    expect(picture(await card('Yoga'))).toBeUndefined();
  });

  it('[B251] [BD50] of a paid event carries the currency symbol and the words, and no other does', async () => {
    open();
    expect((await card('Five wines')).textContent).toContain('£ Chargeable Experience');
    expect(screen.getAllByText('Chargeable Experience')).toHaveLength(1);
  });

  it('[B252] opens a dialog that "Ok" closes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Jazz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jazz' });
    expect(dialog.textContent).toContain('Standards.');
    expect(dialog.textContent).toContain('Three players.');
    expect(picture(dialog)).toBe('http://schedule.test/full.webp');
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[B260] has no thumbnail with hideSparkThumbnails', async () => {
    open('/itinerary/spark', { ui: { hideSparkThumbnails: true } });
    expect(picture(await card('Jazz'))).toBeUndefined();
  });

  it('[B12] shows times in twelve hours where the look says so', async () => {
    open('/itinerary/spark', { config: { hub: { layoutTheme: 'nightflight' } } });
    expect((await card('Five wines')).textContent).toContain('4:00\u00a0PM – 5:00\u00a0PM');
  });

  it('[B259] has bolder text on kiosks and screens', () => {
    const css = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
    const weights = [...css('../../shared/ui/base.css').matchAll(/--card-text-weight: (\d+)/g)].map(([, weight]) =>
      Number(weight),
    );
    expect(weights[0]).toBeLessThan(Math.min(...weights.slice(1)));
    expect(weights).toHaveLength(3);
    const card = css('LineupCard.module.css');
    for (const part of ['.when', '.name']) {
      expect(card).toMatch(new RegExp(`\\n\\${part} \\{[^}]*font-weight: var\\(--card-text-weight\\)`));
    }
    expect(card).toMatch(/data-device="Kiosk"\].*data-device="DigitalSignage"\].*\{\s*--support-weight: 600/);
  });
});

describe('the filter', () => {
  const toggle = () => screen.findByRole('button', { name: /^Filter/ });
  const search = () => screen.findByRole('searchbox', { name: 'Search by name or description' });

  it.each([
    ['App', 1],
    ['Kiosk', 0],
    ['DigitalSignage', 0],
  ])('[A345] on %s has %i buttons', async (deviceType, buttons) => {
    open('/itinerary/spark', { config: { deviceType } });
    expect(await names()).toContain('Jazz');
    expect(screen.queryAllByRole('button', { name: /^Filter/ })).toHaveLength(buttons);
  });

  it('[B253] is opened and closed by a button', async () => {
    const { user } = open();
    expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(await toggle());
    expect(await search()).toBeDefined();
    await user.click(await toggle());
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[B254 B256] searches name and description', async () => {
    const { user } = open();
    await user.click(await toggle());
    await user.type(await search(), 'COAST');
    expect(await names()).toEqual(['Five wines']);
  });

  it('[B254 B257] keeps the chosen levels', async () => {
    const { user } = open();
    await user.click(await toggle());
    const levels = screen.getByRole('group', { name: 'Deck or area' });
    expect(
      within(levels)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Deck 5(1)', 'Deck 6(1)', 'Deck 7(1)']);
    await user.click(within(levels).getByRole('button', { name: /Deck 5/ }));
    await user.click(within(levels).getByRole('button', { name: /Deck 7/ }));
    expect(await names()).toEqual(['Walk', 'Five wines']);
  });

  it.each([0, 1])('[B255 B262] says when nothing matches, and either "Clear" resets both (%i)', async (place) => {
    const { user } = open();
    await user.click(await toggle());
    await user.click(screen.getByRole('button', { name: /Deck 5/ }));
    await user.type(await search(), 'opera');
    expect(await screen.findByText('No events match the filters')).toBeDefined();
    expect(screen.getByText('Please change or clear the filters in order to see the events')).toBeDefined();
    const clears = screen.getAllByRole('button', { name: 'Clear' });
    expect(clears).toHaveLength(2);
    await user.click(clears[place] as HTMLElement);
    expect(await names()).toHaveLength(3);
    expect(await search()).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: /Deck 5/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it.each(['Kiosk', 'DigitalSignage'])('[B258] is not on a %s', async (deviceType) => {
    open('/itinerary/spark', { config: { deviceType } });
    await cards();
    expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
  });
});
