import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfig } from './scripts/dev-config.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), devConfig(process.env.DEV_HUB_URL), serviceWorker(), precompress()],
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
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
