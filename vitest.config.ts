import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', '**/dist/**'];
/** Rules that know no React and no database run without a browser's world and without PostgreSQL. */
const PURE_RULES = '{hub,portal}/**/*.rules.test.ts';
/** Page tests that put something else in a module's place need a world of modules of their own. */
const MOCKING = 'portal/**/*.mocked.test.{ts,tsx}';
const PAGES = {
  environment: 'jsdom' as const,
  setupFiles: ['portal/test/setup.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          // Nothing that is pure can leave anything behind, and one start is enough for all.
          isolate: false,
          include: ['{contract,sandbox,packs,pictures,scripts,bench}/**/*.test.ts', PURE_RULES],
          exclude: IGNORED,
        },
      },
      {
        test: {
          name: 'hub',
          include: ['hub/**/*.test.ts'],
          exclude: [...IGNORED, PURE_RULES],
          globalSetup: ['hub/test/database.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
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
