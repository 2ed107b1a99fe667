// The operator reloads devices. On a ship of its own: a reload reaches every device of its kind, also those of other journeys.
import type { Page } from '@playwright/test';
import { signageRoutes } from '#contract/areas/signage.ts';
import { expect, test } from '../own-ship.ts';
import { ship } from '../ship.ts';

test('[A261 A263 A264] a command reloads every kiosk or every screen, and no other device', async ({ open }) => {
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  const pages = { Kiosk: await open('Kiosk'), DigitalSignage: await open('DigitalSignage') };
  for (const page of Object.values(pages)) {
    const registered = page.waitForResponse(/digitalsignage\/events\/register/);
    await page.goto('/');
    await registered;
    await mark(page);
  }
  const isFirstLoad = (kind: keyof typeof pages) => pages[kind].evaluate(() => 'isFirstLoad' in window);

  const registeredAgain = pages.Kiosk.waitForResponse(/digitalsignage\/events\/register/);
  await ship.callOps(signageRoutes.reload, { body: { deviceType: 'Kiosk' } });
  await registeredAgain;
  expect(await isFirstLoad('Kiosk')).toBe(false);
  expect(await isFirstLoad('DigitalSignage')).toBe(true);

  await mark(pages.Kiosk);
  const screenLoaded = pages.DigitalSignage.waitForResponse(/digitalsignage\/events\/register/);
  await ship.callOps(signageRoutes.reload, { body: { deviceType: 'DigitalSignage' } });
  await screenLoaded;
  expect(await isFirstLoad('DigitalSignage')).toBe(false);
  expect(await isFirstLoad('Kiosk')).toBe(true);
});
