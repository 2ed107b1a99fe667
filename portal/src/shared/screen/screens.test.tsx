import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { signageRoutes } from '#contract/areas/signage.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const NOON = Date.parse('2026-06-15T12:00:00Z');
const SCREEN = { deviceType: 'DigitalSignage', extensions: ['screens'], shipTimeZone: 'UTC' };

const port = (date: string, day: number) => ({
  id: date,
  date,
  day,
  title: { en: 'Naples', de: 'Neapel', fr: 'Naples' },
  atSea: false,
  arrives: '08:00',
  allOnBoard: '17:30',
  departs: '18:00',
});
const event = (id: string, startTime: string, endTime: string) => ({
  id,
  title: id,
  startTime,
  endTime,
  location: 'Bar',
});
const trip = (id: string, date: string, timeOfDay: string, currentAvailability: number) => ({
  id,
  name: id,
  date,
  timeOfDay,
  currentAvailability,
  price: { adult: 59 },
});

const RESTAURANT = { id: 'grill', title: 'Grill', location: 'Deck 5', description: '<p>Steak.</p>' };

function shipHub(): FakeHub {
  return new FakeHub()
    .on(holidayRoutes.schedules, [port('15/06/2026', 3)])
    .on(contentRoutes.dailySchedule, [
      {
        id: 'd',
        title: 'Naples',
        events: [event('Yoga', '07:00', '08:00'), event('Buffet', '11:30', '14:00'), event('Show', '21:00', '22:00')],
      },
    ])
    .on(excursionsRoutes.byId, trip('Early', '16/06/2026', '09:00', 8))
    .on(excursionsRoutes.byDate, [
      trip('Later', '16/06/2026', '13:00', 0),
      trip('Early', '16/06/2026', '09:00', 8),
      trip('Today', '15/06/2026', '13:00', 5),
    ])
    .on(weatherRoutes.ofDate, {
      synopsis: 'Clear sky',
      temperature: 21.4,
      windSpeed: 5,
      windDirection: 0,
      unit: 'metric',
      schedule: { ...port('15/06/2026', 3), openWeatherCityName: 'Naples' },
    })
    .on(contentRoutes.whereAndWhen, [
      {
        id: 'a',
        title: 'Library',
        whereAndWhen: { locationInformation: '<p>Deck 7</p>', timeInformation: '<p>9 to 18</p>' },
      },
    ])
    .on(contentRoutes.article, { id: 'x', title: 'The bar', description: '<p>First.</p><p>Second.</p>' })
    .on(contentRoutes.pdfs, [])
    .on(contentRoutes.audios, [])
    .on(contentRoutes.images, [])
    .on(contentRoutes.rootCategories, [{ id: 'bars', title: 'Bars' }])
    .on(contentRoutes.rootArticles, [])
    .on(excursionsRoutes.descriptions, [
      { descriptionType: 'Description', value: { defaultWhitelistedValue: '<p>On foot.</p>' } },
    ])
    .on(excursionsRoutes.checkAvailability, { availability: true, currentAvailability: 8 } as never)
    .on(bookablesRoutes.restaurants, [RESTAURANT])
    .on(bookablesRoutes.restaurant, RESTAURANT)
    .on(holidayRoutes.schedule, { ...port('15/06/2026', 3), description: '<p>Below the volcano.</p>' })
    .on(marketplaceRoutes.activity, { uuid: 'u', title: 'Boat trip', about: 'All day.' })
    .on(signageRoutes.content, {
      templateValues: JSON.stringify({ 'restaurant1.name': 'Grill', 'restaurant1.timeslot.1900': 'Yellow' }),
    });
}

function open(at: string, options: RenderOptions = {}) {
  return renderPortal({ hub: shipHub(), at, now: () => NOON, config: SCREEN, ...options });
}

describe('a screen', () => {
  it.each([
    ['/', ['Naples', '17:30', 'All on board', 'Buffet', 'Show']],
    ['/dailyprogram/today', ['On board now and next', 'Buffet', 'Now', 'Show']],
    ['/shoreexcursions', ['Ashore tomorrow', 'Early', '8 places left', 'Later', 'Fully booked']],
    ['/restaurantavailability/overview/main', ['Tables today', 'Grill', '19:00', 'Full or queues']],
    ['/weather', ['Weather today', '21 °C', 'Clear sky', '5 m/s N']],
    ['/wherewhen', ['Where and when', 'Library', 'Deck 7', '9 to 18']],
    ['/timetable', ['Timetable', 'Library']],
    ['/content/detail/x', ['The bar', 'First.', 'Second.']],
    ['/content/overview', ['Discover', 'Bars']],
    ['/shoreexcursion/Early', ['Early', '16/06/2026 · 09:00 · £59.00 · 8 places left', 'On foot.']],
    ['/dining/overview', ['Restaurants', 'Grill', 'Deck 5']],
    ['/dining/detail/grill', ['Grill', 'Steak.']],
    ['/itinerary/overview', ['Route and ports', 'Naples', '08:00 – 18:00']],
    ['/itinerary/detail/d3', ['Naples', 'Below the volcano.']],
    ['/musement/activity/u', ['Boat trip', 'All day.']],
  ])('[B5] shows %s without header, links, search or buttons', async (at, texts) => {
    open(at);
    const main = within(await screen.findByRole('main'));
    for (const text of texts) expect((await main.findAllByText(text)).length).toBeGreaterThan(0);
    expect(main.queryByRole('link')).toBeNull();
    expect(main.queryByRole('button')).toBeNull();
    expect(main.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull();
  });

  it('leaves out what is over and what is not of tomorrow', async () => {
    open('/dailyprogram/today');
    await screen.findByText('Buffet');
    expect(screen.queryByText('Yoga')).toBeNull();
  });

  it('[BD50] shows the whole programme of the day with showPastEvents, and marks only what is on', async () => {
    open('/dailyprogram/today', { config: { ...SCREEN, hub: { uiSettings: { showPastEvents: true } } } });
    expect(await screen.findByText('Yoga')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daily programme');
    expect(screen.getAllByText('Now')).toHaveLength(1);
  });

  it('welcomes on the first day', async () => {
    open('/', { hub: shipHub().on(holidayRoutes.schedules, [port('15/06/2026', 1)]) });
    expect(await screen.findByText('Welcome on board')).toBeDefined();
    expect(screen.getAllByText('Meridian Star').length).toBeGreaterThan(0);
  });

  it('[A315] says which recordings an article has', async () => {
    const hub = shipHub().on(contentRoutes.audios, [{ id: '1', name: 'Walk.mp3', url: '/a.mp3' }]);
    open('/content/detail/x', { hub });
    expect(await screen.findByRole('heading', { name: 'Listen' })).toBeDefined();
    expect(screen.getByText('Walk')).toBeDefined();
  });

  it.each([
    ['an address without a layout', '/games/overview'],
    ['an address that leads nowhere', '/no/such/page'],
    ['a page that asks for a login', '/my_account'],
    ['an article that is not there', '/content/detail/gone'],
    ['an article that no portal can show', '/content/detail/raw'],
  ])('shows the day at %s', async (_, at) => {
    const hub = shipHub().on(contentRoutes.article, ({ params: { id } }) =>
      id === 'gone'
        ? (refuse(404, 'not_found') as never)
        : { id: id ?? '', title: 'Survey', layoutType: 'UnfilteredHtml' },
    );
    open(at, { hub });
    expect(await screen.findByText('All on board')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('button')).toBeNull();
  });

  it('shows the pages of the specification against a hub that offers no screens', async () => {
    open('/shoreexcursions', { config: { ...SCREEN, extensions: [] } });
    expect(await screen.findByRole('heading', { name: 'Shore excursions' })).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });

  it('says of when it is while the hub is away', async () => {
    const { portal } = open('/weather');
    await screen.findByText('Clear sky');
    act(() => portal.connection.setState({ reachable: false, lastAnswerAt: NOON - 600_000 }));
    expect(screen.getByText('As of 11:50')).toBeDefined();
    act(() => portal.connection.setState({ oldestCopyAt: NOON - 24 * 3_600_000 }));
    expect(screen.getByText('As of 14 Jun, 12:00')).toBeDefined();
    expect(screen.getByText('Clear sky')).toBeDefined();
  });
});

describe('time on a screen', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));
  afterEach(() => void vi.useRealTimers());

  it('[A150] the footer comes with a touch and goes after ten seconds', async () => {
    open('/weather');
    await screen.findByText('Clear sky');
    act(() => void window.dispatchEvent(new Event('pointermove')));
    expect(screen.getByRole('contentinfo')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('contentinfo')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('languages take turns, and wait while somebody touches', async () => {
    open('/weather');
    await screen.findByText('Weather today');
    await act(() => vi.advanceTimersByTimeAsync(12_500));
    expect(await screen.findByText('Wetter heute')).toBeDefined();
    for (let second = 0; second < 20; second += 5) {
      act(() => void window.dispatchEvent(new Event('pointermove')));
      await act(() => vi.advanceTimersByTimeAsync(5_000));
    }
    expect(screen.getByText('Wetter heute')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await act(() => vi.advanceTimersByTimeAsync(12_500));
    expect(await screen.findByText('Météo du jour', undefined, { timeout: 5_000 })).toBeDefined();
  });
});
