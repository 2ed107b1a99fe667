// The safety drill of a family: a film that nobody can skip, a confirmation, the station, and the way out of the reminder.
import type { Page } from '@playwright/test';
import { musterRoutes } from '#contract/areas/muster.ts';
import { expectGoodAnswer, settled } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';
import { packAtSea } from '../pack.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

const INCOMPLETE = 'The muster of your group is not complete yet.';
const COMPLETE = 'The muster of your group is complete.';

/** A family that has not been asked for anything yet. */
async function family() {
  const { guests } = await packAtSea('meridian');
  const party = guests.parties.find(({ members }) => members.some(({ id }) => id === guests.demoLogins[0]?.guest));
  const members = party?.members ?? [];
  const guest = members.find(({ id }) => id === guests.demoLogins[0]?.guest);
  if (!guest) throw new Error('The pack has no demo login.');
  return { guest, members };
}

/** What the page answers media keys with. */
interface WithMediaKeys {
  mediaKeys: Record<string, ((details: object) => void) | null>;
}
const noteMediaKeys = (page: Page) =>
  page.addInitScript(() => {
    const noted: WithMediaKeys['mediaKeys'] = {};
    Object.assign(window, { mediaKeys: noted });
    const session = navigator.mediaSession;
    const set = session.setActionHandler.bind(session);
    session.setActionHandler = (key, act) => {
      noted[key] = act as (details: object) => void;
      set(key, act);
    };
  });

const film = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return { time: video?.currentTime ?? -1, rate: video?.playbackRate ?? -1, ended: video?.ended ?? false };
  });
const change = (page: Page, what: Partial<Record<'currentTime' | 'playbackRate' | 'defaultPlaybackRate', number>>) =>
  page.evaluate((values) => Object.assign(document.querySelector('video') ?? {}, values), what);
const lengthOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.duration ?? 0);
const playsPast = (page: Page, time: number) =>
  page.waitForFunction((past) => (document.querySelector('video')?.currentTime ?? 0) > past, time, { timeout: 90_000 });

test('[C189 C190 C194 C198 C205 C210 C211] [CD31 CD34 CD35] a family goes through the drill; skipping it fails', async ({
  open,
}) => {
  const { guest, members } = await family();
  const page = await open('App', { withoutServiceWorker: true });
  await noteMediaKeys(page);
  await new LoginPage(page).logIn(guest);
  await page.goto('/');
  await page.getByRole('link', { name: 'To the safety drill' }).click();
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('main').getByRole('link', { name: 'Safety film' }).click();

  await page.getByRole('button', { name: 'Start' }).click();
  const began = Date.now();
  await playsPast(page, 1);
  const duration = await lengthOf(page);
  expect(duration).toBeGreaterThan(30);

  // What was watched so far is at most what the clock allows.
  const allowed = () => (Date.now() - began) / 1000 + 1;
  const isHeld = async () => {
    await expect.poll(async () => (await film(page)).time <= allowed()).toBe(true);
    expect((await film(page)).ended).toBe(false);
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  };
  for (const to of [duration / 2, duration - 0.2, duration, duration + 100]) {
    await change(page, { currentTime: to });
    await isHeld();
  }
  await change(page, { defaultPlaybackRate: 16, playbackRate: 16 });
  await expect.poll(async () => (await film(page)).rate).toBe(1);
  await isHeld();
  await page.getByRole('button', { name: 'Pause' }).first().focus();
  for (const key of ['ArrowRight', 'l', 'End', 'PageDown', '9', 'Shift+Period']) await page.keyboard.press(key);
  await page.evaluate(() => {
    const surface = document.activeElement;
    for (const key of ['MediaFastForward', 'MediaTrackNext']) {
      surface?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    // As a headset or the system's own controls would ask for it.
    for (const ask of Object.values((window as unknown as WithMediaKeys).mediaKeys)) ask?.({ seekTime: 30 });
  });
  expect(await page.evaluate(() => Object.keys((window as unknown as WithMediaKeys).mediaKeys))).toContain('seekto');
  await isHeld();
  const bar = page.getByRole('slider', { name: 'Position' });
  await expect(bar).toBeDisabled();
  const box = await bar.boundingBox();
  expect(box).not.toBeNull();
  if (box) await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await isHeld();

  // What was watched can be seen again.
  await change(page, { currentTime: 0 });
  expect((await film(page)).time).toBeLessThan(2);
  // Whatever the last key or click did to it, it goes on.
  await page.evaluate(() => document.querySelector('video')?.play());
  await playsPast(page, duration - 1);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible({ timeout: 30_000 });
  expect((Date.now() - began) / 1000).toBeGreaterThan(duration - 1);

  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please select at least one passenger')).toBeVisible();
  await expect(page.getByText('Please read and accept terms and conditions')).toBeVisible();
  await page.getByRole('button', { name: 'Select everyone' }).click();
  await page.getByRole('checkbox', { name: /accept/ }).check();
  const confirmed = page.waitForRequest(/muster\/passenger\/updateVideoSeen/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const sent = ((await confirmed).postDataJSON() as { passengers: { accountId: string }[] }).passengers;
  expect(sent.toSorted((a, b) => a.accountId.localeCompare(b.accountId))).toEqual(
    members.map(({ accountNumber }) => ({ accountId: accountNumber, isVideoWatched: true })),
  );
  await expect(page.getByText('Thank you, that is confirmed.')).toBeVisible();
  await expectGoodAnswer(page);

  await page.getByRole('link', { name: 'See the status' }).click();
  await expect(page.getByText('Safety film watched')).toHaveCount(members.length);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('You');
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText(guest.firstName);
  await expect(page.getByRole('region', { name: 'Your group' }).getByText('Safety film watched')).toHaveCount(
    members.length - 1,
  );
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expectGoodAnswer(page);
  const scans = members.map(({ accountNumber }) => ({ accountNumber, station: 'A' }));
  expect(await ship.callOps(musterRoutes.scans, { body: { scans } })).toMatchObject({ added: members.length });
  await expect(page.getByText(COMPLETE)).toBeVisible({ timeout: 30_000 });
  const count = await ship.callOps(musterRoutes.count);
  const missing = count.stations.flatMap((station) => station.missing.map(({ accountNumber }) => accountNumber));
  expect(members.filter(({ accountNumber }) => missing.includes(accountNumber))).toEqual([]);
  expect(count.complete).toBe(members.length);

  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('link', { name: 'To the safety drill' })).toHaveCount(0);
});

test('[C193 C213] the film has captions in the guest’s language, and the schedule the way to the station', async ({
  open,
}) => {
  const { guest } = await family();
  const page = await open('App', { withoutServiceWorker: true });
  await new LoginPage(page).logIn(guest);
  await page.goto('/muster/video');
  await page.getByRole('button', { name: 'Start' }).click();
  await playsPast(page, 0.5);
  const tracks = await page.evaluate(() =>
    [...(document.querySelector('video')?.textTracks ?? [])].map(({ language, mode, cues }) => ({
      language,
      mode,
      cues: cues?.length,
    })),
  );
  expect(tracks.map(({ language }) => language).toSorted()).toEqual(['de', 'en', 'fr']);
  expect(tracks.find(({ mode }) => mode === 'showing')).toMatchObject({ language: 'en', cues: 7 });
  await page.goto('/muster/schedule');
  await expect(page.getByRole('list', { name: 'Times and stations' }).getByRole('listitem')).not.toHaveCount(0);
  await expectGoodAnswer(page);
  await page.getByRole('region', { name: 'Your muster station' }).getByRole('link').click();
  await expect(page).toHaveURL(/wayfinder\?wayfinderProfileId=poi-/);
});
