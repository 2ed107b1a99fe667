import { defineConfig } from '@playwright/test';
import { shipPack } from '../pack.ts';
import { settleTimeZone } from '../time-zone.ts';
import { ENGINE_NAMES } from './engine.ts';
import type { EngineOptions } from './test.ts';

settleTimeZone((await shipPack()).operator.shipTimeZone);

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './engines.setup.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: ENGINE_NAMES.map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
