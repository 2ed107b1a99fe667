// What a guest's phone fetches before a page shows, held by bytes and by the length of the chain, which no busy machine changes.
import type { Page } from '@playwright/test';
import { layoutShift, settled } from '../good-page.ts';
import { samplesOf } from '../pages/samples.ts';
import { expect, test } from '../test.ts';

const BYTES_PER_KB = 1000;

interface Limits {
  /** Scripts and styles, compressed. */
  codeKb: number;
  /** The page itself with its first answers. */
  pageKb: number;
  /** What stands in the page later, and is fetched beside it without keeping it waiting. */
  later?: RegExp;
}

/** A page may grow by a tenth; more wants a reason. */
const PAGES: Readonly<Record<string, Limits>> = {
  '/': { codeKb: 150, pageKb: 40, later: /\/TodayWeather-/ },
  '/content/overview/:id?': { codeKb: 188, pageKb: 25 },
  '/content/detail/:id': { codeKb: 188, pageKb: 25 },
  '/shoreexcursions/:date?': { codeKb: 203, pageKb: 60 },
  '/shoreexcursion/:id': { codeKb: 203, pageKb: 25 },
  '/onboard/excursions/:date?': { codeKb: 203, pageKb: 25 },
  '/dining/overview': { codeKb: 198, pageKb: 25 },
  '/dining/detail/:id': { codeKb: 198, pageKb: 25 },
  '/itinerary/overview': { codeKb: 192, pageKb: 25 },
  // The side of the ship and the first deck are in it.
  '/wayfinder': { codeKb: 176, pageKb: 36 },
  '/login': { codeKb: 180, pageKb: 15, later: /\/(LoginArticle|rich-text)-/ },
};
/** The other pages for everybody, by their code in KB; none is heavier than `OTHER_PAGE_KB`. */
const OTHERS: readonly [codeKb: number, ...routes: string[]][] = [
  [176, '/weather', '/games/overview', '/restaurantavailability/overview/:id', '/search'],
  [191, '/problem/overview', '/ratings', '/ratings/feedback/:id', '/ratings/allinone', '/channels'],
  [201, '/timetable', '/wherewhen', '/dailyprogram/:date?', '/scheduledprogram', '/itinerary/schedules'],
  [201, '/itinerary/detail/:id', '/itinerary/events/:date', '/itinerary/spark/:date?', '/itinerary/go'],
  [209, '/activity/overview', '/activity/category/:id', '/activity/detail/:id', '/musement/:countryId?/:cityId?'],
  [209, '/spa/overview', '/spa/category/:id', '/spa/detail/:id', '/seanetvod'],
  [213, '/excursion/:itineraryId/:excursionId', '/resorts/:resortId/:excursionId/:date'],
  [213, '/onboard/excursionsbyday/:day', '/onboard/excursion/:id'],
  [213, '/musement/activity/:activityId', '/musement-river/excursions', '/shipdetail'],
  [222, '/vod/overview', '/vod/detail/:id', '/vod/overview/channels', '/vod/overview/audios/:genreid?'],
  [222, '/vod/overview/:type/:genreId?', '/vod/overview/serie/:serieid/:season', '/seanetvod/movie/*'],
  [222, '/map/tracker/:id'],
];
const OTHER_PAGE_KB = 25;
const FONT_KB = 40;
/** Requests of code for one page: six connections take them in two turns. */
const CODE_FILES = 18;
/** The same for what the shell fetches beside every page. */
const BESIDE_ALL = /\/TakeAlong-/;
/** What a page tells the hub, listens to, or shows below its form keeps nobody waiting; what goes by the guest's currency is only drawn. */
const ASIDE = /\/v1\/(activities\/|metrics\/|digitalsignage\/events\/|cms\/articles\/findByHashtag\?hashtag=loginForm)/;

interface Fetched {
  path: string;
  bytes: number;
}

/** Everything that the page asked for before its heading or first field stood there. */
async function fetchedBefore(
  page: Page,
  address: string,
): Promise<{ html: string; pageBytes: number; all: Fetched[] }> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('#root main :is(h1, h2, input)')) return;
      performance.mark('shown');
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  const answer = await page.goto(address);
  await page.locator('#root main :is(h1, h2, input)').first().waitFor();
  const html = (await answer?.text()) ?? '';
  const { pageBytes, all } = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('shown');
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = entries.filter(({ startTime }) => startTime < (shown?.startTime ?? 0));
    return {
      pageBytes: opened?.encodedBodySize ?? 0,
      all: before.map(({ name, encodedBodySize }) => ({
        path: name.replace(location.origin, ''),
        bytes: encodedBodySize,
      })),
    };
  });
  return { html, pageBytes, all };
}

/** The calls that a page may begin with: those that its row names, its pictures with their subjects, and the configuration. */
async function readsOf(page: Page, route: string): Promise<RegExp[]> {
  type Row = { path: string; reads: (string | { path: string })[] };
  const { pages }: { pages: Row[] } = await (await page.request.get('/.vite/pages.json')).json();
  const reads = pages.find(({ path }) => path === route)?.reads ?? [];
  const paths = reads.map((read) => (typeof read === 'object' ? read.path : read));
  return ['devices/config', 'blobs/focus', 'blobs/image', ...paths].map((path) => {
    const [before = '', query] = path.replace(/:\w+/g, '[^/?]+').split(/\?(?=\w+=)/);
    return new RegExp(`^/v1/${before}${query ? `\\?${query}$` : '(\\?|$)'}`);
  });
}

const kilobytes = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_KB;

/** Opens the page; answers when it shows, its code, its data and itself being no more than may be. */
async function expectLight(page: Page, route: string, limits: Limits): Promise<void> {
  const [address = route] = samplesOf(route);
  const { html, pageBytes, all } = await fetchedBefore(page, address);
  const isLater = (path: string) => BESIDE_ALL.test(path) || limits.later?.test(path);
  const code = all.filter(({ path }) => /\.(js|css)$/.test(path) && !isLater(path));
  expect(code.length).toBeGreaterThan(4);
  expect(code.length).toBeLessThanOrEqual(CODE_FILES);
  expect(kilobytes(code)).toBeLessThanOrEqual(limits.codeKb);
  expect(pageBytes / BYTES_PER_KB).toBeLessThanOrEqual(limits.pageKb);
  const preloaded = all.filter(({ path }) => html.includes(`as="font" type="font/woff2" crossorigin href="${path}"`));
  expect(preloaded).not.toEqual([]);
  expect(kilobytes(preloaded)).toBeLessThanOrEqual(FONT_KB);
  // The chain: the page, then its files, all of which it names; its data came with it, or are asked for together with them.
  expect(code.map(({ path }) => path).filter((path) => !html.includes(`"${path}"`))).toEqual([]);
  const calls = all.map(({ path }) => path).filter((path) => path.startsWith('/v1/') && !ASIDE.test(path));
  const reads = await readsOf(page, route);
  expect(calls.filter((path) => !reads.some((one) => one.test(path)))).toEqual([]);
}

for (const [route, limits] of Object.entries(PAGES)) {
  test(`${route} is light, and asks for everything at once`, async ({ open }) => {
    const page = await open('App');
    await expectLight(page, route, limits);
    await settled(page);
    expect(await picturesInSeveralWidths(page)).toEqual([]);
  });
}

for (const [codeKb, ...routes] of OTHERS) {
  test(`${routes.join(', ')}: light, and ask for everything at once`, async ({ open }) => {
    for (const route of routes) {
      const page = await open('App');
      await expectLight(page, route, { codeKb, pageKb: OTHER_PAGE_KB });
      await page.context().close();
    }
  });
}

/** Whatever its width and version. */
const pictureOf = (address: string) => address.replace(/&(width|version)=[^&]*/g, '');

/** Of a page that rests: what is still on its way stands in no list. */
async function picturesInSeveralWidths(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const pictures = [...new Set(fetched)].filter((address) => address.includes('/v1/blobs/image?'));
  const byPicture = Object.groupBy(pictures, (address) => pictureOf(address));
  return Object.values(byPicture).flatMap((widths = []) => (widths.length > 1 ? [widths.join(' ')] : []));
}

for (const address of ['/', '/shoreexcursions', '/itinerary/overview']) {
  test(`${address}: pictures on their way to the drawing are the page’s own`, async ({ open }) => {
    const page = await open('App', { withoutServiceWorker: true });
    const isReplaced = Promise.withResolvers<void>();
    await page.route(/\/v1\/blobs\/image/, async (route) => {
      await isReplaced.promise;
      await route.continue();
    });
    // The first visit may come before the thread that draws is there.
    await expect(async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('#first-view main img').first()).toBeAttached();
    }).toPass();
    await page.locator('#root:not([data-behind]) main :is(h1, h2)').first().waitFor();
    isReplaced.resolve();
    await settled(page);
    await expect(page.locator('#root main img[data-loaded="true"]').first()).toBeAttached();
    expect(await picturesInSeveralWidths(page)).toEqual([]);
  });
}

for (const kind of ['App', 'Kiosk'] as const) {
  test(`${kind}: a page that is left asks for none of its pictures again`, async ({ open }) => {
    const page = await open(kind, { withoutServiceWorker: true });
    const asked = new Set<string>();
    const isHeld = Promise.withResolvers<void>();
    await page.route(/\/v1\/blobs\/image/, async (route) => {
      asked.add(route.request().url());
      await isHeld.promise;
      // One that was called back needs no answer.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/content/overview', { waitUntil: 'commit' });
    const links = page.locator('#root:not([data-behind]) main a[href^="/content/overview/"]');
    await expect.poll(() => links.count()).toBeGreaterThan(3);
    await expect.poll(() => asked.size).toBeGreaterThan(3);
    const before = [...asked].filter((address) => !/article-/.test(address));
    const calledBack = new Set<string>();
    page.on('requestfailed', (request) => calledBack.add(request.url()));
    await links.first().click();
    await expect(page).toHaveURL(/\/content\/overview\/./);
    // Those of a drawing, which a kiosk has none of, stay on their way.
    if (kind === 'Kiosk') await expect.poll(() => before.filter((address) => !calledBack.has(address))).toEqual([]);
    isHeld.resolve();
    await settled(page);
    const pictures = Object.groupBy(asked, (address) => pictureOf(address));
    expect(Object.values(pictures).filter((widths = []) => widths.length > 1)).toEqual([]);
  });
}

test('every picture of a page may be kept for good', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true });
  const kept = new Map<string, string>();
  page.on('response', (answer) => {
    if (answer.url().includes('/v1/blobs/image?')) kept.set(answer.url(), answer.headers()['cache-control'] ?? '');
  });
  await page.goto('/dining/overview');
  await expect(page.locator('#root main img[data-loaded="true"]').first()).toBeAttached();
  await settled(page);
  expect(kept.size).toBeGreaterThan(3);
  expect([...kept].filter(([, cacheControl]) => !cacheControl.includes('immutable'))).toEqual([]);
});

test('a page is seen before any of the portal’s code is there', async ({ open }) => {
  const page = await open('App', { expectComplaints: /ERR_FAILED/ });
  await page.route(/\.js$/, (route) => route.abort());
  // The first visit may come before the thread that draws is there.
  await expect(async () => {
    await page.goto('/dining/overview');
    const drawn = page.locator('#first-view');
    await expect(drawn.locator('h1')).toHaveText('Restaurants');
    await expect(drawn.locator('main img').first()).toHaveCSS('opacity', '1');
    await expect(drawn.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
    const frame = await drawn.locator('main [data-picture]').first().boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }).toPass();
});

test('a drawing is laid out when its styles have come, and not before', async ({ open }) => {
  const page = await open('App');
  // Under way for as long as this lasts: of a script that is lost the page itself would show its drawing.
  await page.route(/\.js$/, () => undefined);
  let come = () => {};
  const styles = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/index-[^/]*\.css$/, async (route) => {
    await styles;
    await route.continue();
  });
  const drawn = page.locator('#first-view');
  const height = () => drawn.evaluate((view) => view.getBoundingClientRect().height);
  // The first visit may come before the thread that draws is there.
  await expect(async () => {
    await page.goto('/dining/overview', { waitUntil: 'commit' });
    await expect(drawn.locator('h1')).toHaveText('Restaurants', { timeout: 2_000 });
  }).toPass();
  expect(await height()).toBe(0);
  come();
  await expect.poll(height).toBeGreaterThan(500);
});

test('a page out of the cache is painted before the portal’s code runs', async ({ open }) => {
  const page = await open('App');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('script[src*="/index-"]')) return;
      performance.mark('run');
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  // The first visit fills the cache, and may come before the thread that draws is there.
  await expect(async () => {
    await page.goto('/dining/overview');
    await expect(page.locator('#root h1')).toHaveText('Restaurants');
    const [painted, run] = await page.evaluate(() =>
      ['first-contentful-paint', 'run'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
    );
    expect(painted).toBeGreaterThan(0);
    expect(run).toBeGreaterThan(painted ?? 0);
  }).toPass();
});

/** Headings as the pages have them; what fits a line in one face has to fit it in the other. */
const HEADINGS = [
  'Monday 16 November · Naples',
  'Tuesday 17 November · Valletta',
  'Samstag, 11. Juli · Dubrovnik',
  'Jeudi 31 décembre · Santorin',
  'Shore excursions',
  'Daily programme',
  'Restaurants',
];

test('a drawing breaks its headings where the page will, in a stand-in of the same width', async ({ open }) => {
  const page = await open('App');
  await page.goto('/dining/overview');
  const heading = page.locator('#root h1');
  await heading.waitFor();
  const wider = await heading.evaluate(async (element, texts) => {
    await document.fonts.ready;
    const { fontFamily } = getComputedStyle(element);
    const line = element.appendChild(document.createElement('span'));
    line.style.whiteSpace = 'nowrap';
    const width = (text: string, family: string) => {
      line.style.fontFamily = family;
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    const standIn = fontFamily.replace(/^[^,]*,/, '');
    return texts.map((text) => width(text, standIn) / width(text, fontFamily));
  }, HEADINGS);
  for (const part of wider) {
    expect(part).toBeGreaterThan(0.97);
    expect(part).toBeLessThan(1.055);
  }
});

test('the portal takes the place of the drawing, and nothing moves', async ({ open }) => {
  const page = await open('App');
  for (const address of ['/', '/dining/overview', '/login']) {
    await page.goto(address);
    await expect(page.locator('#root main :is(h1, h2, input)').first()).toBeVisible();
    await expect(page.locator('#first-view')).toHaveCount(0);
    await page.waitForLoadState('load');
    expect((await layoutShift(page)).total).toBeLessThan(0.05);
  }
});

test('a long list lays out the tiles near the view, keeps the place of the others, and finds their words', async ({
  open,
}) => {
  const page = await open('App');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shoreexcursions');
  const tiles = page.locator('#root:not([data-behind]) main li > a[href^="/shoreexcursion/"]');
  await tiles.first().waitFor();
  const drawn = () =>
    tiles.evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(drawn).toBeGreaterThan(0);
  const count = await tiles.count();
  expect(await drawn()).toBeLessThan(count / 2);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'room for tiles of some eight lines').toBeGreaterThan(count * 160);
  const last = (await tiles.last().locator('span span').first().textContent()) ?? '';
  expect(
    await page.evaluate((words) => (window as unknown as { find(words: string): boolean }).find(words), last),
  ).toBe(true);
  await expect(tiles.last()).toBeInViewport();
});
