import { defineConfig } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';

const executablePath = findProgram(CHROMIUM_NAMES);
if (!executablePath) throw new Error('There is no Chromium on the PATH: npm test installs it, or says how.');

export default defineConfig({
  testDir: './journeys',
  // The sweep of the other packs draws and starts three more ships: `npm run e2e:packs`.
  testIgnore: process.env.OTHER_PACKS ? [] : ['**/other-packs.spec.ts'],
  outputDir: '../test-results/browser',
  globalSetup: './ship.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // A trace costs a third of the time: `npm run e2e -- --trace on <journey>` records one.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
