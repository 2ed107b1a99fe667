// Every page for everybody is served drawn, with what it reads: a phone shows it before any of its code is there.
import type { Page } from '@playwright/test';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { layoutShift, settled } from '../good-page.ts';
import { samplesOf } from '../pages/samples.ts';
import { expect, test } from '../test.ts';

/** What a visitor's own device has to read; a page that plays has nothing to be drawn. */
const WAITING = new Set(['/vod/overview/watchlist']);

const ROUTES = ROUTE_MAP.filter(({ access }) => access === 'open' || access === 'loginPage').map(({ path }) => path);
const PUBLIC = ROUTES.flatMap((path) => samplesOf(path));

/** A page that is served without a drawing, one that waits for something, or a whole one. */
function stateOf(html: string): 'bare' | 'waiting' | 'whole' {
  const [, drawing] = /<div id="first-view"[^>]*>(.*)<div id="root">/s.exec(html) ?? [];
  if (!drawing) return 'bare';
  return drawing.includes('data-loading') ? 'waiting' : 'whole';
}

/** Opens a page until it comes drawn: the first visit may come before the thread that draws is there. */
async function openDrawn(page: Page, address: string, part: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(`#first-view ${part}`).first()).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

test('every page for everybody comes drawn', async ({ open }) => {
  const page = await open('App');
  expect(PUBLIC.length).toBeGreaterThan(70);
  for (const address of PUBLIC) {
    // The first visit may come before the thread that draws is there, or be drawn too late.
    await expect
      .poll(
        async () => {
          const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
          const html = await answer.text();
          // Browsers lay a page with a field out once more, before its styles are there.
          expect(html, address).not.toMatch(/<input[^>]* type="(text|search|password|tel|email|number)"/);
          return stateOf(html);
        },
        { message: address },
      )
      .toBe(WAITING.has(address) ? 'waiting' : 'whole');
  }
});

test('a page of films is drawn with its poster, and nothing moves when the portal takes its place', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true });
  for (const address of ['/vod/overview', '/vod/detail/m101', '/vod/overview/channels', '/wayfinder', '/shipdetail']) {
    await openDrawn(page, address, 'main img');
    await expect(page.locator('#first-view')).toHaveCount(0);
    await expect(page.locator('#root main :is(h1, h2)').first()).toBeVisible();
    await page.waitForLoadState('load');
    expect((await layoutShift(page)).total, address).toBeLessThan(0.05);
  }
});

const ON_A_PHONE = [...ROUTES.flatMap((path) => samplesOf(path).slice(0, 1)), '/content/detail/article-today'];
const PARTS = 4;

test.describe('on a phone of 412 pixels, as many are, nothing moves while a page is drawn and taken over', () => {
  for (let part = 0; part < PARTS; part += 1) {
    test(`part ${part + 1} of ${PARTS}`, async ({ open }) => {
      const page = await open('App', { withoutServiceWorker: true, width: 412 });
      const addresses = ON_A_PHONE.filter((_, place) => place % PARTS === part);
      expect(addresses.length).toBeGreaterThan(10);
      for (const address of addresses) {
        await page.goto(address);
        // A page that came without its drawing has none either before the portal runs.
        await expect(page.locator('#root main > *').first()).toBeAttached();
        await expect(page.locator('#first-view')).toHaveCount(0);
        await expect(page.locator('#root [data-loading]')).toHaveCount(0);
        const { total, moves } = await layoutShift(page);
        expect(total, `${address}\n${moves.join('\n')}`).toBeLessThan(0.05);
      }
    });
  }
});

test('words that were drawn before their face came are not counted once more when the portal takes their place', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(
      () => document.querySelector('#root') && !document.querySelector('#first-view:not([data-painted])'),
    );
    await route.continue();
  });
  // As on a far link, where the code is on its way for longer than a face.
  await page.route(/\/libraries-.*\.js$/, async (route) => {
    await page.waitForFunction(() => document.querySelector('#root') && document.fonts.status === 'loaded');
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isOver = document.getElementById('root') && !document.getElementById('first-view');
      if (isOver) performance.mark('taken over');
    }).observe(document, { subtree: true, childList: true });
  });
  for (const address of ['/dailyprogram', '/wherewhen', '/itinerary/events/01-01-2001', '/ratings/allinone']) {
    await openDrawn(page, address, 'main :is(h1, h2)');
    await expect(page.locator('#first-view')).toHaveCount(0);
    await settled(page);
    const { largest, takenOver } = await page.evaluate(largestParts);
    expect(largest.length, address).toBeGreaterThan(0);
    expect(takenOver, address).toBeGreaterThan(0);
    expect(
      largest.filter((time) => time > takenOver),
      address,
    ).toEqual([]);
  }
});

/** Runs in the page: when a part was the largest that had been seen. */
async function largestParts(): Promise<{ largest: number[]; takenOver: number }> {
  const [first] = performance.getEntriesByName('taken over');
  const largest = await new Promise<number[]>((told) => {
    const observer = new PerformanceObserver((list) => told(list.getEntries().map(({ startTime }) => startTime)));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return { largest, takenOver: first?.startTime ?? 0 };
}

test('what a QR code leads to is drawn at the code’s own address', async ({ open }) => {
  const page = await open('App', { expectComplaints: /ERR_FAILED/ });
  await page.route(/\.js$/, (route) => route.abort());
  await expect(async () => {
    await page.goto('/QR/myphotos');
    await expect(page.locator('#first-view h1')).not.toBeEmpty({ timeout: 2_000 });
    await expect(page.locator('#first-view main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  }).toPass();
});

test('a drawing says when things begin, and not what time it is', async ({ open }) => {
  const page = await open('App', { expectComplaints: /ERR_FAILED/ });
  await page.route(/\.js$/, (route) => route.abort());
  await openDrawn(page, '/dailyprogram', 'main time');
  await expect(page.locator('#first-view main time').first()).toBeVisible();
  await expect(page.locator('#first-view [data-bar] time').first()).toBeHidden();
});
