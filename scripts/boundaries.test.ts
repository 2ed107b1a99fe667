import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Imports that the lint must refuse: the file, and what it would import. */
const ACROSS: [file: string, from: string][] = [
  ['contract/src/areas/a.ts', '#hub/hub.ts'],
  ['contract/src/areas/b.ts', '#portal/app/App.tsx'],
  ['hub/src/app.ts', '#portal/app/route-map.ts'],
  ['hub/src/areas/content/a.ts', '#portal/app/route-map.ts'],
  ['hub/src/areas/content/b.ts', '#sandbox/frame.ts'],
  ['hub/src/areas/content/c.ts', '#hub/areas/session/session.store.ts'],
  ['hub/src/areas/content/d.ts', '#hub/areas/session/pins.ts'],
  ['hub/src/areas/content/e.ts', '../session/session.store.ts'],
  ['hub/src/areas/content/f.ts', '#hub/booking/places.store.ts'],
  ['hub/src/areas/excursions/a.ts', '#hub/areas/basket/basket.service.ts'],
  ['hub/src/areas/basket/a.ts', '#hub/areas/excursions/excursions.service.ts'],
  ['hub/src/areas/basket/b.ts', '#hub/booking/places.store.ts'],
  ['hub/src/areas/bookings/a.ts', '#hub/areas/excursions/excursions.service.ts'],
  ['hub/src/areas/bookables/a.ts', '#hub/areas/excursions/excursions.service.ts'],
  ['hub/src/areas/photos/a.ts', '#hub/areas/account/account.service.ts'],
  ['hub/src/booking/a.ts', '#hub/areas/basket/basket.service.ts'],
  ['hub/src/booking/b.ts', '#portal/app/App.tsx'],
  ['hub/src/shared/c.ts', '#hub/booking/units.ts'],
  ['hub/src/shared/a.ts', '#hub/areas/session/session.service.ts'],
  ['hub/src/shared/http/b.ts', '../../hub.ts'],
  ['hub/src/partners/pms/a.ts', '#hub/areas/session/session.service.ts'],
  ['portal/src/app/a.ts', '#hub/hub.ts'],
  ['portal/src/areas/content/a.ts', '#hub/hub.ts'],
  ['portal/src/areas/content/b.ts', '#portal/areas/session/pin.rules.ts'],
  ['portal/src/areas/content/c.tsx', 'node:fs'],
  ['portal/src/shared/ui/a.tsx', '#portal/areas/session/PinDialog.tsx'],
  ['packs/meridian/a.ts', '#hub/hub.ts'],
  ['sandbox/video-one/a.ts', '#portal/app/App.tsx'],
  ['scripts/a.ts', '../../elsewhere.ts'],
];

const WITHIN: [file: string, from: string][] = [
  ['contract/src/areas/y.ts', '#contract/route.ts'],
  ['hub/src/seed.ts', '#hub/areas/content/content.seed.ts'],
  ['hub/src/areas/basket/y.ts', '#hub/booking/units.ts'],
  ['hub/src/booking/y.ts', '#hub/partners/pms/port.ts'],
  ['hub/src/booking/z.ts', './places.store.ts'],
  ['hub/src/areas/content/v.ts', './content.store.ts'],
  ['hub/src/areas/content/w.ts', '#contract/areas/session.ts'],
  ['hub/src/areas/content/x.ts', '#hub/areas/session/session.service.ts'],
  ['hub/src/areas/content/y.ts', '#hub/partners/pms/port.ts'],
  ['hub/src/areas/content/content.test.ts', '#sandbox/frame.ts'],
  ['portal/src/app/y.ts', '#portal/areas/content/ArticlePage.tsx'],
  ['portal/src/areas/content/x.ts', '#portal/areas/session/PinDialog.tsx'],
  ['portal/src/areas/content/y.ts', '#portal/shared/ui/Tile.tsx'],
];

const folder = mkdtempSync(join(tmpdir(), 'gangway-lint-'));
let refused: Set<string>;

beforeAll(() => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  // The samples are no Git clone; everything else is the project's own configuration.
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  for (const [file, from] of [...ACROSS, ...WITHIN]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { thing } from '${from}';\n\nexport const used = thing;\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=100', '.'];
  const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: 'utf8' });
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  refused = new Set(report.diagnostics.map(({ location }) => location.path));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('import boundaries', () => {
  it.each(ACROSS)('lint refuses in %s an import of %s', (file) => {
    expect(refused).toContain(file);
  });

  it.each(WITHIN)('lint lets %s import %s', (file) => {
    expect(refused).not.toContain(file);
  });
});
