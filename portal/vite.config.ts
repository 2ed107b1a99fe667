import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfig } from './scripts/dev-config.ts';
import { earlyScript } from './scripts/early-script.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** What the early script is made of; some of it the portal needs as well. */
const EARLY =
  /startup\/(early|start-early|route-at)|\.pages\.ts|route-map\.ts|looks\/looks\.ts|hub-address\.ts|storage-key\.ts|preload-helper/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), earlyScript(), devConfig(process.env.DEV_HUB_URL), serviceWorker(), precompress()],
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy has no place for data: scripts or inlined files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A plain web server knows no `.mjs`, and browsers run no script that is served as anything else.
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]',
        // Two files open the portal: the libraries, which a new build leaves alone, and the shell. More would only queue
        // up on a link with 400 ms of delay.
        codeSplitting: {
          groups: [
            // The early script runs before those are there, so nothing of it may stand in them.
            { name: 'early-parts', test: EARLY, priority: 3 },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What very many pages share: a page of twenty small files waits three times for six of them.
            { name: 'parts', test: /portal\/src\/shared\/(?!player|spatial)/, minShareCount: 26 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
