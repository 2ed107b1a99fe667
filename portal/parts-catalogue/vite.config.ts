import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page that shows every part in every look; for us, not a part of the product. `npx vite portal/parts-catalogue` */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../../packs/meridian/media'),
  plugins: [react()],
  server: { port: 5174, fs: { strict: false } },
});
