import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ContentEvent, contentRoutes, type DailySchedule } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { mydayRoutes } from '#contract/areas/myday.ts';
import { anArticle } from '#portal-test/content-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

/** 14:00 in Madrid, which is the ship's time. */
const NOW = Date.parse('2026-06-15T12:00:00Z');

const event = (id: string, fields: Partial<ContentEvent> = {}): ContentEvent => ({
  id,
  title: `Event ${id}`,
  ...fields,
});
const schedule = (id: string, events: ContentEvent[]): DailySchedule => ({ id, title: `Day ${id}`, events });

const TODAY = [
  event('show', { startTime: '21:00', endTime: 'Late', location: 'Theatre' }),
  event('stretch', { startTime: '08:00', endTime: '09:00' }),
  event('walk', {
    startTime: '13:00',
    endTime: '14:00',
    stylingRequired: true,
    location: 'Quay',
    eventOverview: 'Along the walls',
  }),
];

function programmeHub(): FakeHub {
  return new FakeHub()
    .on(contentRoutes.dailySchedule, [schedule('today', TODAY)])
    .on(contentRoutes.dailyScheduleTomorrow, [schedule('tomorrow', [event('quiz', { startTime: '10:00' })])])
    .on(contentRoutes.dailyScheduleByDate, ({ query }) => [
      schedule(query.get('date') ?? '', [event('gala')]),
      schedule('second', [event('elsewhere')]),
    ])
    .on(contentRoutes.pdfs, [])
    .on(holidayRoutes.schedules, [
      { id: 'd6', date: '14/06/2026', day: 6, title: 'Rome', atSea: false },
      { id: 'd7', date: '15/06/2026', day: 7, title: 'Naples', atSea: false },
      { id: 'd8', date: '16/06/2026', day: 8, title: 'At sea', atSea: true },
    ]);
}

/** As our hub says it. */
const HIDES_PAST = { hub: { uiSettings: { showPastEvents: false } } };
const open = (at: string, options: RenderOptions = {}) =>
  renderPortal({ hub: programmeHub(), at, now: () => NOW, config: HIDES_PAST, ...options });
const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Events' });
  return within(list)
    .getAllByRole('heading')
    .map((title) => title.textContent);
};
afterEach(() => vi.useRealTimers());

describe('an event of the programme', () => {
  it('opens from its row by keyboard, stands in the address, and closes', async () => {
    const { user, path } = open('/dailyprogram');
    (await screen.findByRole('button', { name: 'Event show' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Event show' });
    expect(within(dialog).getByText('Theatre')).toBeDefined();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/dailyprogram');
  });

  it('opens from a link to it, also when it is over', async () => {
    open('/dailyprogram/today?event=stretch');
    expect(await screen.findByRole('dialog', { name: 'Event stretch' })).toBeDefined();
  });

  it('has a heart where favourites are kept', async () => {
    const hub = programmeHub().on(mydayRoutes.favourites, []).on(mydayRoutes.favour, undefined);
    const { user } = open('/dailyprogram?event=show', {
      hub,
      config: { extensions: ['favourites'] },
      stored: { authentication: aPassenger() },
    });
    await user.click(await screen.findByRole('button', { name: 'Favourite: Event show' }));
    await waitFor(() =>
      expect(hub.callsTo(mydayRoutes.favour)[0]?.body).toEqual({ kind: 'event', id: 'show', isFavourite: true }),
    );
  });
});

describe('the daily programme', () => {
  it('names the other page of the programme by what makes it different', async () => {
    const modules = [{ id: '1', label: 'Daily programme', url: '/itinerary/spark' }];
    open('/dailyprogram', { config: { profile: { modules } } });
    const link = await screen.findByRole('link', { name: 'The programme in pictures' });
    expect(link.getAttribute('href')).toBe('/itinerary/spark');
  });

  it.each(['/dailyprogram', '/dailyprogram/today', '/dailyprogram/someday'])(
    '[A88 A304 A307 B268] [AD45] at %s is today’s',
    async (path) => {
      const { hub } = open(path);
      expect(await screen.findByText('Day today')).toBeDefined();
      expect(hub.callsTo(contentRoutes.dailySchedule)).toHaveLength(1);
      expect(screen.getByText('Monday 15 June')).toBeDefined();
    },
  );

  it('[A305 A308 B269] of tomorrow', async () => {
    const { hub } = open('/dailyprogram/tomorrow');
    expect(await screen.findByText('Event quiz')).toBeDefined();
    expect(hub.callsTo(contentRoutes.dailyScheduleTomorrow)).toHaveLength(1);
    expect(hub.callsTo(contentRoutes.dailySchedule)).toHaveLength(0);
  });

  it('[A306 A309 B270] of a date', async () => {
    const { hub } = open('/dailyprogram/2026-06-18');
    expect(await titles()).toEqual(['Event gala']);
    expect(screen.queryByText('Day second')).toBeNull();
    expect(hub.callsTo(contentRoutes.dailyScheduleByDate)[0]?.path).toBe('cms/dailyScheduleByDate?date=2026-06-18');
  });

  it('[A276] [BD50] leaves out what has ended, in order of start', async () => {
    open('/dailyprogram');
    expect(await titles()).toEqual(['Event walk', 'Event show']);
  });

  it.each([
    ['the description', { description: '<p>Ashore from nine</p>', overviewDescription: 'Naples' }, 'Ashore from nine'],
    ['the overview without one', { overviewDescription: 'A day in Naples' }, 'A day in Naples'],
  ])('[A276] heads the events with the title and %s', async (_, texts, shown) => {
    const today = { ...schedule('today', [event('show', { startTime: '21:00' })]), ...texts };
    open('/dailyprogram', { hub: programmeHub().on(contentRoutes.dailySchedule, [today]) });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Day today' });
    expect(heading.nextElementSibling?.textContent).toBe(shown);
    expect(await titles()).toEqual(['Event show']);
  });

  it.each([
    ['with showPastEvents', '/dailyprogram', true],
    ['where the hub does not say', '/dailyprogram', undefined],
    ['on a day that is over', '/dailyprogram/2026-06-14', false],
  ])('[A303] [BD50] keeps what has ended %s', async (_, at, showPastEvents) => {
    const hub = programmeHub();
    hub.on(contentRoutes.dailyScheduleByDate, () => [schedule('past', TODAY)]);
    open(at, { hub, config: { hub: { uiSettings: { showPastEvents } } } });
    expect(await titles()).toEqual(['Event stretch', 'Event walk', 'Event show']);
  });

  it('[A275 B272] [AD42] shows the start alone for an event that runs late', async () => {
    open('/dailyprogram');
    expect(await screen.findByText('21:00')).toBeDefined();
    expect(screen.getByText('13:00 – 14:00')).toBeDefined();
  });

  it('[B271] [BD50] shows of an event its words for the times, place, kind and overview, and emphasises it', async () => {
    const gala: Required<Omit<ContentEvent, 'wayfinderProfile'>> = {
      id: 'gala',
      title: 'Gala',
      startTime: '19:00',
      endTime: '22:00',
      startTimeDescription: 'After sunset',
      endTimeDescription: 'until the band sleeps',
      fromDate: '15/06/2026',
      location: 'Compass Room',
      locationDetail: 'Deck 5',
      category: 'Food',
      eventOverview: 'Six courses.',
      stylingRequired: true,
    };
    open('/dailyprogram', { hub: programmeHub().on(contentRoutes.dailySchedule, [schedule('today', [gala])]) });
    const line = (await screen.findByRole('heading', { name: 'Gala' })).closest('li');
    for (const words of ['After sunset – until the band sleeps', 'Compass Room, Deck 5', 'Food', 'Six courses.']) {
      expect(line?.textContent).toContain(words);
    }
    expect(line?.className).toContain('emphasised');
  });

  it('[A302] [AD45] says when there is no programme', async () => {
    open('/dailyprogram', { hub: programmeHub().on(contentRoutes.dailySchedule, []) });
    expect(await screen.findByText('There are no events.')).toBeDefined();
  });

  it('[BD40] offers the days of the voyage from today on, none on a screen', async () => {
    open('/dailyprogram');
    const strip = await screen.findByRole('navigation', { name: 'Choose a day' });
    const days = within(strip).getAllByRole('link');
    expect(days.map((day) => day.getAttribute('href'))).toEqual([
      '/dailyprogram/2026-06-15',
      '/dailyprogram/2026-06-16',
    ]);
    expect(days[0]?.getAttribute('aria-current')).toBe('date');
    expect(days[1]?.textContent).toContain('At sea');
  });

  it.each([500, 403])('[A88] offers today and tomorrow where the voyage is not told (%i)', async (status) => {
    const { path } = open('/dailyprogram', { hub: programmeHub().on(holidayRoutes.schedules, refuse(status, 'no')) });
    const strip = await screen.findByRole('navigation', { name: 'Choose a day' });
    expect(within(strip).getAllByRole('link')).toHaveLength(2);
    expect(strip.textContent).not.toContain('At sea');
    expect(path()).toBe('/dailyprogram');
  });

  it('has no controls on a screen', async () => {
    open('/dailyprogram', { config: { deviceType: 'DigitalSignage' } });
    await titles();
    expect(screen.queryByRole('navigation', { name: 'Choose a day' })).toBeNull();
  });

  it('[A310 B266] keeps a date for two minutes and asks again when it is older', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { hub, router } = open('/dailyprogram/2026-06-18');
    const calls = () => hub.callsTo(contentRoutes.dailyScheduleByDate).map(({ query }) => query.get('date'));
    await screen.findByText('Day 2026-06-18');
    router.navigate('/dailyprogram/2026-06-19');
    await screen.findByText('Day 2026-06-19');
    await vi.advanceTimersByTimeAsync(90_000);
    router.navigate('/dailyprogram/2026-06-18');
    await screen.findByText('Day 2026-06-18');
    expect(calls()).toEqual(['2026-06-18', '2026-06-19']);
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => expect(calls()).toEqual(['2026-06-18', '2026-06-19', '2026-06-18']));
  });

  it('[AD45] turns to the new day at midnight on board', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let now = Date.parse('2026-06-15T21:59:55Z');
    const { hub } = open('/dailyprogram', { now: () => now });
    await screen.findByText('Day today');
    now = Date.parse('2026-06-15T22:00:05Z');
    hub.on(contentRoutes.dailySchedule, [schedule('new', [event('dawn')])]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('Day new')).toBeDefined();
    expect(screen.getByText('Tuesday 16 June')).toBeDefined();
  });

  it('can be tried again, and a failure is not kept', async () => {
    const hub = programmeHub().on(contentRoutes.dailySchedule, refuse(500, 'broken'));
    const { user } = open('/dailyprogram', { hub });
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(contentRoutes.dailySchedule, [schedule('back', [])]);
    await user.click(again);
    expect(await screen.findByText('Day back')).toBeDefined();
  });
});

describe('the scheduled programme', () => {
  it('[A89 B273 B274] [BD51] shows today’s events in the same layout', async () => {
    const { hub } = open('/scheduledprogram');
    expect(await titles()).toEqual(['Event walk', 'Event show']);
    const [walk, show] = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    for (const shown of ['Event walk', '13:00', '14:00', 'Quay', 'Along the walls']) {
      expect(walk?.textContent).toContain(shown);
    }
    for (const shown of ['Event show', '21:00', 'Theatre']) expect(show?.textContent).toContain(shown);
    expect(hub.callsTo(contentRoutes.dailySchedule)).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Choose a day' })).toBeNull();
  });
});

describe('where and when', () => {
  const article = anArticle('grill', {
    title: 'Grill',
    whereAndWhen: { locationInformation: '<b>Deck 10</b>', timeInformation: { en: '18:00', de: '18 Uhr' } },
  });
  const tableHub = () =>
    new FakeHub().on(contentRoutes.whereAndWhen, [article, anArticle('hidden', { published: false })]);

  it('[C259] links a place to the ship map where the wayfinder is on', async () => {
    const placed = { ...article, wayfinderProfile: { id: 'poi-grill' } };
    const hub = () => new FakeHub().on(contentRoutes.whereAndWhen, [placed]);
    renderPortal({ hub: hub(), at: '/wherewhen', config: { profile: { enableWayfinder: true } } });
    const link = await screen.findByRole('link', { name: 'Show on the ship map' });
    expect(link.getAttribute('href')).toBe('/wayfinder?wayfinderProfileId=poi-grill');
    cleanup();
    renderPortal({ hub: hub(), at: '/wherewhen' });
    await screen.findByRole('link', { name: 'Grill' });
    expect(screen.queryByRole('link', { name: 'Show on the ship map' })).toBeNull();
  });

  it.each(['/wherewhen', '/timetable'])(
    '[A87 A91 B275 B276 C259 C260 C261] %s is a table of title, location and time',
    async (at) => {
      const { hub } = renderPortal({ hub: tableHub(), at });
      const rows = within(await screen.findByRole('table')).getAllByRole('row');
      expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
        ['Title', 'Location', 'Time'],
        ['Grill', 'Deck 10', '18:00'],
      ]);
      expect(screen.getByRole('link', { name: 'Grill' }).getAttribute('href')).toBe('/content/detail/grill');
      expect(hub.callsTo(contentRoutes.whereAndWhen)).toHaveLength(1);
    },
  );

  it.each([
    ['App', '/wherewhen', []],
    ['Kiosk', '/timetable', []],
    ['DigitalSignage', '/wherewhen', []],
    ['DigitalSignage', '/timetable', []],
    ['DigitalSignage', '/wherewhen', ['screens']],
    ['DigitalSignage', '/timetable', ['screens']],
  ])('[B277 C262] on %s %s with %j says when there is none', async (deviceType, at, extensions) => {
    renderPortal({ hub: tableHub().on(contentRoutes.whereAndWhen, []), at, config: { deviceType, extensions } });
    expect(await screen.findByText('There is no information available.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
