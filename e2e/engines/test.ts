// The test function of the journeys that every engine takes: a guest with a phone, and a page that may not complain.
import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { ship } from '../ship.ts';
import type { EngineName, Launcher } from './engine.ts';
import { GuestPage } from './guest-page.ts';
import { LAUNCH } from './launch.ts';
import { type Line, layLine } from './line.ts';

export { expect };

export interface EngineOptions {
  engineName: EngineName;
}

interface Fixtures {
  line: Line;
  phone: GuestPage;
  /** What the page may say in this journey. */
  expectComplaints: RegExp | undefined;
  /** An iPhone from iOS 17.1 on: streams are played by script there, as in the other engines. */
  isNewPhone: boolean;
}

/** Phones before iOS 17.1 have no media source: they play playlists by themselves. */
const AS_ON_AN_OLD_IPHONE = 'delete window.MediaSource; delete window.ManagedMediaSource';
/** Where there is no sound card Firefox gives up music, unless nobody hears it. */
const WITHOUT_SOUND = "addEventListener('loadstart', ({ target }) => { target.muted = true }, true)";

export const test = base.extend<Fixtures, EngineOptions & { launcher: Launcher }>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  expectComplaints: [undefined, { option: true }],
  isNewPhone: [false, { option: true }],

  launcher: [
    async ({ engineName }, use) => {
      const launcher = await LAUNCH[engineName]();
      await use(launcher);
      await launcher.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  line: async ({ expectComplaints, engineName, isNewPhone }, use) => {
    const before = { chromium: '', webkit: isNewPhone ? '' : AS_ON_AN_OLD_IPHONE, firefox: WITHOUT_SOUND };
    const line = await layLine({ to: ship.hubUrl, before: before[engineName] });
    await use(line);
    await line.close();
    expect(line.complaints.filter((words) => !expectComplaints?.test(words))).toEqual([]);
  },

  phone: async ({ launcher, line }, use, testInfo) => {
    const engine = await launcher.open(DEVICES.App.viewport ?? { width: 390, height: 844 });
    try {
      await use(new GuestPage(engine, line.url));
      const isWanted = process.env.SCREENS || testInfo.status !== testInfo.expectedStatus;
      if (isWanted) await keep(await engine.screenshot(), testInfo);
    } finally {
      await engine.close();
    }
  },
});

/** How the journey ended, to look at: with `SCREENS=1` also of one that went well. */
async function keep(picture: Buffer, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('end.png');
  await writeFile(path, picture);
  await testInfo.attach('end', { path, contentType: 'image/png' });
}
