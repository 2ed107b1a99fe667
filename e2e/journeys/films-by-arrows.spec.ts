// A film by a remote control, which has arrows and Enter, on a screen of the size of a television.
import type { Page } from '@playwright/test';
import { expect, test } from '../own-ship.ts';
import { ship } from '../ship.ts';

test.setTimeout(180_000);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element?.matches('a, button, input, [tabindex="0"]')) return '';
    return element.getAttribute('aria-label') ?? element.textContent;
  });

async function arrowTo(page: Page, key: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20 && !name.test(await focused(page)); presses++) await page.keyboard.press(key);
  expect(await focused(page)).toMatch(name);
}

test('[C93] a film is found, played and left by arrows alone', async ({ open }) => {
  await expect
    .poll(async () => (await (await fetch(`${ship.sandboxUrl}/video-one/films`)).json()).state, { timeout: 120_000 })
    .toBe('ready');
  const page = await open('Kiosk', { withoutServiceWorker: true });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/vod/detail/m101');
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await arrowTo(page, 'ArrowDown', /^Play$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-surface]')).toBeAttached();
  // Until the film is there its time cannot be moved.
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled({ timeout: 60_000 });
  // The first arrow finds the picture, the next one what lies below it.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-surface]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Position');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-controls] button:focus')).toBeVisible();
  await arrowTo(page, 'ArrowLeft', /^(Play|Pause)$/);
  await arrowTo(page, 'ArrowRight', /^Full screen$/);
  await arrowTo(page, 'ArrowUp', /^Back$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vod\/detail\/m101$/);
});
