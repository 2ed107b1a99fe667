import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPS_COMMANDS } from '#scripts/ops-commands.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md']);

describe('the documents', () => {
  it.each(documents)('%s links only to what exists', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(file), link)));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names only files that exist', (file) => {
    const rooms = 'bench|contract|docs|e2e|hub|packs|pictures|portal|sandbox|scripts';
    const named = [...read(file).matchAll(new RegExp(`\`((?:${rooms})/[\\w./-]+\\.\\w+)\``, 'g'))];
    expect(named.map(([, path = '']) => path).filter((path) => !path.includes('NNNN') && !existsSync(path))).toEqual(
      [],
    );
  });

  it('operations name every setting of the hub', () => {
    const settings = [...read('hub/src/shared/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(settings.length).toBeGreaterThan(10);
    const operations = read('docs/operations.md');
    expect(settings.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('operations name every operator command', () => {
    const operations = read('docs/operations.md');
    const names = Object.keys(OPS_COMMANDS);
    expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(operations))).toEqual([]);
  });

  it('the readme names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('every dependency has its reason', () => {
    const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
    const reasons = read('docs/decisions/011-dependencies.md');
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const known = (name: string) => reasons.includes(`\`${name}\``) || reasons.includes(`\`${name.split('/')[0]}/*\``);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it('decisions are listed', () => {
    const list = read('docs/decisions/README.md');
    const files = globSync('docs/decisions/[0-9]*.md').map((file) => file.split('/').at(-1) ?? file);
    expect(files.filter((file) => !list.includes(`(${file})`))).toEqual([]);
  });
});
