// A live channel, by script: WebKitGTK's own HLS plays none (docs/decisions/025-every-browser.md).
import { filmsReady } from '../pages/player.ts';
import { role } from './guest-page.ts';
import { plays } from './media.ts';
import { test } from './test.ts';

test.use({ isNewPhone: true });
test.beforeAll(filmsReady);

test('a live channel plays', async ({ phone }) => {
  await phone.goto('/channels');
  await phone.tap(role('link', /World News/));
  await plays(phone);
});
