// The rulers of the sweeps measure: each finds the fault that is put before it. One that finds nothing would pass every page.
import type { Page } from '@playwright/test';
import { FIRST_VIEW_ID } from '#contract/first-view.ts';
import { misfits } from '../fits.ts';
import { expectGoodPage, layoutShift, settled } from '../good-page.ts';
import { wearLook } from '../other-answers.ts';
import { overlappingControls } from '../overlaps.ts';
import { expectOwnPage } from '../own-page.ts';
import { shipPack } from '../pack.ts';
import { untranslatedOn } from '../pages/untranslated.ts';
import { screenFaults } from '../screen-faults.ts';
import { unfitForStanding } from '../standing.ts';
import { expect, test } from '../test.ts';

/** The page stands already. */
const SHORT_MS = 2_000;

/** Puts something at the end of the page's content; `style` is set by script, as the page's policy wants it. */
const put = (page: Page, markup: string, style: Readonly<Record<string, string>> = {}) =>
  page.evaluate(
    ([html, css]) => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      for (const element of holder.querySelectorAll<HTMLElement>('[data-fault]')) Object.assign(element.style, css);
      document.querySelector('#root main')?.append(holder);
    },
    [markup, style] as const,
  );

test('what is too wide, cut, squeezed or covered on a phone is found', async ({ open }) => {
  const page = await open('App');
  await page.goto('/dining/overview');
  await settled(page);
  expect(await misfits(page)).toMatchObject({ sideways: 0, wide: [], cut: [], squeezed: [] });
  expect(await overlappingControls(page)).toEqual([]);

  await put(page, '<p data-fault>far out</p>', { width: '900px' });
  expect(await misfits(page)).toMatchObject({ sideways: expect.any(Number), wide: ['p “far out”'] });
  await page.reload();
  await settled(page);
  await put(page, '<p data-fault>cut in the middle</p>', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
  expect((await misfits(page)).cut).toEqual(['p “cut in the middle”']);
  await put(page, '<p data-fault>letters</p>', { width: '1ch', overflowWrap: 'anywhere' });
  expect((await misfits(page)).squeezed).toEqual(['p “letters”']);
  await put(page, '<button data-fault>one</button><button data-fault>other</button>', { marginInlineEnd: '-20px' });
  expect(await overlappingControls(page)).toEqual(['button “one” and button “other”']);
});

test('what is small, narrow, below or above at a kiosk is found', async ({ open }) => {
  const page = await open('Kiosk');
  await page.goto('/login');
  await settled(page);
  expect(await unfitForStanding(page)).toEqual({ small: [], narrow: [], below: [], above: [] });

  await put(page, '<p data-fault>fine print</p>', { fontSize: '14px' });
  expect((await unfitForStanding(page)).small).toEqual([expect.stringContaining('fine print')]);
  await put(page, '<a href="/" data-fault>tiny</a>', {
    display: 'block',
    width: '30px',
    height: '30px',
    minWidth: '0',
    minHeight: '0',
  });
  expect((await unfitForStanding(page)).narrow).toEqual([expect.stringContaining('tiny')]);

  // The page's own action, taken out of sight and out of reach.
  await page.goto('/dining/detail/dining-pergola');
  await settled(page);
  const move = (top: string) =>
    page.evaluate((to) => {
      const action = document.querySelector<HTMLElement>('main [class*="_primary"]');
      Object.assign(action?.style ?? {}, { position: 'fixed', top: to });
    }, top);
  await move('3000px');
  expect((await unfitForStanding(page)).below).toHaveLength(1);
  await move('10px');
  expect((await unfitForStanding(page)).above).toHaveLength(1);
});

test('what is small or outside on a screen is found', async ({ open }) => {
  const page = await open('DigitalSignage');
  await page.goto('/weather');
  await expect(page.locator('[data-screen="ready"]')).toBeVisible();
  await settled(page);
  expect(await screenFaults(page)).toMatchObject({ small: [], cut: [] });
  await page.locator('[data-screen="ready"]').evaluate((shown) => {
    const line = (words: string, style: Partial<CSSStyleDeclaration>) => {
      const added = document.createElement('p');
      added.textContent = words;
      Object.assign(added.style, { position: 'fixed', fontSize: '40px', ...style });
      shown.append(added);
    };
    line('fine print', { fontSize: '20px', top: '0', left: '0' });
    line('over the edge', { top: '0', left: `${innerWidth - 30}px`, whiteSpace: 'nowrap' });
  });
  expect(await screenFaults(page)).toMatchObject({ small: ['fine print 20px'], cut: ['over the edge'] });
});

test('a jump, a control without a name and a word of another language are found', async ({ open }) => {
  const pack = await shipPack();
  const page = await open('App', { language: 'de' });
  await page.goto('/dining/overview');
  await settled(page);
  const untranslated = untranslatedOn(pack, 'de');
  expect(await untranslated(page)).toEqual([]);
  await put(page, '<p>Log out</p><p>some.key</p>');
  expect(await untranslated(page)).toEqual(['Log out', 'some.key']);

  await put(page, '<button></button>');
  await expect(expectGoodPage(page)).rejects.toThrow(/button-name/);

  await page.reload();
  await settled(page);
  expect((await layoutShift(page)).total).toBeLessThan(0.1);
  // In the half second after a load jumps do not count.
  const jump = () =>
    page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('#root main');
      if (main) main.style.paddingTop = main.style.paddingTop ? '' : '400px';
    });
  await expect
    .poll(async () => {
      await jump();
      return (await layoutShift(page)).total;
    })
    .toBeGreaterThan(0.1);
});

test('a page that is lost, failed, or a login in its place is none', async ({ open }) => {
  const page = await open('App', { expectComplaints: /404|ERR_FAILED/, withoutServiceWorker: true });
  await page.goto('/content/detail/no-such-article');
  await expect(expectOwnPage(page, '/content/detail/no-such-article', { timeout: SHORT_MS })).rejects.toThrow();
  await page.goto('/my_account');
  await expect(expectOwnPage(page, '/my_account', { timeout: SHORT_MS })).rejects.toThrow();
  await page.route(/\/v1\/dining/, (route) => route.abort());
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/dining/overview');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(expectOwnPage(page, '/dining/overview', { timeout: SHORT_MS })).rejects.toThrow();
});

test('a page in another look is not seen in the drawing that the hub made of its own', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true });
  await wearLook(page, 'nightflight');
  const drawings: number[] = [];
  // Each time the page may come in other pieces.
  for (const address of ['/dining/overview', '/spa/overview', '/activity/overview', '/itinerary/overview', '/']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    drawings.push(await page.locator(`#${FIRST_VIEW_ID}`).count());
  }
  expect(drawings).toEqual([0, 0, 0, 0, 0]);
});
