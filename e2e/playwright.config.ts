import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './chromium.ts';
import { shipPack } from './pack.ts';
import { settleTimeZone } from './time-zone.ts';

settleTimeZone((await shipPack()).operator.shipTimeZone);

export default defineConfig({
  testDir: './journeys',
  testIgnore: [
    // The sweep of the other packs draws and starts three more ships: `npm run e2e:packs`.
    ...(process.env.OTHER_PACKS ? [] : ['**/other-packs.spec.ts']),
  ],
  // Some five hundred looks at pages: `npm run e2e:layout`.
  ...(!process.env.LAYOUT && { grepInvert: /@round/ }),
  outputDir: '../test-results/browser',
  globalSetup: './ship.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // A trace costs a third of the time: `npm run e2e -- --trace on <journey>` records one.
    trace: 'off',
    launchOptions: LAUNCH_OPTIONS,
  },
});
