// A film by a remote control, which has arrows and Enter, on a screen of the size of a television.
import { expect, test } from '../own-ship.ts';
import { filmsReady } from '../pages/player.ts';
import { arrowTo, focused } from '../pages/remote-control.ts';

test.setTimeout(180_000);

test('[C93] a film is found, played and left by arrows alone', async ({ open }) => {
  await filmsReady();
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
