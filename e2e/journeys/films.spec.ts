// Films of the first provider, really played: decoded frames, positions that are remembered, streams that fail and come back.
import type { Page } from '@playwright/test';
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
  stop,
  timeOf,
} from '../pages/player.ts';

// One ship for all of them, and each by itself.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const EXPECTED = /video-one|Failed to load resource|net::ERR/;

test.beforeAll(filmsReady);
test.afterEach(() => setFault('video-one', 'none'));

test('[C95 C99 C100] a film plays, and goes on where it was left: by leaving and by closing the page', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.goto('/vod/overview');
  await expect(page.getByRole('heading', { level: 2, name: 'Drama' })).toBeVisible();
  await expectGoodAnswer(page);
  await page.goto('/vod/detail/m101');
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Play' }).click();
  await plays(page);
  // Beyond the reel's first round: the same film goes on, on one timeline.
  await seek(page, 61);
  await plays(page, 62);
  const first = await stop(page);
  const saved = page.waitForResponse(/vods\/setPosition/);
  await page.goBack();
  await saved;
  await expect(page.getByText(`Resumes at ${first}`)).toBeVisible();

  await page.getByRole('link', { name: 'Play' }).click();
  await plays(page, 61);
  await seek(page, 121);
  await plays(page, 122);
  const second = await stop(page);
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  // The last word of a closed page arrives by itself.
  await expect(async () => {
    await again.goto('/vod/detail/m101');
    await expect(again.getByText(`Resumes at ${second}`)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

/** Pixels between the caption in sight and the seek bar below it; the browser's own parts of a film only the protocol sees. */
async function captionGap(page: Page): Promise<number> {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  const bar = await page
    .locator('[data-controls] [role=slider], [data-controls] input[type=range]')
    .first()
    .boundingBox();
  const wire = await page.context().newCDPSession(page);
  try {
    await wire.send('DOM.enable');
    const { nodes } = await wire.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
    const caption = nodes.find(({ attributes = [] }) => attributes.includes('-webkit-media-text-track-display'));
    if (!caption || !bar) return Number.NaN;
    const { model } = await wire.send('DOM.getBoxModel', { nodeId: caption.nodeId });
    return bar.y - Math.max(...model.border.filter((_, place) => place % 2 === 1));
  } catch {
    return Number.NaN;
  } finally {
    await wire.detach();
  }
}

test('the quality follows the network, and captions and language can be chosen', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/vod/m101');
  await expectQualityToFollow(page);
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Subtitles' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...(document.querySelector('video')?.textTracks ?? [])].some(
          ({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0,
        ),
      ),
    )
    .toBe(true);
  await expect.poll(() => captionGap(page), 'captions stand above the controls').toBeGreaterThanOrEqual(0);
  await page.mouse.move(310, 310);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Commentary' }).click();
  await plays(page, await timeOf(page));
});

test('a refused stream says so and the next try plays on; a stream server that restarts is waited for', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/vod/m102');
  await plays(page);
  for (const [fault, second] of [
    ['segment-401', 900],
    ['token-expired', 1200],
  ] as const) {
    await setFault('video-one', fault);
    await seek(page, second);
    await expect(page.getByText('The film cannot be played at the moment. Please try again.'), fault).toBeVisible({
      timeout: 60_000,
    });
    await setFault('video-one', 'none');
    await page.getByRole('button', { name: 'Try again' }).click();
    await plays(page, second);
  }
  for (const [fault, second] of [
    ['down', 1800],
    ['silence', 2400],
  ] as const) {
    await setFault('video-one', fault);
    await seek(page, second);
    await expect(page.getByText('Loading').first(), fault).toBeVisible();
    await setFault('video-one', 'none');
    await plays(page, second);
  }
});

test('[C93] the player opens at Play, without the sign of a page that is waited for', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.goto('/vod/detail/m101');
  const play = page.getByRole('link', { name: 'Play' });
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      if (document.querySelector('video')) seen.push('player');
      else if (document.querySelector('[data-loading]')) seen.push('waiting');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  await play.click();
  await plays(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('player');
});

test('[C35 C36 C37 C38] every fault is told, the page stays usable, and the next try recovers', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/vod/overview/movies/201');
  // The page's own, by which the portal has logged in: its drawing shows the film before.
  await expect(page.getByRole('link', { name: 'The Lighthouse Keeper' }).first()).toBeVisible();
  for (const [fault, text] of [
    ['wrong-code', 'The film library is closed for a moment.'],
    ['null-data', 'No detailed message available'],
    ['garbage', 'The answer of the video provider cannot be read.'],
    ['token-expired', 'token unknown or expired'],
    ['down', 'Failed to fetch'],
    ['silence', 'The answer took too long.'],
  ] as const) {
    await setFault('video-one', fault);
    await page.getByRole('searchbox').fill(`salt ${fault}`);
    await expect(page.getByRole('dialog')).toContainText(text, { timeout: 30_000 });
    await setFault('video-one', 'none');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill('salt');
    await expect(page.getByRole('list', { name: /Drama|Movies/ }).getByText('Salt')).toBeVisible();
  }
});

test('ten films skipped fast leave no player, request or listener behind', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await page.goto('/vod/overview/movies');
  await expect(page.getByRole('link', { name: 'Drama' })).toBeVisible();
  // What the player's own code listens to once and for all is there after the first film.
  await goWithin(page, '/vod/m111');
  await expect(page.locator('video')).toHaveCount(1, { timeout: 30_000 });
  await goWithin(page, '/vod/overview/movies');
  await expect(page.locator('video')).toHaveCount(0);
  const before = await listeners(page);
  for (let film = 101; film <= 110; film++) {
    await goWithin(page, `/vod/m${film}`);
    await expect(page.locator('video')).toHaveCount(1, { timeout: 30_000 });
  }
  await goWithin(page, '/vod/overview/movies');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Drama' })).toBeVisible();
  await expectNothingStreams(page);
  expect(await listeners(page)).toEqual(before);
});
