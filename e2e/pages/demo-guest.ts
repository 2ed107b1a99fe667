import type { Page } from '@playwright/test';
import { photosRoutes } from '#contract/areas/photos.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { firstDemoGuest } from '../pack.ts';
import { clientOf } from './guest-calls.ts';
import { guest } from './guests.ts';
import { LoginPage } from './login.page.ts';

/** Logs in as the first guest whom the start prints, in whatever way the pack asks for. */
export async function logInAsDemoGuest(page: Page, pack: Pack): Promise<void> {
  const { pmsConfiguration, uiSettings, featureFlags } = pack.operator;
  const deployment = { pms: pmsConfiguration.pms, appLoginByName: uiSettings.appLoginByName, isKiosk: false };
  await new LoginPage(page).logInTo(deployment, guest(firstDemoGuest(pack).accountNumber, pack));
  const sessionId = await page.waitForFunction(() => {
    const kept = Object.values(localStorage).map(String).join(' ');
    return /"sessionId":"([^"]+)"/.exec(kept)?.[1];
  });
  // So that a sweep sees the photo pages themselves and not the question before them.
  if (featureFlags.photoMatchEnabled) await clientOf(await sessionId.jsonValue()).call(photosRoutes.optIn);
}
