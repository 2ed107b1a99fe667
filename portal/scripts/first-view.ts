import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { flatMixes } from './flat-mixes.ts';
import { fontSubsets } from './font-subsets.ts';
import { largeText } from './large-text.ts';

const WORKER = 'scripts/first-view.worker.ts';

/** Builds the portal once more, for the server that draws a page ahead of its browser: `.vite/first-view/` (decision 026). */
export function firstView(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir, '.vite', 'first-view');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [fontSubsets(), largeText(), flatMixes()],
          resolve: { alias: [{ find: /^leaflet$/, replacement: join(import.meta.dirname, 'no-map.ts') }] },
          ssr: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: WORKER,
            outDir: folder,
            copyPublicDir: false,
            // The same addresses of pictures and fonts as in the portal's own build.
            assetsInlineLimit: 0,
            rolldownOptions: {
              output: { entryFileNames: 'worker.mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        });
      },
    },
  };
}
