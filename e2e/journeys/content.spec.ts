// What an operator publishes, as guests read it: hostile texts, documents, preview, dates, screens.
import type { Page } from '@playwright/test';
import { contentRoutes } from '#contract/areas/content.ts';
import { toHubDate, wallClock } from '#contract/hub-date.ts';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { expectGoodPage } from '../good-page.ts';
import { packAtSea } from '../pack.ts';
import { PortalPage } from '../pages/portal.page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const pack = await packAtSea('meridian');
const today = wallClock(new Date(), pack.operator.shipTimeZone).day;
const voyage = resolveVoyage(today, pack);

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The pack has no ${what}.`);
  return found;
}

const published = pack.content.articles.filter((article) => article.published && !article.externalRedirectURL);
const hidden = need(
  pack.content.articles.find((article) => !article.published && !article.unlisted),
  'hidden article',
);
const hiddenShelf = hidden.category ? `/content/overview/${hidden.category}` : '/content/overview';

test.describe('hostile articles', () => {
  /** Answers in place of the hub, as a hub that cleans nothing would. */
  async function answerArticle(page: Page, html: string) {
    const article = {
      id: 'evil',
      title: `<b>The title</b> ${html}`,
      description: `<p>The beginning of the text</p>${html}<p>The end of the text</p>`,
      location: html,
      layoutType: 'Classic',
      published: true,
    };
    await page.route('**/v1/cms/articles/evil*', (route) => route.fulfill({ json: article }));
  }

  test('[AD40] run no script in the page, even where no policy of the server forbids it', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: ship.hubUrl, bypassCSP: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const ran: string[] = [];
    await page.exposeFunction('pwned', () => ran.push('pwned'));
    page.on('dialog', (dialog) => {
      ran.push('dialog');
      dialog.dismiss();
    });
    await answerArticle(page, HOSTILE_HTML.join('\n'));
    await page.goto('/content/detail/evil');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The title');
    // Some of the hundred are left open, and swallow the end.
    await expect(page.getByRole('main').getByText('The beginning of the text')).toBeVisible();
    const left = await page.getByRole('main').evaluate((main) => {
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('[class*="hidden"]')) continue;
        for (const type of [
          'pointerenter',
          'mouseover',
          'focus',
          'animationstart',
          'animationend',
          'toggle',
          'error',
        ]) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
        if (element instanceof HTMLAnchorElement && !element.target) element.click();
      }
      const forbidden =
        'script, style, iframe, object, embed, form, input, template, base, meta, link, math, svg script';
      const attributes = [...main.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      return {
        elements: main.querySelectorAll(forbidden).length,
        handlers: attributes.filter(({ name }) => name.startsWith('on')).length,
      };
    });
    expect(left).toEqual({ elements: 0, handlers: 0 });
    // What a picture that fails would start has had its time, and the trap is one that snaps.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate('pwned()');
    expect(ran).toEqual(['pwned']);
    await context.close();
  });

  test('[AD40] one by one leave the page standing', async ({ open }) => {
    const expectComplaints = /404|ERR_|Content Security Policy|Failed to load/;
    const page = await open('App', { expectComplaints, withoutServiceWorker: true });
    for (const html of HOSTILE_HTML.filter((_, place) => place % 20 === 0)) {
      await page.unrouteAll();
      await answerArticle(page, html);
      await page.goto('/content/detail/evil');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('The title');
      await expect(page.getByRole('main').getByText('The end of the text')).toBeVisible();
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    }
  });
});

test.describe('documents', () => {
  const owner = need(
    published.find(({ pdfs }) => pdfs.some(({ id }) => id === 'deck-plan')),
    'article with the deck plan',
  );
  const name = need(owner.pdfs[0], 'deck plan').name.replace(/\.pdf$/, '');

  test('[A317 A318 A321] a kiosk that allows them opens, turns and closes a PDF', async ({ open }) => {
    const page = await open('Kiosk');
    await page.goto(`/content/detail/${owner.id}`);
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.getByRole('img', { name: /Page 1 of \d/ })).toBeVisible();
    await expect.poll(() => inkOf(page)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('img', { name: /Page 2 of \d/ })).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('img', { name: /Page 1 of \d/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
    await button.click();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('[A324] a screen shows them 856 wide and turns by itself', async ({ open }) => {
    const page = await open('DigitalSignage');
    await page.clock.install();
    await page.goto(`/content/detail/${owner.id}`);
    await expect(page.getByText(/^Page 1 of \d/)).toBeVisible();
    expect((await page.locator('canvas').boundingBox())?.width).toBe(856);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();
  });

  test('[A319] a phone downloads them', async ({ open }) => {
    const page = await open('App');
    await page.goto(`/content/detail/${owner.id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${name} (PDF)` }).click();
    expect((await download).suggestedFilename()).toBe(`${name}.pdf`);
  });

  /** How many pixels of the drawing are dark. */
  function inkOf(page: Page): Promise<number> {
    return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at] ?? 255) < 128 && pixels[at + 3] === 255) dark += 1;
      }
      return dark;
    });
  }
});

test('[A296 A297 A298 A299] [AD39] an operator previews what guests cannot see', async ({ open }) => {
  const { token } = await ship.callOps(contentRoutes.previewToken, {});
  const address = `/content/detail/${hidden.id}`;
  const guest = await open('App', { expectComplaints: /404/ });
  await guest.goto(address);
  await expect(guest.getByText('404 - content not found.')).toBeVisible();

  const page = await open('App');
  await page.goto(`${address}?previewMode=true&previewToken=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: hidden.title.en })).toBeVisible();
  await expect(page.getByText('Hidden (preview)').first()).toBeVisible();
  await expect(page).toHaveURL(`${address}?previewMode=true`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hidden.title.en })).toBeVisible();

  const shelved = page.waitForRequest((request) => /v1\/cms\/content\/articles\//.test(request.url()));
  await page.goto(`${hiddenShelf}?previewMode=true`);
  expect((await shelved).headers().previewtoken).toBe(token);
  const tile = page.getByRole('link', { name: new RegExp(`^${hidden.title.en}`) });
  await expect(tile).toContainText('Hidden (preview)');
  await tile.click();
  await expect(page).toHaveURL(`${address}?previewMode=true`);
});

test('[A66] a German guest reads German dates and words', async ({ open }) => {
  const portal = new PortalPage(await open('App', { language: 'de' }));
  await portal.open('/dailyprogram');
  const words = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  await expect(portal.content.getByText(words.format(new Date(`${today}T00:00:00Z`)), { exact: true })).toBeVisible();
  await expect(portal.content.getByRole('heading', { level: 1 })).toHaveText('Tagesprogramm');

  const timetable = need(
    published.find(({ layoutType }) => layoutType === 'Timetable'),
    'timetable',
  );
  const lastDay = Math.max(...timetable.events.flatMap(({ days = [] }) => days));
  await portal.open(`/content/detail/${timetable.id}`);
  const date = toHubDate(voyage.dateOf(lastDay)).replaceAll('/', '.');
  await expect(portal.content.getByText(date).first()).toBeVisible();
});

test('[A88] a screen turns its programme by itself and comes back to the top', async ({ open }) => {
  const page = await open('DigitalSignage');
  await page.clock.install();
  await page.goto('/dailyprogram/tomorrow');
  await expect(page.locator('[data-screen="ready"]')).toBeVisible();
  const flow = page.locator('[data-pages]');
  const at = () => flow.getAttribute('data-page');
  await expect.poll(async () => Number(await flow.getAttribute('data-pages'))).toBeGreaterThan(1);
  await page.clock.fastForward(12_000);
  await expect.poll(at).toBe('2');
  for (let turn = 0; turn < 30 && (await at()) !== '1'; turn += 1) await page.clock.fastForward(12_000);
  await expect.poll(at).toBe('1');
});

test('[A297] what an operator hides is gone for guests at once, and back when published', async ({ open }) => {
  const article = need(
    published.findLast(({ category, unlisted }) => category && !unlisted),
    'article in a category',
  );
  const page = await open('App', { expectComplaints: /404/ });
  const publish = (on: boolean) =>
    ship.callOps(contentRoutes.publish, { body: { kind: 'article', id: article.id, published: on } });
  await publish(false);
  try {
    await page.goto(`/content/detail/${article.id}`);
    await expect(page.getByText('404 - content not found.')).toBeVisible();
  } finally {
    await publish(true);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: article.title.en })).toBeVisible();
});

test('titles of pages have one size, whichever area they belong to', async ({ open }) => {
  const page = await open('App');
  const title = page.getByRole('heading', { level: 1 });
  const sizes = { 390: new Set<string>(), 1280: new Set<string>() };
  for (const address of ['/dining/overview', '/content/overview', '/weather', '/login']) {
    await page.goto(address);
    await expect(title).toBeVisible();
    for (const width of [390, 1280] as const) {
      await page.setViewportSize({ width, height: 800 });
      sizes[width].add(await title.evaluate((heading) => getComputedStyle(heading).fontSize));
    }
  }
  expect([...sizes[390]]).toEqual(['32px']);
  expect([...sizes[1280]]).toEqual(['44px']);
});
