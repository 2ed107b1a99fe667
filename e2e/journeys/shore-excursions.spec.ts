// A shore excursion from reading it to the mail that confirms it.
import { expectGoodAnswer } from '../good-page.ts';
import { BasketPage } from '../pages/basket.page.ts';
import { excursion } from '../pages/excursions.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { mailsTo } from '../pages/mailbox.ts';
import { expect, test } from '../test.ts';

const WAYS = [
  { payment: 'Card', who: guest('10111'), trip: excursion('excursion-mdina'), thanks: 'You chose to pay by card' },
  { payment: 'Cash', who: guest('10101'), trip: excursion('excursion-sounion'), thanks: 'You chose to pay in cash' },
];

for (const { payment, who, trip, thanks } of WAYS) {
  test(`[B3 B4 B19 B23 B32 B111 B119 B121 B124 B135 B137 B138 B145 B155] read, log in, choose, pay by ${payment}, confirmed`, async ({
    open,
  }) => {
    const page = await open('App');
    await page.goto(trip.paths.shoreDay);
    await page.getByRole('link', { name: trip.name.en }).click();
    await expect(page).toHaveURL(new RegExp(`${trip.paths.shore}$`));
    await page.getByRole('link', { name: 'Log in to book' }).click();
    await new LoginPage(page).byCabin(who);
    await expect(page).toHaveURL(new RegExp(`${trip.paths.choice}$`));
    const basket = new BasketPage(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(basket.content).toContainText('You need to select at least one passenger.');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await expectGoodAnswer(page);
    await page.getByRole('checkbox', { name: who.firstName }).check();
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(basket.content.getByText('Your basket is up to date.')).toBeVisible();
    await expectGoodAnswer(page);
    await page.getByRole('link', { name: 'Go to the basket' }).click();

    const price = `£${((trip.price.adult ?? 0) / 100).toFixed(2)}`;
    const email = `${who.accountNumber}@example.com`;
    await expect(basket.content.getByRole('radio')).toHaveCount(2);
    await page.getByText(payment, { exact: true }).click();
    await basket.fillIn({ email, mobile: '+44 20 7946 0000' });
    await expectGoodAnswer(page);
    await expect(basket.order).toHaveText(`Place order · ${price}`);
    const asked = page.waitForRequest(/passengers\/cart\/order$/);
    await basket.order.click();
    expect((await asked).postDataJSON()).toEqual({
      confirmationMail: email,
      mobileNumber: '+44 20 7946 0000',
      paymentReference: payment.toUpperCase(),
    });

    const reference = await basket.reference();
    await expect(basket.content).toContainText(thanks);
    for (const shown of [email, '+44 20 7946 0000', trip.name.en, price])
      await expect(basket.content).toContainText(shown);
    await expectGoodAnswer(page);
    const [mail] = await mailsTo(email, reference);
    expect(mail?.text).toContain(trip.name.en);

    await page.getByRole('link', { name: 'See my bookings' }).click();
    await expect(page).toHaveURL(/\/my_bookings$/);
    await expect(basket.content).toContainText(reference);
    await expectGoodAnswer(page);
    // A second letter of the same order would have come by now.
    expect(await mailsTo(email, reference)).toHaveLength(1);
  });
}

test('[B110] [BD21] a reload of the confirmation goes to the bookings and orders nothing', async ({ open }) => {
  const who = guest('10103');
  const trip = excursion('excursion-sounion');
  const page = await open('App');
  await new LoginPage(page).logIn(who);
  const basket = new BasketPage(page);
  await basket.add(trip.paths.choice, who.firstName);
  await basket.fillIn({ email: 'once@example.com' });
  await basket.order.click();
  const reference = await basket.reference();

  await page.reload();
  await expect(page).toHaveURL(/\/my_bookings$/);
  await expect(basket.content.getByText(reference)).toHaveCount(1);
  await page.goBack();
  await page.goto('/basket');
  await expect(basket.content).toContainText('Your basket is empty.');
  await expectGoodAnswer(page);
  await page.goto('/my_bookings');
  await expect(basket.content.getByRole('heading', { name: trip.name.en })).toHaveCount(1);
});

test('[B30 B106 B107 B108] amend the party, take one out again, and the total follows', async ({ open }) => {
  const who = guest('10171');
  const friend = guest('10172');
  const trip = excursion('excursion-valletta-walk');
  const page = await open('App');
  await new LoginPage(page).logIn(who);
  const basket = new BasketPage(page);
  await basket.add(trip.paths.choice, who.firstName, friend.firstName);
  await expect(basket.order).toHaveText('Place order · £70.00');
  await page.getByRole('link', { name: 'Change passengers' }).click();
  await expect(page).toHaveURL(new RegExp(`${trip.paths.choice}/1$`));
  await page.getByRole('checkbox', { name: friend.firstName }).uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('link', { name: 'Go to the basket' }).click();
  await expect(basket.order).toHaveText('Place order · £35.00');
  await page.getByRole('button', { name: `Remove ${who.firstName} ${who.lastName} from ${trip.name.en}` }).click();
  await expect(basket.content).toContainText('Your basket is empty.');
  await expect(basket.order).toHaveCount(0);
});
