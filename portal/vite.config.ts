import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserFloor } from './scripts/browser-floor.ts';
import { chunkOf, packageOf } from './scripts/chunk-groups.ts';
import { devConfig } from './scripts/dev-config.ts';
import { earlyScript } from './scripts/early-script.ts';
import { firstView } from './scripts/first-view.ts';
import { flatMixes } from './scripts/flat-mixes.ts';
import { fontSubsets } from './scripts/font-subsets.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { largeText } from './scripts/large-text.ts';
import { pageFiles } from './scripts/page-files.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** What the early script is made of; some of it the portal needs as well. */
const EARLY =
  /startup\/(early|start-early|route-at|first-answers|first-view|once-there|preload-picture|open-way|new-build)|copies\/page-copy|contract\/src\/(first-answers|first-view|hub-date|page-reads)|ui\/pictures?(-set)?\.ts|picture-of-today|\.pages\.ts|route-map\.ts|looks\/looks\.ts|hub-address\.ts|storage-key\.ts|shell\/bar-height\.ts|preload-helper/;
/** Rich text is cleaned by a library of some weight, which home does without. */
const RICH_TEXT = /dompurify|shared\/ui\/(RichText\.tsx|rich-text)/;
/** Libraries that are not fetched whole: each area takes what it uses. */
const LOOSE = /node_modules\/(lucide-react|@tanstack|zod)/;
const PAGES = /portal\/src\/(app|areas|shared)\/|contract\/src/;

/** A module's file is decided by who imports it; what it imports itself is decided on its own. */
const alone = { includeDependenciesRecursively: false } as const;

/** The contract is written in a part of zod, and phones fetch no more than that. */
export const SMALL_ZOD = [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/shared/schema/small-zod.ts') }];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: SMALL_ZOD },
  plugins: [
    react(),
    fontSubsets(),
    largeText(),
    flatMixes(),
    pageFiles(),
    earlyScript(),
    inlineScript(),
    devConfig(process.env.DEV_HUB_URL),
    serviceWorker(),
    firstView(),
    browserFloor(),
    precompress(),
  ],
  // As what opens it expects: a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    // Phones that stayed with iOS 16; what it lacks is in `startup/early-gaps.ts`.
    target: ['es2022', 'safari16'],
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
            { name: 'early-parts', test: EARLY, priority: 5 },
            { name: 'libraries', test: /node_modules|startup\/react-root/, tags: ['$initial'], priority: 4 },
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'rich-text', test: RICH_TEXT, priority: 2, ...alone },
            { name: chunkOf, test: new RegExp(`${PAGES.source}|${LOOSE.source}`), priority: 1, ...alone },
            { name: packageOf, test: /node_modules/, ...alone },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
