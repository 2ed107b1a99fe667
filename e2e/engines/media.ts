// What plays on a page, asked the same way in every engine.
import { expect } from '@playwright/test';
import { type GuestPage, role } from './guest-page.ts';

/** The first pictures, on a machine that has more to do. */
const START_MS = 120_000;

export const time = (phone: GuestPage) =>
  phone.run(() => document.querySelector<HTMLMediaElement>('video, audio')?.currentTime ?? -1);

const frames = (phone: GuestPage) =>
  phone.run(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

/** Shown while a film waits for its guest. */
const START = role('button', /^Start/);

/**
 * On when pictures are decoded and the time runs. WebKit lets a film begin by itself only soon after a tap: where the ship
 * took longer, a guest taps once more.
 */
export async function plays(phone: GuestPage): Promise<void> {
  let looks = 0;
  const decoded = async () => {
    looks = (await phone.find(START)).length > 0 ? looks + 1 : 0;
    if (looks > 3) await phone.tapIfThere(START);
    return frames(phone);
  };
  await expect.poll(decoded, { timeout: START_MS }).toBeGreaterThan(5);
  const before = await time(phone);
  await expect.poll(() => time(phone)).toBeGreaterThan(before);
}
