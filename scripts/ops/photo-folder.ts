// A folder into which photographers copy their cards: `<folder>/Gala Night/IMG_1.jpg` is a photo of the folder Gala Night,
// `<folder>/Gala Night/cabin=7001/IMG_2.jpg` is for a cabin, `ticket=AB12` for a ticket. What was handed in moves to
// `handed in/`, what the hub refuses to `refused/`, so that it can be stopped and started at any time.
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { photoFolder } from '#contract/areas/photo-intake.ts';
import { Refusal } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface Watch {
  folder: string;
  send(file: string, photoFolder: string, to: { cabin?: string; ticket?: string }): Promise<{ isNew: boolean }>;
  tell(line: string): void;
  stop: AbortSignal;
}

const HANDED_IN = 'handed in';
const REFUSED = 'refused';
const LOOK_EVERY_MS = 2_000;
const PICTURE = /\.(jpe?g|png|webp)$/i;

interface Found {
  file: string;
  photoFolder: string;
  to: { cabin?: string; ticket?: string };
}

/** Where a file stands says what it is; nothing for what stands elsewhere. */
export function meaningOf(path: string): Omit<Found, 'file'> | undefined {
  const parts = path.split(sep);
  const [folder = '', second = ''] = parts;
  const name = parts.at(-1) ?? '';
  if (parts.length < 2 || parts.length > 3 || !PICTURE.test(name) || name.startsWith('.')) return undefined;
  if ([HANDED_IN, REFUSED].includes(folder) || !photoFolder.safeParse(folder).success) return undefined;
  if (parts.length === 2) return { photoFolder: folder, to: {} };
  const [, kind, value] = /^(cabin|ticket)=(.+)$/.exec(second) ?? [];
  if (!kind || !value) return undefined;
  return { photoFolder: folder, to: kind === 'cabin' ? { cabin: value } : { ticket: value } };
}

/** Moves it to where its kind is kept; a name that is taken there gets a number. */
async function moveTo(root: string, kind: string, file: string): Promise<void> {
  const target = join(root, kind, relative(root, file));
  await mkdir(dirname(target), { recursive: true });
  const taken = await stat(target).catch(() => undefined);
  await rename(file, taken ? join(dirname(target), `${Date.now()} ${basename(target)}`) : target);
}

/** One look after the other; a file is handed in when it has not grown since the last. */
export function createFolderLook({ folder, send, tell }: Omit<Watch, 'stop'>): () => Promise<number> {
  let before = new Map<string, string>();

  async function found(): Promise<Found[]> {
    const paths = await readdir(folder, { recursive: true }).catch(() => {
      throw new PlainError(`${folder} is no folder that can be read.`);
    });
    return paths.toSorted().flatMap((path) => {
      const meaning = meaningOf(path);
      return meaning ? [{ ...meaning, file: join(folder, path) }] : [];
    });
  }

  async function handIn({ file, photoFolder: name, to }: Found): Promise<number> {
    const { isNew } = await send(file, name, to);
    await moveTo(folder, HANDED_IN, file);
    tell(`${relative(folder, file)}: ${isNew ? 'handed in' : 'was there already'}`);
    return 1;
  }

  return async () => {
    const now = new Map<string, string>();
    let count = 0;
    let isWaiting = false;
    for (const one of await found()) {
      const about = await stat(one.file).catch(() => undefined);
      if (!about?.isFile()) continue;
      const size = `${about.size} ${about.mtimeMs}`;
      now.set(one.file, size);
      if (isWaiting || before.get(one.file) !== size) continue;
      try {
        count += await handIn(one);
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        tell(`${relative(folder, one.file)}: ${error.message}`);
        // Anything else passes by itself: the file stays and is tried again with the next look.
        if (error instanceof Refusal && [400, 413, 415].includes(error.status)) await moveTo(folder, REFUSED, one.file);
        else isWaiting = true;
      }
    }
    before = now;
    return count;
  };
}

export async function watchFolder(watch: Watch): Promise<number> {
  const look = createFolderLook(watch);
  let count = 0;
  while (!watch.stop.aborted) {
    count += await look();
    await wait(LOOK_EVERY_MS, undefined, { signal: watch.stop }).catch(() => undefined);
  }
  return count;
}
