import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, makeIfStale, type Product } from '#scripts/freshness.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-fresh-'));
afterAll(() => rmSync(folder, { recursive: true }));

const product: Product = {
  name: 'thing',
  sources: [join(folder, 'src/**')],
  except: [join(folder, 'src/**/*.test.ts')],
  proof: join(folder, 'dist.txt'),
  stamp: join(folder, 'stamps/thing'),
};
const source = join(folder, 'src/deep/a.ts');
let made = 0;
const make = async () => {
  made += 1;
  writeFileSync(product.proof, 'made');
};

beforeEach(async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(source, 'one');
  await makeIfStale(product, make);
  made = 0;
});

describe('a product', () => {
  it('is not made again without need, also when only file times changed', async () => {
    utimesSync(source, 1, 1);
    expect(await makeIfStale(product, make)).toBe(false);
    expect(made).toBe(0);
  });

  it.each([
    ['a source changed', () => writeFileSync(source, 'two')],
    ['a source was added', () => writeFileSync(join(folder, 'src/b.ts'), '')],
    ['a source was removed', () => rmSync(source)],
    ['the product is gone', () => rmSync(product.proof)],
    ['nobody knows what it was made of', () => rmSync(product.stamp)],
  ])('is made again when %s', async (_, change) => {
    change();
    expect(await makeIfStale(product, make)).toBe(true);
    expect(made).toBe(1);
  });

  it('does not depend on what is excepted', async () => {
    const before = hashOf(product);
    writeFileSync(join(folder, 'src/deep/a.test.ts'), 'a test');
    expect(hashOf(product)).toBe(before);
  });

  it('stays stale when making it failed', async () => {
    writeFileSync(source, 'two');
    await expect(makeIfStale(product, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await makeIfStale(product, make)).toBe(true);
  });
});
