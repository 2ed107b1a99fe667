// A voyage ends while guests have the portal open. On a ship of its own: every session of the ship ends with it.
import { voyagesRoutes } from '#contract/areas/voyages.ts';
import { expect, test } from '../own-ship.ts';
import { excursion, excursionOffice } from '../pages/excursions.ts';
import { bookDirectly } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';

const john = guest('10181');
const booked = excursion('excursion-perissa');
const wanted = excursion('excursion-lokrum');
/** The browser itself writes of every call that the hub refuses. */
const sessionsEnded = /status of 403/;

/** The operator ends the voyage under way; the next begins today. */
async function startVoyage(): Promise<{ ended: string; begun: string }> {
  const ended = (await ship.callOps(voyagesRoutes.voyages)).at(-1)?.id ?? '';
  const { id: begun } = await ship.callOps(voyagesRoutes.start, { params: { id: ended }, body: {} });
  return { ended, begun };
}

test('a new voyage asks open pages for a login, books nothing that was pressed before it, and shows nothing of the last', async ({
  open,
}) => {
  const before = await bookDirectly(john, booked.id);
  expect(before).toMatchObject({ failed: false, bookingReference: expect.stringMatching(/^[A-Z2-9]{8}$/) });
  const page = await open('App', { expectComplaints: sessionsEnded });
  const login = new LoginPage(page);
  const content = page.getByRole('main');
  await login.logIn(john);
  await page.goto('/my_onboard_bookings');
  await expect(content).toContainText(booked.name.en);
  await page.goto(wanted.paths.booking);
  await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
  const book = page.getByRole('button', { name: /^Book 1 place/ });
  await expect(book).toBeEnabled();

  const { ended, begun } = await startVoyage();
  expect(begun).not.toBe(ended);
  const { booked: taken } = await excursionOffice.places(wanted.id);

  // Pressed on a page of the last voyage: the guest logs in again, and is back on the page, with nothing booked.
  await book.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await login.byCabin(john);
  await expect(page).toHaveURL(new RegExp(`${wanted.paths.booking}$`));
  expect(await excursionOffice.places(wanted.id)).toMatchObject({ booked: taken });

  await page.goto('/my_onboard_bookings');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('My onboard bookings');
  await expect(content).toContainText('You have no onboard bookings.');
  await expect(content).not.toContainText(booked.name.en);
  await expect(content).not.toContainText(before.bookingReference ?? 'no reference');

  // What the last voyage had is for sale again, and a booking of the new one is the only one there is.
  await page.goto(booked.paths.booking);
  await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
  await page.getByRole('button', { name: /^Book 1 place/ }).click();
  await expect(content).toContainText('You are booked');
  await page.getByRole('link', { name: 'See my bookings' }).click();
  await expect(content.getByText(booked.name.en)).toHaveCount(1);
  await expect(content).not.toContainText(before.bookingReference ?? 'no reference');
  // The operator still finds what was booked on the last voyage.
  expect(await excursionOffice.bookings(before.bookingReference ?? '')).toMatchObject([
    { excursionId: booked.id, bookingStatus: 'C' },
  ]);
});
