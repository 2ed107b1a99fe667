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
  // The list of captions: left sideways as it was, or with a choice; the focus is back on its button.
  await arrowTo(page, 'ArrowLeft', /^Subtitles$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Off' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await focused(page)).toBe('Subtitles');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await focused(page)).toBe('Subtitles');
  await arrowTo(page, 'ArrowUp', /^Back$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vod\/detail\/m101$/);
});

test('[C121] a film of the second provider is played and left by arrows alone', async ({ open }) => {
  await filmsReady();
  const page = await open('Kiosk', { withoutServiceWorker: true });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/seanetvod/movie/ballast');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await arrowTo(page, 'ArrowDown', /^Play$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled({ timeout: 60_000 });
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-surface]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('Back');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seanetvod\/movie\/ballast$/);
});

test('[C3] [CD5] where films are not shown, the first arrow finds what is', async ({ open }) => {
  const page = await open('Kiosk', { withoutServiceWorker: true });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/vod/overview');
  await expect(page.getByText('Films, series and music are on your own phone or tablet.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('TV channels');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels$/);
});
