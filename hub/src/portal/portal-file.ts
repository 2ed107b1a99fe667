import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { encodingFor } from '#hub/shared/byte-cache.ts';
import { mediaTypeOf } from '#hub/shared/http/media-type.ts';
import { createRecent } from '#hub/shared/recent.ts';

export interface PortalFile {
  bytes: Buffer;
  type: string;
  etag: string;
  encoding: 'br' | 'gzip' | 'identity';
  cacheControl: string;
}

const MEMORY_BYTES = 16_000_000;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Names of built files carry a hash of their content and never change; everything else is asked for anew. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/config.json' ? 'no-store' : 'no-cache';
}

/** Reads files of the built portal, in the compressed form that the build made when the client takes it. */
export function portalFiles(folder: string) {
  const recent = createRecent<PortalFile>(MEMORY_BYTES, ({ bytes }) => bytes.length);

  async function load(path: string, encoding: PortalFile['encoding']): Promise<PortalFile | undefined> {
    const file = join(folder, encoding === 'identity' ? path : path + SUFFIX[encoding]);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const key = `${file} ${etag}`;
    const known = recent.get(key);
    if (known) return known;
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return undefined;
    const read = { bytes, type: mediaTypeOf(path), etag, encoding, cacheControl: cacheControlOf(path) };
    recent.set(key, read);
    return read;
  }

  return async (path: string, acceptEncoding: string | undefined): Promise<PortalFile | undefined> => {
    const safe = normalize(path);
    if (!safe.startsWith('/') || safe.includes('\0') || safe.endsWith('/')) return undefined;
    const best = encodingFor(acceptEncoding, Number.POSITIVE_INFINITY);
    return (best !== 'identity' && (await load(safe, best))) || load(safe, 'identity');
  };
}
