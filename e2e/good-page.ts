import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LARGEST_SHIFT = 0.1; // Core Web Vitals, good

/** The page stands: its heading or content is there, nothing loads any more, pictures have their bytes. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** What every page must be: accessible, steady, and no wider than its device. */
export async function expectGoodPage(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  );
  expect(findings).toEqual([]);
  expect(await page.evaluate(() => window.layoutShift ?? 0)).toBeLessThan(LARGEST_SHIFT);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
