// Third-party activities: from the home page to the marketplace's own site, and what is left when it does not answer.
import { expectGoodAnswer, expectGoodPage, settled } from '../good-page.ts';
import { packAtSea } from '../pack.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const { marketplace } = await packAtSea('meridian');
const naples = marketplace.cities.find(({ port }) => port === 'naples');
const activity = marketplace.activities.find(({ city }) => city === naples?.id);
if (!naples || !activity) throw new Error('The pack has nothing to do in Naples.');
const activityPath = `/musement/activity/${activity.uuid}`;

test('[B222 B223 B224 B226 B231 B237 B238] home, country, city, activity, and out to book it', async ({ open }) => {
  const page = await open('App');
  await page.goto('/');
  await page.getByRole('link', { name: 'Ashore on your own' }).click();
  await expect(page).toHaveURL(/\/musement$/);
  await page.getByRole('link', { name: 'Italy' }).click();
  await page.getByRole('link', { name: /^Naples/ }).click();
  await expect(page).toHaveURL(new RegExp(`/musement/${naples.country}/${naples.id}$`));
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: activity.title.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: activity.title.en })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible();
  await expectGoodAnswer(page);

  const recorded = page.waitForRequest(/metrics\/userhistory\/external\//);
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Book with our partner/ }).click(),
  ]);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(activity.title.en);
  expect(site.url()).toContain(new URL(ship.sandboxUrl).port);
  expect(decodeURIComponent((await recorded).url())).toContain(`/marketplace/book/${activity.uuid}`);
  await expect(page).toHaveURL(new RegExp(`${activityPath}$`));
});

test('[B239 B231] in German, in euros, by keyboard', async ({ open }) => {
  const page = await open('App', { language: 'de' });
  await page.goto(`/musement/${naples.country}/${naples.id}`);
  const tile = page.getByRole('link', { name: activity.title.de });
  await expect(tile).toContainText('22,00\u00a0€');
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: activity.title.de })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('22,00\u00a0€');
  await expect(page.getByRole('heading', { name: 'Inbegriffen', exact: true })).toBeVisible();
});

test('[B5 B237] a screen shows the activity and no way to book it', async ({ open }) => {
  const page = await open('DigitalSignage');
  await page.goto(activityPath);
  await expect(page.getByRole('heading', { level: 1, name: activity.title.en })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('link', { name: /Book/ })).toHaveCount(0);
});

test('[A48 B225 B241] a marketplace that fails leaves the guest logged in, with a way to try again', async ({
  open,
}) => {
  const page = await open('App', { asGuest: true, withoutServiceWorker: true, expectComplaints: /403/ });
  const path = `**/v1/musement/${naples.id}/activities`;
  await page.route(path, (route) => route.fulfill({ status: 403, json: { code: 'forbidden', message: 'no' } }));
  await page.goto(`/musement/${naples.country}/${naples.id}`);
  await expect(page.getByText('No activities found for this location.')).toBeVisible();
  await expectGoodPage(page);
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: activity.title.en })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/my_bookings');
  await settled(page);
  await expect(page).toHaveURL(/\/my_bookings$/);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});
