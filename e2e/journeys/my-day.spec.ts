// The whole voyage of a guest: two tables at once are marked, and the calendar's address ends when it is withdrawn.
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { addDays, toHubDate, wallClock } from '#contract/hub-date.ts';
import { expectGoodPage } from '../good-page.ts';
import { packAtSea } from '../pack.ts';
import { callsOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

const pack = await packAtSea('meridian');
const who = guest('10122');
const tomorrow = toHubDate(addDays(wallClock(new Date(), pack.operator.shipTimeZone).day, 1));

async function bookTable(id: string, fromTime: string, toTime: string): Promise<void> {
  const hub = await callsOf(who);
  const booked = await hub.call(bookablesRoutes.book, {
    params: { module: 'dining', id },
    body: { numberOfPersons: 1, date: tomorrow, fromTime, toTime, objectId: id, confirmOverlap: true },
  });
  expect(booked).toMatchObject({ failed: false });
}

test('two tables at the same time are marked, and the private address can be withdrawn', async ({ open }) => {
  await bookTable('dining-saffron', '18:00', '19:30');
  await bookTable('dining-pergola', '19:00', '20:45');
  const page = await open('App');
  await new LoginPage(page).logIn(who);
  await page.goto('/myday');
  const content = page.getByRole('main');
  await expect(content.getByText(/^Same time as .*\(18:00\)$/)).toBeVisible();
  await expect(content.getByText(/^Same time as .*\(19:00\)$/)).toBeVisible();
  await expectGoodPage(page);

  await content.getByRole('button', { name: 'Make a private address' }).click();
  const address = await content.getByRole('textbox', { name: 'Your private address' }).inputValue();
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const entries = await calendar.text();
  for (const name of ['Saffron', 'La Pergola']) expect(entries).toMatch(new RegExp(`SUMMARY.*:.*${name}`));
  await content.getByRole('button', { name: 'Withdraw the address' }).click();
  await expect(content.getByRole('textbox')).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});
