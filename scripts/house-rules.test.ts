import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LONGEST_SOURCE = 300;
const LONGEST_TEST = 400;
/** Data of a pack and texts of the portal are lists, which are as long as they are. */
const LISTS = /^packs\/[^/]+\/|^portal\/src\/texts\//;

describe('the house rules', () => {
  it('files stay small', () => {
    const rooms = '{bench,contract,e2e,hub,packs,pictures,portal,sandbox,scripts}';
    const files = globSync(`${rooms}/**/*.{ts,tsx,mjs,css}`, {
      exclude: (path) => /(^|\/)(node_modules|dist|media)$/.test(path),
    });
    expect(files.length).toBeGreaterThan(500);
    const tooLong = files.filter((file) => {
      const limit = /\.(test|suite|spec)\.tsx?$/.test(file) ? LONGEST_TEST : LONGEST_SOURCE;
      return !LISTS.test(file) && readFileSync(file, 'utf8').split('\n').length - 1 > limit;
    });
    expect(tooLong).toEqual([]);
  });

  it('a test that puts something in the place of a module says so by its name, and has a world of modules of its own', () => {
    const tests = globSync('{hub,portal}/**/*.test.{ts,tsx}', { exclude: (path) => path.endsWith('node_modules') });
    expect(tests.length).toBeGreaterThan(200);
    const mocking = tests.filter((file) => /^vi\.(mock|doMock)\(/m.test(readFileSync(file, 'utf8')));
    expect(mocking.filter((file) => !/\.mocked\.test\.tsx?$/.test(file))).toEqual([]);
  });

  it('an icon is imported by its own file, so that it stands with the pages that show it', () => {
    const files = globSync('portal/src/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(500);
    const byList = files.filter((file) => /^import \{[^}]*\} from 'lucide-react';/m.test(readFileSync(file, 'utf8')));
    expect(byList).toEqual([]);
  });
});
