// A guest stays a guest when the page is opened anew, and is gone from the phone after logging out.
import { storesWith } from '../pages/stores-with.ts';
import { GUESTS, logIn } from './engine-guests.ts';
import { role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

test('a guest stays logged in over a reload; the logout leaves nothing of the guest on the phone', {
  tag: '@short',
}, async ({ phone, engineName }) => {
  const who = GUESTS[engineName];
  const logOut = role('button', 'Log out');
  await logIn(phone, who);
  await phone.goto('/my_account');
  await phone.sees(text(`${who.firstName} ${who.lastName}`));
  await phone.goto('/my_onboard_bookings');
  await phone.isAt('/my_onboard_bookings');
  await phone.sees(logOut);
  const traces = await phone.run(() => {
    const { sessionId, sessionName } = JSON.parse(localStorage.getItem('guestportal') ?? '{}').authentication;
    return [String(sessionId), String(sessionName)];
  });
  traces.push(who.lastName, who.bookingReference);
  expect(await phone.run(storesWith, traces)).not.toEqual([]);

  await phone.tap(logOut);
  await phone.seesNo(logOut);
  await expect.poll(() => phone.run(storesWith, traces)).toEqual([]);
  await phone.goto('/my_account');
  await phone.isAt('/login');
});
