// The films that the sandbox's video partners share: made once in the background, then read segment by segment.
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shifted } from './fmp4.ts';
import { type FilmSet, REEL_IDS, type Reel, type ReelId, reelFile } from './reel.ts';
import { reelFolders } from './reel-folders.ts';

export type ShelfNews = { made: ReelId } | { done: true } | { problem: string };

export interface ShelfStatus {
  state: 'making' | 'ready' | 'missing';
  made: number;
  of: number;
  /** Why there are none. */
  problem?: string;
}

export interface FilmShelf {
  status(): ShelfStatus;
  /** A reel that is made, or nothing yet. */
  reel(id: string): Reel | undefined;
  /** Resolves when no more reels will come. */
  settled: Promise<void>;
  /** `init.mp4` of a rendition. */
  init(id: string, rendition: string): Promise<Buffer | undefined>;
  /** Segment n of an endless film: after the last one of the reel the first follows, later in time. */
  segment(id: string, rendition: string, n: number): Promise<Buffer | undefined>;
  /** The path of the reel as one MP4. */
  file(id: string): string | undefined;
  close(): Promise<void>;
}

export interface ShelfOptions {
  folder: string;
  set: FilmSet;
}

const MAKER = fileURLToPath(new URL('make-films.ts', import.meta.url));

/** Opens the shelf at once; what is not there yet is made behind it. */
export function openFilmShelf({ folder, set }: ShelfOptions): FilmShelf {
  const reels = new Map<string, { reel: Reel; place: string }>();
  let problem = set === 'none' ? 'films are switched off' : undefined;
  let isSettled = false;
  let maker: ChildProcess | undefined;
  let isClosed = false;

  async function take(id: ReelId, place: string): Promise<boolean> {
    const text = await readFile(join(place, 'reel.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return false;
    reels.set(id, { place, reel: reelFile.parse(JSON.parse(text)) });
    return true;
  }

  async function fill(): Promise<void> {
    if (set === 'none') return;
    const folders = await reelFolders(folder, set);
    const there = await Promise.all(REEL_IDS.map((id) => take(id, folders[id])));
    if (there.every(Boolean) || isClosed) return;
    const child = fork(MAKER, [folder, set], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    maker = child;
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2_000);
    });
    const taken: Promise<unknown>[] = [];
    child.on('message', (news: ShelfNews) => {
      if ('problem' in news) problem = news.problem;
      if ('made' in news) taken.push(take(news.made, folders[news.made]));
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    maker = undefined;
    await Promise.all(taken);
    if (code !== 0 && !isClosed) problem = complaint.trim().split('\n').at(-1) ?? 'making them failed';
  }

  const settled = fill()
    .catch((error: unknown) => {
      problem = String(error);
    })
    .finally(() => {
      isSettled = true;
    });

  function known(id: string, rendition: string) {
    const entry = reels.get(id);
    const part = entry && [...entry.reel.videos, ...entry.reel.audios].find(({ name }) => name === rendition);
    return entry && part && { ...entry, part };
  }

  return {
    settled,
    status() {
      const made = reels.size;
      const of = REEL_IDS.length;
      if (made === of) return { state: 'ready', made, of };
      return isSettled ? { state: 'missing', made, of, ...(problem && { problem }) } : { state: 'making', made, of };
    },
    reel: (id) => reels.get(id)?.reel,
    async init(id, rendition) {
      const entry = known(id, rendition);
      return entry && readFile(join(entry.place, rendition, 'init.mp4'));
    },
    async segment(id, rendition, n) {
      const entry = known(id, rendition);
      if (!entry || !Number.isSafeInteger(n) || n < 0) return undefined;
      const { segments, seconds } = entry.reel;
      const bytes = await readFile(join(entry.place, rendition, `${n % segments}.m4s`));
      const rounds = BigInt(Math.floor(n / segments));
      return shifted(bytes, rounds * BigInt(seconds * entry.part.timescale));
    },
    file(id) {
      const entry = reels.get(id);
      return entry && join(entry.place, 'film.mp4');
    },
    async close() {
      isClosed = true;
      maker?.kill();
      await settled;
    },
  };
}
