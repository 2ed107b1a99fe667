// Films of the second provider and music of the first, really played: bearer, renewed tokens, every fault, a bar that goes on.
import type { Page, Request } from '@playwright/test';
import { expectGoodAnswer } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';
import { setFault } from '../pages/partner-faults.ts';
import {
  expectNothingStreams,
  expectQualityToFollow,
  filmsReady,
  goWithin,
  listeners,
  plays,
  seek,
  timeOf,
} from '../pages/player.ts';
import { ship } from '../ship.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const EXPECTED = /video-one|video-two|Failed to load resource|net::ERR/;
const FAILED = 'Error fetching content';

/** Music is on when sound is decoded and the time runs. */
async function sounds(page: Page, past = 0): Promise<void> {
  await page.waitForFunction(
    (time) => {
      const audio = document.querySelector('audio') as
        | (HTMLAudioElement & { webkitAudioDecodedByteCount?: number })
        | null;
      return audio && !audio.paused && audio.currentTime > time && (audio.webkitAudioDecodedByteCount ?? 1) > 0;
    },
    past,
    { timeout: 60_000 },
  );
}

test.beforeAll(filmsReady);
test.afterEach(async () => {
  await setFault('video-two', 'none');
  await setFault('video-one', 'none');
});

test('[C103 C104 C105 C121 C123 C124] a film plays with a bearer on every request, and its token is renewed in the middle', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  const streamed: Request[] = [];
  const tokens: Request[] = [];
  page.on('request', (request) => {
    if (/\/v\/hls\//.test(request.url())) streamed.push(request);
    if (/connect-token/.test(request.url()) && request.method() === 'POST') tokens.push(request);
  });
  await page.goto('/seanetvod');
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Adventure', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure' })).toBeVisible();
  await page.getByRole('link', { name: 'Beyond Cape Solitude' }).click();
  await expect(page.getByText('No map goes there. She does.')).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await plays(page);
  expect(tokens).toHaveLength(1);
  await setFault('video-two', 'token-expired');
  await seek(page, 901);
  await plays(page, 902);
  expect(tokens).toHaveLength(2);
  await expect(page.getByText(FAILED)).toHaveCount(0);
  const bearers = await Promise.all(streamed.map((request) => request.headerValue('authorization')));
  expect(bearers.length).toBeGreaterThan(5);
  expect(bearers.every((bearer) => /^Bearer .+/.test(bearer ?? ''))).toBe(true);
  expect(new Set(bearers).size).toBe(2);
});

test('[C120 C122] [CD21] every fault shows its text, keeps the page usable and is over with the next try', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/seanetvod/moviePlayer');
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.goto('/seanetvod');
  await expect(page.getByRole('link', { name: 'Drama', exact: true })).toBeVisible();
  for (const fault of ['wrong-code', 'null-data', 'garbage', 'down', 'refuse', 'silence']) {
    await setFault('video-two', fault);
    await page.goto('/seanetvod/movie/ballast');
    await expect(page.getByText(FAILED), fault).toBeVisible({ timeout: 30_000 });
    await setFault('video-two', 'none');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ballast' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Play' }).click();
  await plays(page);
  await setFault('video-two', 'segment-401');
  await seek(page, 1200);
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-player="failed"]').getByRole('button', { name: 'Back' }).click({ trial: true });
  await setFault('video-two', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await plays(page, 1200);
  for (const [fault, second] of [
    ['down', 2400],
    ['silence', 3000],
  ] as const) {
    await setFault('video-two', fault);
    await seek(page, second);
    await expect(page.getByText('Loading').first(), fault).toBeVisible();
    await setFault('video-two', 'none');
    await plays(page, second);
  }
});

test('[C120] [CD19] a film that the provider does not have says so, by id and by path, and the next one plays', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/seanetvod/movie/no-such-film');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expectGoodAnswer(page);
  await goWithin(page, '/seanetvod/movie/movies%2Fno-such-film');
  await expect(page.getByText(FAILED)).toBeVisible();
  // One that left the provider after its catalogue was fetched.
  await page.route(/movies\/ballast\/metadata\.json/, (route) =>
    route.continue({ url: route.request().url().replace('ballast', 'no-such-film') }),
  );
  await goWithin(page, '/seanetvod/movie/ballast');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await goWithin(page, '/seanetvod/movie/the-salt-road');
  await page.getByRole('button', { name: 'Play' }).click();
  await plays(page);
});

test('the quality of its films follows the network', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/seanetvod/movie/ballast');
  await page.getByRole('button', { name: 'Play' }).click();
  await expectQualityToFollow(page);
});

test('[C117 C118 C119] films speak German when a guest wants it', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.goto('/seanetvod');
  await page.getByRole('button', { name: 'Film language' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  const colours = (part: string) => page.locator(part).evaluate((element) => getComputedStyle(element).color);
  expect(await colours('dialog[open]'), 'as dark as the room').toBe(await colours('[data-theatre]'));
  await page.getByText('Deutsch', { exact: true }).last().click();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Die Salzstraße' })).toBeVisible();
  await page.goto('/seanetvod/movie/ballast');
  await expect(page.getByText('Was man zurücklässt, hält einen aufrecht.')).toBeVisible();
});

test('[C127] [CD24] music goes on while guests look around, by keyboard too, and ends when they leave', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/vod/overview/audios');
  await page.getByRole('link', { name: 'Barcarolles for Two Hands' }).click();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: 'Play Barcarolle in F' }).click();
  await sounds(page, 1);
  const bar = page.getByRole('region', { name: 'Audio player' });
  await expect(bar.getByText('Barcarolle in F').first()).toBeVisible();
  await expectGoodAnswer(page);
  const before = await timeOf(page);
  await page
    .getByRole('link', { name: 'Back' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Jazz on deck' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jazz on deck' })).toBeVisible();
  await sounds(page, before);
  await bar.getByRole('slider', { name: 'Position' }).focus();
  await page.keyboard.press('ArrowRight');
  await sounds(page, before + 10);
  await bar.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
  await page.keyboard.press('Enter');
  await sounds(page);
  // The end of a track is the beginning of the next.
  const end = await page.evaluate(() => document.querySelector('audio')?.duration ?? 0);
  await seek(page, end - 1);
  await expect(bar.getByText('Gondola, Late').first()).toBeVisible({ timeout: 30_000 });
  await sounds(page, 0.5);
  await page.goto('/vod/overview/audios');
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Harbour Radio' }).click();
  await page.getByRole('button', { name: 'Play all' }).click();
  await sounds(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.locator('audio')).toHaveCount(0);
});

test('ten films of the second provider skipped fast leave no player, request or listener behind', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/seanetvod');
  await expect(page.getByRole('link', { name: 'Drama', exact: true })).toBeVisible();
  const answer = await fetch(`${ship.sandboxUrl}/video-two/en_US/master.json`);
  const movies = (await answer.json()) as { title: string; path: string }[];
  expect(movies.length).toBeGreaterThan(10);
  const skip = async ({ title, path }: { title: string; path: string }) => {
    await goWithin(page, `/seanetvod/movie/${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('video')).toHaveCount(1);
  };
  const [first, ...others] = movies.slice(0, 11);
  if (first) await skip(first);
  await goWithin(page, '/seanetvod');
  await expect(page.locator('video')).toHaveCount(0);
  const before = await listeners(page);
  for (const movie of others) await skip(movie);
  await goWithin(page, '/seanetvod');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Drama', exact: true })).toBeVisible();
  await expectNothingStreams(page);
  expect(await listeners(page)).toEqual(before);
});
