import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precacheList } from './scripts/precache-list.ts';
import { precompress } from './scripts/precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precacheList(), precompress()],
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy has no place for data: scripts or inlined files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173 },
});
