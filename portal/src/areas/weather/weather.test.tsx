import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { type PortWeather, weatherRoutes } from '#contract/areas/weather.ts';
import { FakeHub, type HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

const naples: Schedule = {
  id: 'd7',
  date: '15/06/2026',
  day: 7,
  title: 'Naples',
  atSea: false,
  arrives: '09:00',
  departs: '19:00',
  allOnBoard: '18:30',
  image: 'naples',
  currency: 'Euro (€)',
  language: 'Italian',
  nameOfPier: 'Molo Beverello',
  localAgentName: 'Agenzia Sole',
  gangway: 'Deck 4, midship',
  openWeatherCityName: 'Naples',
};
const clear: PortWeather = {
  synopsis: 'Clear sky',
  temperature: 26,
  feelsLike: 27,
  windDirection: 225,
  windSpeed: 3,
  humidity: 50,
  unit: 'metric',
  icon: '01d',
  schedule: naples,
};
/** Late on the 14th by the clock of the hub; the 15th on board, in Madrid. */
const now = () => Date.parse('2026-06-14T22:30:00Z');

function open(weather: PortWeather | HubAnswer, schedules: Schedule[] | HubAnswer = [naples]) {
  const hub = new FakeHub().on(holidayRoutes.schedules, schedules).on(weatherRoutes.ofDate, weather);
  return renderPortal({ at: '/weather', hub, now });
}

describe('the weather of today', () => {
  it('[A90 C250 C251 C252 C253 C254 C258] is a card with weather, times and port, of the day on board, without a login', async () => {
    const { hub } = open(clear);
    const weather = await screen.findByRole('region', { name: 'Weather' });
    for (const text of ['Clear sky', '26 °C', '27 °C', '3 m/s SW', '50 %']) {
      expect(within(weather).getByText(text)).toBeTruthy();
    }
    expect(weather.querySelector('svg')?.classList).toContain('lucide-sun');
    expect(document.querySelector('main article img')?.getAttribute('src')).toContain('reference=naples&');
    expect(screen.getByRole('heading', { level: 2, name: 'Naples' })).toBeTruthy();
    const told = screen.getAllByRole('term').filter((term) => !weather.contains(term));
    expect(told.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Arrival', '09:00'],
      ['All on board', '18:30'],
      ['Departure', '19:00'],
      ['Pier', 'Molo Beverello'],
      ['Gangway', 'Deck 4, midship'],
      ['Port agent', 'Agenzia Sole'],
      ['Currency', 'Euro (€)'],
      ['Language', 'Italian'],
    ]);
    expect(hub.callsTo(weatherRoutes.ofDate).map(({ path }) => path)).toEqual(['itinerary/weather/15-06-2026']);
  });

  it('[C256] [CD41] at sea is a message, and nothing is asked', async () => {
    const { hub } = open(clear, [{ ...naples, atSea: true }]);
    expect(await screen.findByText('We are at sea today')).toBeTruthy();
    expect(hub.callsTo(weatherRoutes.ofDate)).toHaveLength(0);
  });

  it.each<[string, PortWeather | HubAnswer, Schedule[] | HubAnswer]>([
    ['no day of the voyage today', clear, [{ ...naples, date: '14/06/2026' }]],
    ['a failed call', refuse(503, 'unavailable'), [naples]],
    ['an empty answer', {}, [naples]],
    ['a voyage that cannot be read', clear, refuse(503, 'unavailable')],
  ])('[C255] [CD41] with %s is not available', async (_, weather, schedules) => {
    open(weather, schedules);
    expect(await screen.findByText('Weather not available')).toBeTruthy();
    expect(screen.queryByText('Molo Beverello')).toBeNull();
  });

  it('[C255] is asked for again when the guest wants', async () => {
    const { hub, user } = open(refuse(503, 'unavailable'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(weatherRoutes.ofDate, clear);
    await user.click(again);
    expect(await screen.findByText('Clear sky')).toBeTruthy();
  });

  it.each<[string, PortWeather]>([
    ['synopsis', { ...clear, synopsis: undefined }],
    ['city', { ...clear, schedule: { ...naples, openWeatherCityName: undefined } }],
    ['port day', { ...clear, schedule: undefined }],
  ])('[C257] [CD41] without a %s is unavailable, with the port still shown', async (_, weather) => {
    open(weather);
    expect(await screen.findByText('The weather for this port is unavailable')).toBeTruthy();
    expect(screen.getByText('Molo Beverello')).toBeTruthy();
    expect(screen.queryByText('26 °C')).toBeNull();
  });

  it('[C258] [CD41] shows the whole port day where the answer says little of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open({
      ...clear,
      windDirection: 'NE',
      schedule: { openWeatherCityName: 'Naples', title: '', gangway: 'Deck 3' },
    } as never);
    const weather = await screen.findByRole('region', { name: 'Weather' });
    expect(within(weather).getByText('3 m/s NE')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Naples' })).toBeTruthy();
    for (const text of ['09:00', 'Molo Beverello', 'Deck 3']) expect(screen.getByText(text)).toBeTruthy();
    expect(document.querySelector('main article img')?.getAttribute('src')).toContain('reference=naples&');
    warn.mockRestore();
  });
});
