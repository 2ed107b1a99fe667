import { setTimeout as pause } from 'node:timers/promises';
import type { Hub } from '#hub/hub.ts';
import { NOBODY } from '#hub/shared/gate.ts';
import { blobsStore } from './blobs.store.ts';
import { contentChanged } from './content.topics.ts';

/** What phones and kiosks take of tiles and headers, in pixels, the most usual first. */
export const WIDTHS_AHEAD = [600, 800, 400, 1200, 1600] as const;
const FORMAT = 'image/avif';
/** The hub's start and its first guests go first. */
const QUIET_START_MS = 20_000;

interface AheadOptions {
  quietStartMs?: number;
}

/**
 * Encoding a picture takes a tenth of a second or more, and a page has twenty: made ahead, one at a time with rests between
 * them, no guest is the one who waits for it. What is made lies on disk and is found again after a restart.
 */
export function makePicturesAhead(hub: Hub, { quietStartMs = QUIET_START_MS }: AheadOptions = {}): void {
  const { events, lifecycle, log, pictures, settings, sql } = hub;
  if (!settings.picturesAhead) return;
  const store = blobsStore(sql);
  const stopped = new AbortController();
  const { signal } = stopped;
  let isWanted = true;
  let isMaking = false;

  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });

  async function makeAll(): Promise<void> {
    const files = await store.imageFiles();
    for (const width of WIDTHS_AHEAD) {
      for (const name of files) {
        if (isWanted) return;
        signal.throwIfAborted();
        const began = performance.now();
        await pictures.scaled({ name, width, accept: FORMAT, client: NOBODY }).catch(() => undefined);
        await rest(performance.now() - began);
      }
    }
  }

  async function make(): Promise<void> {
    if (isMaking) return;
    isMaking = true;
    try {
      await rest(quietStartMs);
      while (isWanted) {
        isWanted = false;
        await makeAll();
      }
    } catch (error) {
      if (!signal.aborted) log.warn('pictures could not be made ahead', { error });
    } finally {
      isMaking = false;
    }
  }

  events.on(contentChanged, () => {
    isWanted = true;
    void make();
  });
  lifecycle.beforeClose(() => stopped.abort());
  void make();
}
