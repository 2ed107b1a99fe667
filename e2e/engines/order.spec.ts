// From home to an order that is confirmed, as half of the guests do it: on an iPhone.
import { excursion } from '../pages/excursions.ts';
import { emptyBasket } from '../pages/guest-calls.ts';
import { fillInLogin, GUESTS } from './engine-guests.ts';
import { label, role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

const trip = excursion('excursion-sounion');

test('home opens, a guest logs in by PIN and orders an excursion', { tag: '@short' }, async ({ phone, engineName }) => {
  const who = GUESTS[engineName];
  await emptyBasket(who);
  await phone.goto('/');
  await phone.sees(role('heading'));
  await phone.goto(trip.paths.shore);
  await phone.tap(role('link', 'Log in to book'));
  await fillInLogin(phone, who);
  await phone.isAt(trip.paths.choice);

  await phone.check(role('checkbox', new RegExp(who.firstName)));
  await phone.tap(role('button', /Add 1 place/));
  await phone.tap(role('link', 'Go to the basket'));
  await phone.isAt('/basket');
  const email = `${who.accountNumber}@${engineName}.example`;
  await phone.fill(label('Email'), email);
  await phone.fill(label('Confirm email'), email);
  await phone.check(role('checkbox', /accept the Terms/));
  await phone.tap(role('button', /^Place order/));
  await phone.isAt('/confirmation');
  await phone.sees(text(email));
  expect(await phone.find(text(/^[A-Z2-9]{8}$/))).toHaveLength(1);
});
