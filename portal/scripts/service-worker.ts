import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Builds `src/worker/sw.ts` into `sw.js` with the list of all files that open the portal and its pages (decision 013). */
export function serviceWorker(): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // The portal registers by itself, after the first page; its web manifest is a file of its own.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*.{js,css}'],
      // Hashed names say what is in them.
      dontCacheBustURLsMatching: /^assets\//,
      // Larger ones would only be left out with a warning, and their pages be missing offline.
      maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    },
  });
}
