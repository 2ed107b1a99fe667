import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkOf, OF_ONE_AREA, packageOf } from '../scripts/chunk-groups.ts';

type Importers = Record<string, { importers?: string[]; dynamicImporters?: string[] }>;

const page = (area: string, ...importers: string[]) => ({
  [`areas/${area}/Page.tsx`]: { importers, dynamicImporters: [`areas/${area}/${area}.pages.ts`] },
});
const everyArea = ['content', 'tv', 'vod', 'ship', 'games', 'photos'];

const MODULES: Importers = {
  ...Object.assign({}, ...everyArea.map((area) => page(area))),
  'app/home/HomePage.tsx': { dynamicImporters: ['app/home/home.pages.ts'] },
  'areas/tv/Guide.tsx': { importers: ['areas/tv/Page.tsx'] },
  'shared/Player.tsx': { importers: ['areas/tv/Guide.tsx', 'areas/vod/Page.tsx'] },
  'shared/Gallery.tsx': { importers: ['areas/content/Page.tsx', 'areas/photos/Page.tsx'] },
  'shared/Field.tsx': { importers: everyArea.map((area) => `areas/${area}/Page.tsx`) },
  'app/home/GuestDay.tsx': { dynamicImporters: ['app/home/HomePage.tsx'] },
  'areas/tv/NextFilm.tsx': { importers: ['app/home/GuestDay.tsx'] },
  'areas/tv/next.rules.ts': { importers: ['areas/tv/NextFilm.tsx', 'areas/tv/Page.tsx'] },
  'shared/Day.tsx': { importers: ['app/home/HomePage.tsx', 'areas/ship/Page.tsx'] },
  'shared/Calendar.tsx': { importers: [], dynamicImporters: ['shared/DateField.tsx'] },
  'areas/tv/GuideScreen.tsx': { dynamicImporters: ['areas/tv/tv.pages.ts'] },
  'shared/Notices.tsx': { dynamicImporters: ['app/VideoGate.tsx'] },
  'shared/words.ts': { importers: ['shared/Notices.tsx', 'areas/tv/Page.tsx'] },
  'shared/a.ts': { importers: ['shared/b.ts'] },
  'shared/b.ts': { importers: ['shared/a.ts', 'areas/tv/Page.tsx'] },
};

const imports = (file: string, name: string) =>
  new RegExp(`import {[^}]*\\b${name}\\b`).test(readFileSync(file, 'utf8'));

it.each([
  ['areas/tv/Page.tsx', 'tv'],
  ['areas/tv/Guide.tsx', 'tv'],
  ['shared/a.ts', 'tv'],
  ['shared/Player.tsx', 'parts-of-watching'],
  ['shared/Notices.tsx', 'parts-of-watching'],
  ['shared/words.ts', 'parts-of-watching'],
  ['shared/Gallery.tsx', 'parts-of-some'],
  ['shared/Field.tsx', 'parts-of-some'],
  ['shared/Day.tsx', 'parts'],
  ['app/home/GuestDay.tsx', null],
  ['areas/tv/NextFilm.tsx', null],
  ['areas/tv/next.rules.ts', 'parts-of-day'],
  ['shared/Calendar.tsx', null],
  ['areas/tv/GuideScreen.tsx', null],
])('%s stands in %s, by the areas whose pages use it', (module, file) => {
  const getModuleInfo = (id: string) => ({ importers: [], dynamicImporters: [], ...MODULES[id] });
  expect(chunkOf(module, { getModuleInfo } as never)).toBe(file);
});

it('what one area alone takes from a library is fetched with that area', () => {
  const graph = { getModuleInfo: () => ({ importers: ['/x/query/index.js'], dynamicImporters: [] }) };
  expect(chunkOf('/x/node_modules/@tanstack/react-query/build/modern/useQueries.js', graph as never)).toBe(
    'marketplace',
  );
  const sources = globSync('portal/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const using = sources.filter((file) => Object.keys(OF_ONE_AREA).some((one) => imports(file, one)));
  const elsewhere = using.filter((file) =>
    Object.entries(OF_ONE_AREA).some(([one, area]) => imports(file, one) && !file.includes(`areas/${area}/`)),
  );
  expect([using.length > 0, elsewhere]).toEqual([true, []]);
});

it.each([
  ['/x/node_modules/leaflet/dist/leaflet.js', 'leaflet'],
  ['/x/node_modules/@scope/name/index.js', 'name'],
  ['/x/node_modules/.cache/fonts/inter.woff2', null],
])('the package of %s is %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});
