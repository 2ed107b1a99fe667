import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { requestsUnderWay } from './watch-page.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LARGEST_SHIFT = 0.1; // Core Web Vitals, good
/** A page that grows with its window would do so for ever. */
const TALLEST_PX = 60_000;

/** The page stands: its heading or content is there, nothing loads any more, pictures have their bytes. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
  // A ship that has just started still makes its pictures in the widths of a kiosk.
  await expect.poll(() => stillLoading(page), { intervals: [50, 100, 150], timeout: 60_000 }).toEqual([]);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || left > window.innerWidth;
    }),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Looks twice, two frames apart: an answer that has just arrived may make the page ask for more. */
async function stillLoading(page: Page): Promise<string[]> {
  const before = requestsUnderWay(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return [...before, ...requestsUnderWay(page)];
}

/** What every page must be: steady, no wider than its device, accessible. */
export async function expectGoodPage(page: Page): Promise<void> {
  await settled(page);
  await expectSteady(page);
  await expectNoSidewaysScroll(page);
  const viewport = page.viewportSize();
  await showWhole(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG_22_AA);
  // The portal frames nothing of its own; without the frames' blank page a look takes half the time.
  const { violations } = await axe.setLegacyMode().analyze();
  if (viewport) await page.setViewportSize(viewport);
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}

/** How far the layout has jumped since the page was opened. */
export function layoutShift(page: Page): Promise<{ total: number; moves: string[] }> {
  return page.evaluate(() => {
    if (!window.layoutShift) throw new Error('Nobody watches this page: see watch-page.ts.');
    return window.layoutShift;
  });
}

async function expectSteady(page: Page): Promise<void> {
  const shift = await layoutShift(page);
  expect(shift.total, `the layout jumped\n${shift.moves.join('\n')}`).toBeLessThan(LARGEST_SHIFT);
}

/**
 * As tall as its content: what a bar at the edge covers for the moment is no finding, a guest can scroll it free. What comes
 * into sight so may be taller than the place that was kept for it: then once more.
 */
async function showWhole(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  if (!viewport) return;
  for (let height = viewport.height; ; ) {
    const whole = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.documentElement.scrollHeight;
    });
    if (whole <= height || whole > TALLEST_PX) return;
    height = whole;
    await page.setViewportSize({ width: viewport.width, height });
  }
}

/** The same in the middle of a journey: a late answer moves what stands below it, and so does the whole view before. */
export async function expectGoodAnswer(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => {
    if (window.layoutShift) Object.assign(window.layoutShift, { total: 0, moves: [] });
  });
  await expectGoodPage(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
