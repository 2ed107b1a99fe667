// The line to the ship is cut: what was read is there, and comes back to life with the line.
import { role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

test.use({ expectComplaints: /./ });

test('without a network the portal opens, and says so', { tag: '@short' }, async ({ phone, line }) => {
  await phone.goto('/');
  await phone.sees(role('heading'));
  // The portal waits ten seconds for a quiet link; a journey need not.
  await phone.run(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  });
  const isKept = () => phone.run(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true);
  await phone.goto('/');
  await phone.sees(role('heading'));
  await line.cut();
  await phone.goto('/');
  await phone.sees(text(/^Offline/));
  await phone.goto('/account');
  await phone.sees(role('heading'));
  await line.mend();
  await phone.goto('/dailyprogram/today');
  await phone.seesNo(text(/^Offline/));
  await phone.sees(role('heading'));
});
