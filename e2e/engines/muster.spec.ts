// The safety drill: a film to its end, in the player that the engine has, a confirmation, and the station.
import { musterRoutes } from '#contract/areas/muster.ts';
import { ship } from '../ship.ts';
import { GUESTS, logIn } from './engine-guests.ts';
import { type GuestPage, role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

const FILM_MS = 180_000;

declare global {
  interface Window {
    /** Seconds of the film, and those between its first picture and its end. */
    drill?: { length: number; watched: number };
  }
}

/** Jumps to the end once the film runs, and takes the time that it lasts nevertheless; runs in the page. */
function jumpAhead(): void {
  const film = document.querySelector('video');
  let began = 0;
  film?.addEventListener('timeupdate', () => {
    if (began || film.currentTime === 0) return;
    began = performance.now() - film.currentTime * 1_000;
    film.currentTime = film.duration - 0.1;
  });
  film?.addEventListener('ended', () => {
    window.drill = { length: film.duration, watched: (performance.now() - began) / 1_000 };
  });
}

/** C196, C197: the player of WebKit fills the screen, is left by its own button and taken up again. */
async function leaveAndResume(phone: GuestPage): Promise<void> {
  await expect.poll(() => phone.run(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.5);
  await phone.tap(role('button', 'Close full screen'));
  expect(await phone.run(() => document.querySelector('video')?.paused)).toBe(true);
  await phone.tap(role('button', 'Resume'));
}

test('[C205] the safety film cannot be skipped, is confirmed at its end, and the station makes it complete', async ({
  phone,
  engineName,
}) => {
  test.setTimeout(420_000);
  const { accountNumber, ...who } = GUESTS[engineName];
  // WebKit has a player of its own, with other words.
  const start = engineName === 'webkit' ? 'Play' : /^Start/;
  await logIn(phone, { accountNumber, ...who });
  await phone.goto('/muster/video');
  await phone.sees(role('button', start));
  await phone.run(jumpAhead);
  await phone.tap(role('button', start));
  if (engineName === 'webkit') await leaveAndResume(phone);
  await phone.sees(role('button', 'Confirm'), {}, FILM_MS);
  if (engineName === 'webkit') await phone.sees(role('button', 'Rewatch'));
  const { length, watched } = await phone.run(() => window.drill ?? { length: 0, watched: 0 });
  expect(length).toBeGreaterThan(30);
  expect(watched).toBeGreaterThan(length - 2);

  await phone.check(role('checkbox', new RegExp(who.firstName)));
  await phone.check(role('checkbox', /accept/));
  await phone.tap(role('button', 'Confirm'));
  await phone.sees(text('Thank you, that is confirmed.'));
  await phone.tap(role('link', 'See the status'));
  await phone.sees(text('Safety film watched'));
  await ship.callOps(musterRoutes.scans, { body: { scans: [{ accountNumber, station: 'A' }] } });
  await phone.sees(text('Muster station visited'));
});
