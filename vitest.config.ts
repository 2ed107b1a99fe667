import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{contract,sandbox,packs,scripts,bench}/**/*.test.ts'],
          exclude: IGNORED,
        },
      },
      {
        test: {
          name: 'hub',
          include: ['hub/**/*.test.ts'],
          exclude: IGNORED,
          globalSetup: ['hub/test/database.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'portal',
          environment: 'jsdom',
          include: ['portal/**/*.test.{ts,tsx}'],
          exclude: IGNORED,
          setupFiles: ['portal/test/setup.ts'],
        },
      },
    ],
  },
});
