import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Something made from sources: it is made again when a source changed, and only then. */
export interface Product {
  name: string;
  /** Globs of everything that the product depends on. */
  sources: readonly string[];
  /** Globs that are no sources though the others name them: tests, products. */
  except?: readonly string[];
  /** Exists when the product has been made. */
  proof: string;
  /** Where the hash of the sources is kept, outside the product. */
  stamp: string;
}

/** One hash over names and contents, so that a checkout with new file times builds nothing. */
export function hashOf({ sources, except = [] }: Pick<Product, 'sources' | 'except'>): string {
  const hash = createHash('sha256');
  const files = globSync([...sources], { exclude: [...except], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function isFresh(product: Product, hash = hashOf(product)): boolean {
  return existsSync(product.proof) && existsSync(product.stamp) && readFileSync(product.stamp, 'utf8') === hash;
}

/** Makes the product when it is stale; the stamp is set only after it was made whole. */
export async function makeIfStale(product: Product, make: () => Promise<void>): Promise<boolean> {
  const hash = hashOf(product);
  if (isFresh(product, hash)) return false;
  await make();
  mkdirSync(dirname(product.stamp), { recursive: true });
  writeFileSync(product.stamp, hash);
  return true;
}
