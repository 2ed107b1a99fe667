import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { type LineupEvent, programmeRoutes } from '#contract/areas/programme.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

/** 14:00 in Madrid, which is the ship's time. */
const NOW = Date.parse('2026-06-15T12:00:00Z');

const naples: Schedule = {
  id: 'd7',
  date: '15/06/2026',
  day: 7,
  title: 'Naples',
  atSea: false,
  arrives: '09:00',
  departs: '19:00',
  allOnBoard: '18:30',
  image: 'port-naples',
  description: '<p>Under the volcano.</p>',
  currency: 'Euro',
  language: { en: 'Italian', de: 'Italienisch' },
  nameOfPier: 'Molo Angioino',
  localAgentName: 'Agenzia Partenope',
  gangway: 'Deck 3',
  openWeatherCityName: 'Naples',
};
const atSea: Schedule = { id: 'd8', date: '16/06/2026', day: 8, title: 'Ionian Sea', atSea: true };
const rome: Schedule = { ...naples, id: 'd6', date: '14/06/2026', day: 6, title: 'Rome' };
const athens: Schedule = { ...naples, id: 'd9', date: '17/06/2026', day: 9, title: 'Athens' };
const EVENTS: LineupEvent[] = [
  {
    id: 'b',
    name: 'Jazz',
    venue: 'Blue Hour',
    venueLevel: 'Deck 6',
    start: '21:30',
    end: '23:30',
    description: '<p>Standards.</p>',
  },
  { id: 'a', name: 'Yoga', venue: 'Sun deck', venueLevel: 'Deck 12', start: '08:00', end: '08:45' },
];

function voyageHub(): FakeHub {
  return new FakeHub()
    .on(holidayRoutes.schedules, [naples, atSea, rome, athens, { ...naples, id: 'x', date: 'soon' }])
    .on(
      holidayRoutes.schedule,
      ({ params }) =>
        [naples, atSea].find(({ id }) => id === params.id) ?? refuse(404, 'not_found', 'There is no such day.'),
    )
    .on(programmeRoutes.events, ({ query }) => ({
      lineup: [
        { date: query.get('date') ?? '', events: EVENTS },
        { date: query.get('date') ?? '', events: [{ id: 'other', name: 'Not in the first entry', start: '07:00' }] },
      ],
    }))
    .on(weatherRoutes.ofDate, {
      synopsis: { en: 'Clear sky', de: 'Klar' },
      temperature: 24.4,
      feelsLike: 25,
      windSpeed: 4,
      windDirection: 225,
      humidity: 60,
      unit: 'metric',
      icon: '01d',
      schedule: naples,
    })
    .on(contentRoutes.pdfs, [{ id: 'p', name: 'Ashore.pdf', url: '/v1/blobs/files/p.pdf' }])
    .on(contentRoutes.videos, [{ id: 'v', name: 'Naples', description: 'Naples by ship', urlFrontend: '/v1/v.mp4' }]);
}

const open = (at: string, options: RenderOptions = {}) =>
  renderPortal({ hub: voyageHub(), at, now: () => NOW, ...options });
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Days of the voyage' })).getAllByRole('article');
const hrefs = (tile: HTMLElement | undefined) =>
  tile
    ? within(tile)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : undefined;

describe('the days of the voyage', () => {
  it('[B168 B169 B170] are tiles from today on that lead to the day and its excursions', async () => {
    const { hub } = open('/itinerary/overview');
    const [first, , third, ...others] = await tiles();
    expect(others).toEqual([]);
    expect(hub.callsTo(holidayRoutes.schedules)).toHaveLength(1);
    expect(first?.textContent).toContain('Naples');
    expect(first?.textContent).toContain('Arrival 09:00');
    expect(first?.textContent).toContain('Departure 19:00');
    expect(hrefs(first)).toEqual(['/itinerary/detail/d7', '/shoreexcursions/15-06-2026']);
    expect(hrefs(third)).toEqual(['/itinerary/detail/d9', '/shoreexcursions/17-06-2026']);
  });

  it('[B171] [BD41] are disabled at sea: neither link is there', async () => {
    open('/itinerary/overview');
    const [ashore, sea] = await tiles();
    expect(sea?.dataset.disabled).toBe('true');
    expect(ashore?.dataset.disabled).toBe('false');
    expect(hrefs(sea)).toEqual([]);
    expect(sea?.textContent).toContain('At sea');
  });

  it('[B172] stand in growing shades', async () => {
    open('/itinerary/overview');
    const shades = (await tiles()).map((tile) => tile.style.getPropertyValue('--tile-opacity'));
    expect(shades).toEqual(['0.2', '0.3', '0.4']);
  });

  it('[BD40] keep past ones with showPastEvents', async () => {
    open('/itinerary/overview', { config: { hub: { uiSettings: { showPastEvents: true } } } });
    expect((await tiles()).map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
      'Rome',
      'Naples',
      'Ionian Sea',
      'Athens',
    ]);
  });

  it('[B173] [BD41] lead to the programme in the second view, at sea too', async () => {
    open('/itinerary/schedules');
    expect((await tiles()).map(hrefs)).toEqual([
      ['/itinerary/spark/15-06-2026'],
      ['/itinerary/spark/16-06-2026'],
      ['/itinerary/spark/17-06-2026'],
    ]);
  });

  it('[BD40] may be none, which is no error', async () => {
    open('/itinerary/overview', { hub: voyageHub().on(holidayRoutes.schedules, []) });
    expect(await screen.findByText('There are no days to show.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[C20] say what went wrong, and can be tried again', async () => {
    const hub = voyageHub().on(holidayRoutes.schedules, refuse(500, 'broken', 'The chart is wet.'));
    const { user } = open('/itinerary/overview', { hub });
    expect(await screen.findByText('There has been an error: The chart is wet.')).toBeDefined();
    hub.on(holidayRoutes.schedules, [naples]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(1);
  });
});

describe('one day', () => {
  it('[B174 B175] shows title, date, arrival, all on board, departure and the port', async () => {
    const { hub } = open('/itinerary/detail/d7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Naples' })).toBeDefined();
    expect(hub.callsTo(holidayRoutes.schedule)[0]?.path).toBe('itinerary/schedules/d7');
    expect(screen.getByText('Day 7 · Monday, 15/06/2026')).toBeDefined();
    const told = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(told).toMatchObject({
      Arrival: '09:00',
      'All on board': '18:30',
      Departure: '19:00',
      Pier: 'Molo Angioino',
      Gangway: 'Deck 3',
      'Port agent': 'Agenzia Partenope',
      Currency: 'Euro',
      Language: 'Italian',
    });
    expect(screen.getByText('Under the volcano.')).toBeDefined();
  });

  it('[A9 B12] shows times in twelve hours where the look says so', async () => {
    open('/itinerary/detail/d7', { config: { hub: { layoutTheme: 'nightflight' } } });
    expect(await screen.findByText('9:00 AM')).toBeDefined();
    expect(await screen.findByText('9:30 PM – 11:30 PM')).toBeDefined();
  });

  it('[B176] offers its PDFs and films on a guest’s own device', async () => {
    const { hub } = open('/itinerary/detail/d7');
    expect((await screen.findByRole('link', { name: 'Download Ashore (PDF)' })).getAttribute('download')).toBe(
      'Ashore.pdf',
    );
    expect(await screen.findByText('Watch')).toBeDefined();
    expect(hub.callsTo(contentRoutes.pdfs)[0]?.path).toContain('blobs/pdfs/d7');
    expect(hub.callsTo(contentRoutes.videos)[0]?.path).toContain('blobs/videos/d7');
  });

  it('[B176] offers no films on a kiosk, and PDFs only where it may show them', async () => {
    const { hub } = open('/itinerary/detail/d7', { config: { deviceType: 'Kiosk' } });
    await screen.findByRole('table');
    expect(hub.callsTo(contentRoutes.videos)).toHaveLength(0);
    expect(screen.queryByText('Watch')).toBeNull();
    expect(screen.queryByText('Documents')).toBeNull();
  });

  it('[B177 B178] links to the experiences of its date when the setting is there', async () => {
    open('/itinerary/detail/d7', {
      config: { hub: { uiSettings: { itineraryExcursionLinkPath: '/onboard/excursions/' } } },
    });
    const link = await screen.findByRole('link', { name: 'View experiences' });
    expect(link.getAttribute('href')).toBe('/onboard/excursions/15-06-2026');
  });

  it('[B177] has no link to experiences without the setting', async () => {
    open('/itinerary/detail/d7');
    await screen.findByRole('heading', { level: 1, name: 'Naples' });
    expect(screen.queryByText('View experiences')).toBeNull();
  });

  it('[B179] says "There has been an error:" and which', async () => {
    open('/itinerary/detail/none');
    expect(await screen.findByText('There has been an error: There is no such day.')).toBeDefined();
  });

  it('[B180] shows the weather of its date', async () => {
    const { hub } = open('/itinerary/detail/d7');
    const weather = await screen.findByRole('region', { name: 'Weather' });
    expect(await within(weather).findByText('Clear sky')).toBeDefined();
    expect(weather.textContent).toContain('24 °C');
    expect(weather.textContent).toContain('4 m/s SW');
    expect(hub.callsTo(weatherRoutes.ofDate)[0]?.path).toBe('itinerary/weather/15-06-2026');
  });

  it.each([
    ['is refused', refuse(404, 'not_found', '')],
    ['has no synopsis', { unit: 'metric', schedule: naples }],
  ])('[B181] says that there is no weather when it %s', async (_, answer) => {
    open('/itinerary/detail/d7', { hub: voyageHub().on(weatherRoutes.ofDate, answer) });
    expect(await screen.findByText('The weather for this port is unavailable')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Naples' })).toBeDefined();
  });

  it('[BD43] asks for no weather at sea', async () => {
    const { hub } = open('/itinerary/detail/d8');
    await screen.findByRole('table');
    expect(hub.callsTo(weatherRoutes.ofDate)).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
  });
});

describe('the events of a date', () => {
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it.each(['/itinerary/events/15-06-2026', '/itinerary/detail/d7'])(
    '[B182 B185 B186] [BD42] at %s are a table of time, title, deck and venue',
    async (at) => {
      const { hub } = open(at);
      expect(await rows()).toEqual([
        ['Time', 'Title', 'Deck', 'Venue'],
        ['08:00 – 08:45', 'Yoga', 'Deck 12', 'Sun deck'],
        ['21:30 – 23:30', 'Jazz', 'Deck 6', 'Blue Hour'],
      ]);
      expect(hub.callsTo(programmeRoutes.events)[0]?.query.get('date')).toBe('15/06/2026');
    },
  );

  it('[B183] open when they have a description, and only then', async () => {
    const { user } = open('/itinerary/events/15-06-2026');
    await user.click(await screen.findByRole('button', { name: 'Jazz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jazz' });
    expect(within(dialog).getByText('Standards.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Yoga', hidden: true })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['an empty lineup', { lineup: [] }],
    ['a day without events', { lineup: [{ date: '15/06/2026', events: [] }] }],
    ['no lineup', {} as never],
    ['a 404', refuse(404, 'not_found')],
    ['nothing at all', new HubAnswer(200, '')],
  ])('[B184 C21] [BD42] say that there are none for %s', async (_, answer) => {
    open('/itinerary/events/15-06-2026', { hub: voyageHub().on(programmeRoutes.events, answer) });
    expect(await screen.findByText('No events on 15/06/2026')).toBeDefined();
  });

  it.each(['soon', '31-02-2026', '2026-06-15'])('[BD4] of %s are none, and nobody is asked', async (date) => {
    const { hub } = open(`/itinerary/events/${date}`);
    expect(await screen.findByText(`No events on ${date}`)).toBeDefined();
    expect(hub.callsTo(programmeRoutes.events)).toHaveLength(0);
  });

  it('can be tried again', async () => {
    const hub = voyageHub().on(programmeRoutes.events, refuse(500, 'broken'));
    const { user } = open('/itinerary/events/15-06-2026', { hub });
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(programmeRoutes.events, { lineup: [{ date: '15/06/2026', events: EVENTS }] });
    await user.click(again);
    expect(await rows()).toHaveLength(3);
  });
});
