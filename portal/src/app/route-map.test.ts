import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import { AREAS, type Route } from '#contract/route.ts';
import { ROUTE_MAP } from './route-map.ts';

const routes = ROUTE_MAP.map(({ path }) => ({ path, caseSensitive: true }));
const matched = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path;
function rowOf(pathname: string) {
  const route = matched(pathname);
  return ROUTE_MAP.find(({ path }) => path === route);
}

it('has a page or a pending mark for every route, and no route twice', () => {
  const unmarked = ROUTE_MAP.filter(({ page }) => page !== 'pending' && typeof page !== 'function');
  expect(unmarked).toEqual([]);
  expect(new Set(ROUTE_MAP.map(({ path }) => path)).size).toBe(ROUTE_MAP.length);
});

describe('the routes of the core', () => {
  it.each([
    ['[A75]', '/', 'open'],
    ['[A76]', '/login', 'loginPage'],
    ['[A77]', '/holiday', 'login'],
    ['[A78]', '/my_holiday', 'login'],
    ['[A79]', '/my_account', 'login'],
    ['[A80]', '/my_account/pin', 'login'],
    ['[A81]', '/my_onboard_bookings', 'login'],
    ['[A82]', '/tacbooking', 'login'],
    ['[A83]', '/content/overview', 'open'],
    ['[A84]', '/content/overview/12', 'open'],
    ['[A85]', '/content/detail/12', 'open'],
    ['[A86]', '/QR/pool', 'open'],
    ['[A86]', '/QR/pool/bar', 'open'],
    ['[A87]', '/timetable', 'open'],
    ['[A88]', '/dailyprogram', 'open'],
    ['[A88]', '/dailyprogram/today', 'open'],
    ['[A89]', '/scheduledprogram', 'open'],
    ['[A90]', '/weather', 'open'],
    ['[A91]', '/wherewhen', 'open'],
    ['[A92]', '/shipdetail', 'open'],
    ['[A93]', '/map/tracker/1', 'open'],
    ['[A94]', '/retina/login/1/2', 'typeA'],
    ['[A94]', '/retina/login/token', 'typeA'],
    ['[A94]', '/retina/loginsuccess', 'typeA'],
  ])('%s %s is there, %s', (_id, pathname, access) => {
    expect(rowOf(pathname)?.access).toBe(access);
  });
});

describe('the routes of excursions, bookings, programme and photos', () => {
  const accessOf = (pathname: string) => rowOf(pathname)?.access;

  it.each([
    '/holiday',
    '/my_holiday',
    '/basket',
    '/confirmation',
    '/onboard/bookexcursion/12',
    '/tacbooking',
    '/my_onboard_bookings',
    '/my_bookings',
    '/photomatch/overview',
    '/photomatch/consent',
    '/photomatch/myphotos',
    '/photomatch/packages',
    '/photomatch/cart',
    '/photomatch/orderconfirmation',
    '/photomatch/orders',
    '/photomatch/orderDetail',
  ])('[B1 B2] %s needs a guest', (pathname) => {
    expect(accessOf(pathname)).toBe('login');
  });

  it.each([
    '/shoreexcursions',
    '/shoreexcursions/03-07-2026',
    '/shoreexcursion/12',
    '/excursion/1/2',
    '/excursion/1/2/1',
    '/resorts/1/2/2026-07-03',
    '/onboard/excursions',
    '/onboard/excursions/03-07-2026',
    '/onboard/excursionsbyday/3',
    '/onboard/excursion/12',
    '/itinerary/overview',
    '/itinerary/schedules',
    '/itinerary/detail/12',
    '/itinerary/events/03-07-2026',
    '/itinerary/spark',
    '/itinerary/spark/03-07-2026',
    '/itinerary/go',
    '/activity/overview',
    '/activity/category/1',
    '/activity/detail/1',
    '/dining/overview',
    '/dining/detail/1',
    '/spa/overview',
    '/spa/category/1',
    '/spa/detail/1',
    '/musement',
    '/musement/82',
    '/musement/82/561',
    '/musement/activity/1',
    '/musement-river/excursions',
    '/dailyprogram/tomorrow',
    '/scheduledprogram',
    '/timetable',
    '/wherewhen',
  ])('[B2] %s can be read by anyone', (pathname) => {
    expect(accessOf(pathname)).toBe('open');
  });
});

describe('the routes of video, muster, ratings and what else there is on board', () => {
  it.each([
    '/muster/home',
    '/muster/video',
    '/muster/status',
    '/muster/schedule',
    '/cabinmessages',
    '/my_account',
    '/problem/new',
    '/problem/tracking',
    '/userratings/overview',
    '/userratings/feedback/1',
  ])('[C7] %s needs a guest', (pathname) => {
    expect(rowOf(pathname)?.access).toBe('login');
  });

  it.each([
    '/vod/overview',
    '/vod/overview/movies/201',
    '/vod/overview/serie/1/2',
    '/vod/overview/audio/1',
    '/vod/overview/channels',
    '/vod/detail/1',
    '/vod/1',
    '/vod/channel/1',
    '/seanetvod',
    '/seanetvod/movie/1',
    '/seanetvod/moviePlayer',
    '/channels',
    '/channel/1',
    '/ratings',
    '/ratings/feedback/1',
    '/weather',
    '/map/tracker/1',
  ])('[C6] %s can be opened by anyone', (pathname) => {
    expect(rowOf(pathname)?.access).toBe('open');
  });
});

it.each([
  '/weather/today',
  '/content/detail',
  '/content/detail/1/2',
  '/qr/pool',
  '/Login',
  '/loginx',
  '/dailyprogram/a/b',
  '/nowhere',
])('[A74] %s is no route', (pathname) => {
  expect(matched(pathname)).toBeUndefined();
});

it.each([
  ['/vod/login', '/vod/login'],
  ['/vod/overview', '/vod/overview'],
  ['/vod/17', '/vod/:id'],
  ['/vod/overview/serie/3', '/vod/overview/serie/:id'],
  ['/vod/overview/serie/3/1', '/vod/overview/serie/:serieid/:season'],
  ['/vod/overview/kids/movies', '/vod/overview/kids/movies'],
  ['/vod/overview/movies/4', '/vod/overview/:type/:genreId?'],
  ['/vod/overview/audio/4', '/vod/overview/audio/:id'],
  ['/musement/activity/9', '/musement/activity/:activityId'],
  ['/musement/it/9', '/musement/:countryId?/:cityId?'],
  ['/seanetvod/moviePlayer', '/seanetvod/moviePlayer'],
  ['/excursion/1/2/1', '/excursion/:itineraryId/:excursionId/1'],
])('[A96] fixed segments win over parameters: %s is %s', (pathname, path) => {
  expect(matched(pathname)).toBe(path);
});

it('[A4 A96] has routes of every area that shows pages of its own', () => {
  const shown = new Set<string>(ROUTE_MAP.map(({ area }) => area));
  const withoutPages = AREAS.filter((area) => !shown.has(area));
  // The device configures the portal, voyages are the operators'.
  expect(withoutPages).toEqual(['device', 'voyages']);
});

it.each([
  ['excursions', '/shoreexcursions', '/onboard/excursions'],
  ['basket', '/basket'],
  ['photos', '/photomatch/myphotos', '/photomatch/cart'],
  ['vod', '/vod/overview', '/seanetvod'],
  ['tv', '/channels', '/channel/1'],
  ['ratings', '/ratings'],
  ['games', '/games/overview'],
  ['muster', '/muster/home'],
  ['problems', '/problem/overview'],
  ['programme', '/itinerary/overview'],
  ['signage', '/restaurantavailability/overview/1'],
  ['messages', '/cabinmessages'],
])('[A96] the routes of %s are there', (area, ...pathnames) => {
  const rows = pathnames.map((pathname) => rowOf(pathname));
  expect(rows.map((row) => [row?.area, typeof row?.page])).toEqual(pathnames.map(() => [area, 'function']));
});

it.each([
  ['CMS content', 'content', '/content/overview', '/content/overview/12', '/content/detail/12'],
  ['shore excursions', 'excursions', '/shoreexcursions', '/shoreexcursion/1', '/excursion/1/2'],
  ['onboard excursions', 'excursions', '/onboard/excursions', '/onboard/excursion/1', '/onboard/bookexcursion/1'],
  ['basket and checkout', 'basket', '/basket', '/confirmation'],
  ['activities', 'bookables', '/activity/overview', '/activity/detail/1'],
  ['dining', 'bookables', '/dining/overview', '/dining/detail/1'],
  ['the spa', 'bookables', '/spa/overview', '/spa/detail/1'],
  ['their booking', 'bookables', '/tacbooking'],
  ['the daily programme', 'programme', '/dailyprogram', '/scheduledprogram'],
  ['the itinerary', 'programme', '/itinerary/overview', '/itinerary/schedules'],
  ['flights, hotel, cruise legs and guests', 'holiday', '/my_holiday'],
  ['video on demand', 'vod', '/vod/overview', '/seanetvod'],
  ['audio', 'vod', '/vod/overview/audios', '/vod/overview/audio/1'],
  ['live TV', 'tv', '/channels', '/channel/1'],
  ['weather', 'weather', '/weather'],
  ['ship tracking', 'tracker', '/map/tracker/1'],
  ['ship information', 'ship', '/shipdetail'],
  ['the ship map with the cabin finder', 'wayfinder', '/wayfinder'],
  ['consent to face matching', 'photos', '/photomatch/consent'],
  ['photo purchase', 'photos', '/photomatch/myphotos', '/photomatch/cart', '/photomatch/orders'],
  ['cabin messages', 'messages', '/cabinmessages'],
  ['onboard invoices', 'account', '/my_account'],
  ['problem reports', 'problems', '/problem/overview', '/problem/new', '/problem/tracking'],
  ['ratings and feedback', 'ratings', '/ratings', '/ratings/feedback/1'],
  ['games', 'games', '/games/overview'],
  ['the virtual muster', 'muster', '/muster/home', '/muster/video', '/muster/status'],
])('[A4] a guest can reach %s', (_what, area, ...pathnames) => {
  const rows = pathnames.map((pathname) => rowOf(pathname));
  expect(rows.map((row) => row?.area)).toEqual(pathnames.map(() => area));
  expect(rows.map((row) => typeof row?.page)).toEqual(pathnames.map(() => 'function'));
});

it('[A109] has no route for staff', () => {
  expect(ROUTE_MAP.filter(({ path }) => /admin|staff|crew|ops/.test(path))).toEqual([]);
});

it('[C5] [CD1] has no page for staff: what operators do is not in the portal', () => {
  expect(ROUTE_MAP.map(({ path }) => path).filter((path) => /ops|admin|staff|crew/i.test(path))).toEqual([]);
});

it('names only public reads of the contract as what a page begins with', () => {
  const paths = new Set(
    Object.values(CONTRACT)
      .flatMap((area) => Object.values(area) as Route[])
      .filter(({ method, access }) => method === 'GET' && access === 'public')
      .map(({ path }) => path.replace(/\{\w+\}/g, '{}')),
  );
  const reads = ROUTE_MAP.flatMap((row) => row.reads ?? []).map((read) =>
    typeof read === 'object' ? read.path : (read.split('?')[0] ?? ''),
  );
  expect(reads.length).toBeGreaterThan(0);
  // Whatever the address calls its parameter.
  const pathOf = (read: string) => read.replace(/:\w+/g, '{}');
  expect(reads.filter((read) => !paths.has(pathOf(read)))).toEqual([]);
});
