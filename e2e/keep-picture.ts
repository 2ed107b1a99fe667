import type { Page } from '@playwright/test';
import { settled } from './good-page.ts';

/** `SCREENS=1 npm run e2e -- all-pages` leaves a picture of every page in `test-results/screens/` to look at. */
export async function keepPicture(page: Page, folder: string, address: string, fullPage = false): Promise<void> {
  if (!process.env.SCREENS) return;
  await settled(page);
  const name = address.slice(1).replaceAll('/', '_') || 'home';
  await page.screenshot({ path: `test-results/screens/${folder}/${name}.png`, fullPage });
}
