import { expect, it } from 'vitest';
import type { FirstViewRequest } from '#contract/first-view.ts';
import { aBookable } from '#portal-test/bookable-fixtures.ts';
import { anExcursion } from '#portal-test/excursion-fixtures.ts';
import { aDeviceConfig, type ConfigChanges } from '#portal-test/fixtures.ts';
import { drawFirstView } from './draw-first-view.tsx';

const NOW = Date.UTC(2026, 6, 3, 10);

function request(address: string, answers: Record<string, unknown>, config?: ConfigChanges): FirstViewRequest {
  const all = { 'devices/config': aDeviceConfig(config), ...answers };
  const texts = Object.fromEntries(Object.entries(all).map(([name, body]) => [name, JSON.stringify(body)]));
  return { address, language: 'de-AT', answers: texts, settings: '{"hubApiUrl":"/"}', now: NOW };
}
const DINING = { dining: [aBookable()] };

it('draws a page with its first answers, in the browser’s language', async () => {
  const view = await drawFirstView(request('/dining/overview', DINING));
  expect(view?.html).toContain('Die Pergola');
  expect(view?.html).toContain('/v1/blobs/image?');
  expect(view?.html).not.toMatch(/first\.view| style="| id="/);
  expect(view?.css).toContain('--ratio:4 / 3');
  expect(view).toMatchObject({ language: 'de', look: 'meridian' });
});

it('draws of a long list as much as a large window holds', async () => {
  const excursions = Array.from({ length: 30 }, (_, n) => anExcursion({ id: `walk-${n}`, date: '04/07/2026' }));
  const view = await drawFirstView(request('/shoreexcursions', { 'excursions/byDate': excursions }));
  expect(view?.html.match(/href="\/shoreexcursion\/walk-/g)).toHaveLength(12);
});

it('draws home with its modules, which wait for what stands above them', async () => {
  const schedule = { id: '1', date: '', day: 1, title: '', atSea: false, openWeatherCityName: 'Naples' };
  const weather = { synopsis: 'Sonnig', temperature: 21, schedule };
  const reads = { 'itinerary/schedules': [], 'cms/dailySchedule': [], 'itinerary/weather/03-07-2026': weather };
  const view = await drawFirstView(request('/', reads));
  expect(view?.html).toMatch(/Sonnig.*href="\/content\/overview"/);
  expect(view?.html).not.toContain('data-loading');
});

it('draws the weather of today with the port’s picture', async () => {
  const schedule = { id: '1', date: '03/07/2026', day: 1, title: 'Neapel', atSea: false, image: 'port-naples' };
  const weather = { synopsis: 'Sonnig', temperature: 21, schedule };
  const reads = { 'itinerary/schedules': [schedule], 'itinerary/weather/03-07-2026': weather };
  const view = await drawFirstView(request('/weather', reads));
  expect(view?.html).toMatch(/<img fetchPriority="high"[^>]*port-naples.*<h2[^>]*>Neapel<\/h2>/s);
  expect(view?.html).not.toContain('data-loading');
});

it('draws the words below the login form, before the code of rich texts is there', async () => {
  const article = {
    id: 'hint',
    title: { de: 'Ihre Karte' },
    description: { de: '<p>Die Nummer steht <b>vorn</b>.</p>' },
  };
  const view = await drawFirstView(
    request('/login', { 'cms/articles/findByHashtag?hashtag=loginFormExtra': [article] }),
  );
  expect(view?.html).toMatch(/<h2>Ihre Karte<\/h2>.*<p>Die Nummer steht vorn\s*\.<\/p>/);
});

it('draws the day with which the programme begins', async () => {
  const schedules = [{ id: 'd3', date: '03/07/2026', day: 3, title: 'Neapel', atSea: false }];
  const view = await drawFirstView(request('/itinerary/spark', { 'itinerary/schedules': schedules }));
  expect(view?.html).toMatch(/<h2>Neapel<\/h2>/);
});

it('draws the events with which the programme begins, by the answer of the schedule service', async () => {
  const uiSettings = { sparkUrl: 'http://schedule.test', sparkApiToken: 'secret', sparkPropertyId: 'star' };
  const events = [
    {
      id: 'jazz',
      name: 'Jazz',
      start: '21:30',
      end: '22:30',
      images: [{ type: 'Preview', url: 'http://schedule.test/jazz.webp' }],
    },
  ];
  const answers = {
    'itinerary/schedules': [{ id: 'd3', date: '03/07/2026', day: 3, title: 'Neapel', atSea: false }],
    'http://schedule.test/properties/star/schedule?date=2026-07-03&days=1': {
      lineup: [{ date: '2026-07-03', events }],
    },
  };
  const view = await drawFirstView(request('/itinerary/spark', answers, { hub: { uiSettings } }));
  expect(view?.html).toMatch(/src="http:\/\/schedule\.test\/jazz\.webp".*Jazz/);
  expect(view?.html).not.toContain('data-loading');
});

it('draws the frame of a page whose answers are not there', async () => {
  const view = await drawFirstView(request('/dining/overview', {}));
  expect(view?.html).toMatch(/<h1>Restaurants<\/h1>.*data-loading/);
});

it('draws the dark room of a page of films, which would begin in white', async () => {
  const view = await drawFirstView(request('/vod/overview', {}));
  expect(view?.html).toMatch(/<main[^>]*>.*data-theatre.*Wird geladen/);
});

it.each([
  ['a page for guests alone', '/holiday', {}, undefined],
  ['a kiosk', '/dining/overview', DINING, { deviceType: 'Kiosk' }],
  ['a screen', '/dining/overview', DINING, { deviceType: 'DigitalSignage' }],
  ['an address that is none', '/no/such/page/at/all', {}, undefined],
] as const)('draws nothing for %s', async (_, address, answers, config) => {
  expect(await drawFirstView(request(address, answers, config))).toBeUndefined();
});
