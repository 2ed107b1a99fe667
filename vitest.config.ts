import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

const IGNORED = ['**/node_modules/**', '**/dist/**'];
/** Rules that know no React and no database run without a browser's world and without PostgreSQL. */
const PURE_RULES = '{hub,portal}/**/*.rules.test.ts';
/** Hubs that are killed, and calls and histories drawn by lot: minutes of their own, for what seldom breaks. `npm run check` leaves them out. */
const TRIALS = 'hub/**/*.{kill,property}.test.ts';
/** Tests that put something else in a module's place, or draw as a server does, need a world of modules of their own. */
const MOCKING_HUB = 'hub/**/*.mocked.test.ts';
const MOCKING = 'portal/**/*.mocked.test.{ts,tsx}';
/** Whatever is waited for comes when it comes; only what never comes is a failure. */
const PATIENT = { poll: { timeout: 30_000 } };
/** What a run has made of a file is kept for the next one, which takes a quarter of the work of loading. */
const KEPT = { fsModuleCache: true };
/** The step before all tests cannot read what an earlier run kept: its modules are made anew. */
const START = /\/hub\/(test\/|src\/shared\/(database\/|log\.))/;
const startIsMadeAnew: Plugin = {
  name: 'gangway:start-is-made-anew',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ id }) => (START.test(id) ? false : undefined));
  },
};
const HUBS = {
  expect: PATIENT,
  experimental: KEPT,
  globalSetup: ['hub/test/database.setup.ts'],
  setupFiles: ['hub/test/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const PAGES = {
  expect: PATIENT,
  experimental: KEPT,
  // A drawn page is thrown away after its test: with more room for what is new, it is cleared away less often.
  execArgv: ['--max-semi-space-size=64'],
  environment: 'jsdom' as const,
  setupFiles: ['portal/test/setup.ts'],
  testTimeout: 60_000,
  // A file waits at its end for the pages that still load.
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Whoever waits for the database leaves room for one more.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          expect: PATIENT,
          experimental: KEPT,
          testTimeout: 60_000,
          // Nothing that is pure can leave anything behind, and one start is enough for all.
          isolate: false,
          include: ['{contract,sandbox,packs,pictures,scripts,bench,e2e}/**/*.test.ts', PURE_RULES],
          exclude: IGNORED,
        },
      },
      {
        plugins: [startIsMadeAnew],
        test: {
          ...HUBS,
          name: 'hub',
          // The hub is loaded once for all files, which takes a third of the time.
          isolate: false,
          include: ['hub/**/*.test.ts'],
          exclude: [...IGNORED, PURE_RULES, MOCKING_HUB, TRIALS],
        },
      },
      {
        plugins: [startIsMadeAnew],
        test: { ...HUBS, name: 'hub-trials', isolate: false, include: [TRIALS], exclude: IGNORED },
      },
      { plugins: [startIsMadeAnew], test: { ...HUBS, name: 'hub-mocked', include: [MOCKING_HUB], exclude: IGNORED } },
      {
        plugins: [react()],
        test: {
          ...PAGES,
          name: 'portal',
          // The pages are loaded once for all files, which takes a third of the time.
          isolate: false,
          include: ['portal/**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, PURE_RULES, MOCKING],
        },
      },
      {
        plugins: [react()],
        test: { ...PAGES, name: 'portal-mocked', include: [MOCKING], exclude: IGNORED },
      },
    ],
  },
});
