// The line to the ship is cut: what was read is there, and comes back to life with the line.
import { inside, role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

// Without a line every call fails, and each engine has words of its own for it.
test.use({ expectComplaints: /did not load|fetch|network|load failed|connection|stream|offline/i });

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
  await phone.sees(inside(role('main'), role('link', /Restaurants/)));
  await phone.goto('/search');
  await phone.sees(role('heading', 'Search'));
  await line.mend();
  await phone.goto('/dailyprogram/today');
  await phone.sees(role('heading', 'Daily programme'));
  await phone.seesNo(text(/^Offline/));
});
