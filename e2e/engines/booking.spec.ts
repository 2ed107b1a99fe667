// A table by the wizard, and a dialog that is opened and left by the keyboard.
import { GUESTS, logIn } from './engine-guests.ts';
import { role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

const MS_PER_DAY = 86_400_000;
/** Today and tomorrow the evening is almost full, and guests of three engines want a table. */
const QUIET_DAY = new RegExp(
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(Date.now() + 3 * MS_PER_DAY),
);

test('the wizard books a table', async ({ phone, engineName }) => {
  await logIn(phone, GUESTS[engineName]);
  await phone.goto('/dining/detail/dining-pergola');
  await phone.tap(role('button', 'Book now'));
  await phone.isAt('/tacbooking');
  await phone.check(role('radio', '2'));
  await phone.tap(role('radio', QUIET_DAY));
  await phone.tap(text(/^20:45 – 22:30/));
  await phone.check(role('checkbox', 'I accept the conditions'));
  await phone.tap(role('button', 'Book now'));
  await phone.sees(text(/You are booked/));
});

test('a dialog takes the keyboard, keeps it and gives it back', async ({ phone, engineName }) => {
  await logIn(phone, GUESTS[engineName]);
  await phone.goto('/my_account/pin');
  const opener = role('button', 'Reset PIN');
  await phone.pressOn(opener, 'Enter');
  await phone.sees(role('dialog'));
  expect(await phone.run(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  // More stops than the dialog has: at its end may come the browser's own, never the page behind.
  for (let stop = 0; stop < 6; stop++) {
    await phone.engine.press('Tab');
    const isBehind = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog');
    expect(await phone.run(isBehind)).toBe(false);
  }
  await phone.engine.press('Escape');
  await phone.seesNo(role('dialog'));
  await phone.sees(opener, { isFocused: true });
});
