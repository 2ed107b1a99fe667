import { describe, expect, it } from 'vitest';
import { completeLock, type LockedPackages, lackingOptional } from '#scripts/complete-lock.ts';

const lock: LockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/bundler': {
    version: '2.0.0',
    integrity: 'sha512-bundler',
    dev: true,
    optionalDependencies: {
      '@bundler/binding-linux-x64-gnu': '2.0.0',
      '@bundler/binding-linux-arm64-musl': '2.0.0',
      '@bundler/binding-win32-ia32-msvc': '2.0.0',
      'plain-extra': '1.0.0',
    },
  },
  'node_modules/@bundler/binding-linux-x64-gnu': { version: '2.0.0', integrity: 'sha512-x64', os: ['linux'] },
  'node_modules/outer': { version: '3.0.0', optionalDependencies: { 'inner-linux-arm64': '3.0.0' } },
  'node_modules/outer/node_modules/inner-linux-arm64': { version: '3.0.0' },
};

describe('completing the lock', () => {
  it('finds what a package names and the lock does not have, also below that package', () => {
    expect(lackingOptional(lock).map(({ name }) => name)).toEqual([
      '@bundler/binding-linux-arm64-musl',
      '@bundler/binding-win32-ia32-msvc',
      'plain-extra',
    ]);
  });

  it('adds an entry that says for which machines it is, and leaves alone what names none', () => {
    const completed = completeLock(lock);
    expect(completed['node_modules/@bundler/binding-linux-arm64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(completed['node_modules/@bundler/binding-win32-ia32-msvc']).toEqual({
      version: '2.0.0',
      cpu: ['ia32'],
      dev: true,
      optional: true,
      os: ['win32'],
    });
    expect(Object.keys(completed)).not.toContain('node_modules/plain-extra');
  });

  it('changes nothing that is there, keeps the order of names, and nothing more when repeated', () => {
    const completed = completeLock(lock);
    expect(completed).toMatchObject(lock);
    expect(Object.keys(completed)).toEqual([
      '',
      'node_modules/@bundler/binding-linux-arm64-musl',
      'node_modules/@bundler/binding-linux-x64-gnu',
      'node_modules/@bundler/binding-win32-ia32-msvc',
      'node_modules/bundler',
      'node_modules/outer',
      'node_modules/outer/node_modules/inner-linux-arm64',
    ]);
    expect(completeLock(completed)).toEqual(completed);
  });
});
