// Without a mouse: an order, and a table that is booked and cancelled.
import { excursion } from '../pages/excursions.ts';
import { emptyBasket } from '../pages/guest-calls.ts';
import { GUESTS, logIn } from './engine-guests.ts';
import { type GuestPage, inside, label, role, text } from './guest-page.ts';
import { expect, test } from './test.ts';

const trip = excursion('excursion-valletta-walk');

async function write(phone: GuestPage, field: string, words: string): Promise<void> {
  await phone.tabTo(label(field));
  await phone.engine.type(words);
}

test('an excursion is ordered by the keyboard alone', async ({ phone, engineName }) => {
  const who = GUESTS[engineName];
  const email = `${who.accountNumber}@keys.example`;
  await emptyBasket(who);
  await phone.goto('/');
  await phone.sees(role('heading'));
  await phone.engine.press('Tab');
  await phone.sees(role('button', 'Skip to content'), { isFocused: true });
  await phone.engine.press('Enter');
  await phone.sees(role('main'), { isFocused: true });
  await phone.pressOn(inside(role('main'), role('link', 'Shore excursions')), 'Enter');
  await phone.isAt(/^\/shoreexcursions/);
  await phone.pressOn(inside(role('main'), role('link', new RegExp(trip.name.en))), 'Enter');
  await phone.isAt(/valletta-walk/);
  await phone.pressOn(role('link', 'Log in to book'), 'Enter');
  await phone.isAt('/login');
  await write(phone, 'Account number', who.accountNumber);
  await write(phone, 'Cabin number', who.cabin);
  await write(phone, 'PIN', who.pin);
  await phone.engine.press('Enter');
  await phone.isAt(trip.paths.choice);

  await phone.pressOn(role('checkbox', new RegExp(who.firstName)), 'Space');
  await phone.sees(role('checkbox', new RegExp(who.firstName)), { isChecked: true });
  await phone.pressOn(role('button', /Add 1 place/), 'Enter');
  await phone.pressOn(role('link', 'Go to the basket'), 'Enter');
  await phone.isAt('/basket');
  await phone.pressOn(role('button', /^Place order/), 'Enter');
  await phone.sees(role('textbox', 'Email'), { isFocused: true });
  await phone.engine.type(email);
  await write(phone, 'Confirm email', email);
  await phone.pressOn(role('checkbox', /accept the Terms/), 'Space');
  await phone.pressOn(role('button', /^Place order/), 'Enter');
  await phone.isAt('/confirmation');
  await phone.sees(text(email));
});

test('a table is booked and cancelled by the keyboard alone; its dialog gives the focus back', async ({
  phone,
  engineName,
}) => {
  const days = role('radio', /\d [A-Z][a-z]{2}/);
  const times = role('radio', /\d – \d/);
  await logIn(phone, GUESTS[engineName]);
  await phone.goto('/dining/detail/dining-saffron');
  await phone.pressOn(role('button', 'Book now'), 'Enter');
  await phone.isAt('/tacbooking');
  await phone.pressOn(days, 'Space');
  await phone.sees(days, { isChecked: true });
  await phone.engine.press('ArrowRight');
  await expect.poll(async () => (await phone.find(days))[1]?.isChecked).toBe(true);
  await phone.pressOn(times, 'Space');
  await phone.sees(times, { isChecked: true });
  await phone.pressOn(role('checkbox', 'I accept the conditions'), 'Space');
  await phone.pressOn(role('button', 'Book now'), 'Enter');
  await phone.sees(text(/You are booked/));

  await phone.pressOn(role('link', 'See my bookings'), 'Enter');
  const opener = role('button', 'Cancel Saffron');
  await phone.pressOn(opener, 'Enter');
  await phone.sees(role('dialog'));
  await phone.engine.press('Escape');
  await phone.seesNo(role('dialog'));
  await phone.sees(opener, { isFocused: true });
  await phone.engine.press('Enter');
  await phone.pressOn(inside(role('dialog'), role('button', 'Cancel booking')), 'Enter');
  await phone.seesNo(role('dialog'));
  await phone.sees(text(/^Your booking is cancelled/));
});
