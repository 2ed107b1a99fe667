// The voyage and its programme, with the schedule service of the sandbox: as it works, and as it fails.
import { dashedHubDate, toHubDate, wallClock } from '#contract/hub-date.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { expectGoodAnswer, expectGoodPage } from '../good-page.ts';
import { shipPack } from '../pack.ts';
import { setFault } from '../pages/partner-faults.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });

test.afterAll(() => setFault('schedule', 'none'));

const pack = await shipPack();
const voyage = resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack);
const naples = voyage.days.find(({ day }) => day === pack.voyage.todayIsDay);
if (!naples) throw new Error('The voyage has no day of today.');

test('[B242 B244 B249 B252 B255 B263] a guest looks through the days, searches and reads an event', async ({
  open,
}) => {
  const page = await open('App');
  await page.goto('/');
  const asked = page.waitForRequest(/\/properties\/[^/]+\/schedule\?/);
  await page.getByRole('link', { name: 'Daily programme' }).click();
  await expect(page).toHaveURL(/\/itinerary\/spark$/);
  const service = await asked;
  expect(new URL(service.url()).searchParams.get('date')).toMatch(/\d/);
  expect(await service.headerValue('authorization')).toMatch(/^Bearer .+/);
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Valletta' })).toBeVisible();
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events.getByRole('article')).toHaveCount(21);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('searchbox').fill('SIXTY MINUTES');
  await expect(events.getByRole('article')).toHaveCount(1);
  await events.getByRole('button', { name: 'Meridian: the revue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meridian: the revue' });
  await expect(dialog).toContainText('Polaris Theatre, Deck 5');
  await expectGoodAnswer(page);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill('whale opera');
  await expect(page.getByText('No events match the filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(events.getByRole('article')).toHaveCount(21);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  const next = page.getByRole('button', { name: 'Next day' });
  for (let day = 1; day < voyage.days.length && (await next.isEnabled()); day += 1) await next.click();
  await expect(next).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeEnabled();
});

test('[B168 B175 B178 B180 B183] a guest goes from the voyage to a port and on to its excursions', async ({ open }) => {
  const page = await open('App', { language: 'de' });
  await page.goto('/itinerary/overview');
  const days = page.getByRole('list', { name: 'Tage der Reise' });
  const coming = voyage.days.filter(({ day }) => day >= naples.day);
  await expect(days.getByRole('article')).toHaveCount(coming.length);
  await expect(days.getByRole('article').first()).toContainText('Neapel');
  await days.getByRole('link', { name: 'Neapel', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neapel' })).toBeVisible();
  for (const time of [naples.arrives, naples.allOnBoard, naples.departs]) {
    expect(time).toBeDefined();
    await expect(
      page
        .getByRole('main')
        .getByRole('definition')
        .filter({ hasText: time ?? '' })
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Wetter' })).toContainText('°C');
  await page.getByRole('table').getByRole('button', { name: 'Nachmittagstee' }).click();
  await expect(page.getByRole('dialog')).toContainText('Streichtrio');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Erlebnisse ansehen' }).click();
  await expect(page).toHaveURL(new RegExp(`/shoreexcursions/${dashedHubDate(toHubDate(naples.date))}$`));
});

for (const fault of ['refuse', 'garbage'] as const) {
  test(`[B261 B265] a schedule service with the fault ${fault} leaves a page that says so kindly`, async ({ open }) => {
    await setFault('schedule', fault);
    const page = await open('App', { expectComplaints: /schedule/ });
    // Its own address may bring what the service said to somebody else a minute ago.
    await page.goto('/');
    await page.getByRole('link', { name: 'Daily programme' }).click();
    await expect(page.getByText('Our Daily events are in the works!')).toBeVisible();
    await expectGoodPage(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}
