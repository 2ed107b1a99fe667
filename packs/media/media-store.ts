import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaManifest, mediaManifest } from '#packs/media-manifest.ts';
import type { Focus } from '#packs/schema/media.ts';

type Recipes = Record<string, string>;

export interface MediaStore {
  made: number;
  kept: number;
  /** Makes a picture unless one of the same recipe is there. */
  picture(id: string, recipe: unknown, make: () => Promise<MadePicture>): Promise<void>;
  /** The same for a PDF, a sound or a film; nothing from `make` means that this machine cannot make it. */
  file(id: string, kind: FileKind, recipe: unknown, make: () => Promise<Buffer | undefined>): Promise<void>;
  /** Writes the manifest and drops files that no picture or file of the pack names any more. */
  finish(): Promise<MediaManifest>;
}

export interface MadePicture {
  bytes: Buffer;
  width: number;
  height: number;
  focus?: Focus;
}

export type FileKind = 'pdf' | 'mp3' | 'wav' | 'mp4' | 'vtt';
const TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

const hashOf = (recipe: unknown) => createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);

export async function openMediaStore(folder: string): Promise<MediaStore> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await mkdir(join(folder, 'files'), { recursive: true });
  const before = await readJson<MediaManifest>(join(folder, 'manifest.json'));
  const recipes = (await readJson<Recipes>(join(folder, 'recipes.json'))) ?? {};
  const manifest: MediaManifest = { pictures: {}, files: {} };
  const nowRecipes: Recipes = {};

  /** The manifest's entry when the file of this recipe lies there whole. */
  async function keep<T extends { file: string; bytes: number }>(id: string, hash: string, entry: T | undefined) {
    if (!entry || recipes[id] !== hash) return undefined;
    const size = await stat(join(folder, entry.file)).then(
      (s) => s.size,
      () => -1,
    );
    return size === entry.bytes ? entry : undefined;
  }

  const store: MediaStore = {
    made: 0,
    kept: 0,
    async picture(id, recipe, make) {
      const hash = hashOf(recipe);
      nowRecipes[id] = hash;
      const kept = await keep(id, hash, before?.pictures[id]);
      if (kept) {
        manifest.pictures[id] = kept;
        store.kept++;
        return;
      }
      const { bytes, ...size } = await make();
      const file = `pictures/${id}.webp`;
      await writeWhole(join(folder, file), bytes);
      manifest.pictures[id] = { file, type: 'image/webp', bytes: bytes.length, ...size };
      store.made++;
    },
    async file(id, kind, recipe, make) {
      const hash = hashOf([kind, recipe]);
      nowRecipes[id] = hash;
      const kept = await keep(id, hash, before?.files[id]);
      if (kept) {
        manifest.files[id] = kept;
        store.kept++;
        return;
      }
      const bytes = await make();
      if (!bytes) return;
      const file = `files/${id}.${kind}`;
      await writeWhole(join(folder, file), bytes);
      manifest.files[id] = { file, type: TYPES[kind], bytes: bytes.length };
      store.made++;
    },
    async finish() {
      const sorted = mediaManifest.parse({ pictures: byKey(manifest.pictures), files: byKey(manifest.files) });
      await writeWhole(join(folder, 'manifest.json'), Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`));
      await writeWhole(join(folder, 'recipes.json'), Buffer.from(`${JSON.stringify(byKey(nowRecipes), null, 1)}\n`));
      await sweep(folder, sorted);
      return sorted;
    },
  };
  return store;
}

function byKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined; // Missing or broken: everything is made anew.
  }
}

/** A killed run leaves no half file behind under the right name. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function sweep(folder: string, manifest: MediaManifest): Promise<void> {
  const known = new Set(
    [...Object.values(manifest.pictures), ...Object.values(manifest.files)].map(({ file }) => file),
  );
  for (const part of ['pictures', 'files']) {
    for (const name of await readdir(join(folder, part))) {
      if (!known.has(`${part}/${name}`)) await rm(join(folder, part, name));
    }
  }
}
