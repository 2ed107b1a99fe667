import { type Reel, SEGMENT_SECONDS } from '#sandbox/films/reel.ts';

/** How many segments a live playlist lists: a minute, of which the last part is safe to play. */
export const WINDOW_SEGMENTS = 10;
/** CD27: everybody watches the moment that lies so far back, wherever in a segment they come in. */
export const HOLD_BACK_SECONDS = 3 * SEGMENT_SECONDS;
const SEGMENT_MS = SEGMENT_SECONDS * 1_000;
/**
 * Loops are counted from here. hls.js keeps a list that is as long as this count is large and copies it with every segment:
 * from 1970 on, with 74 million places, that was a second of work each time, in which a page answered nothing.
 */
const FIRST_SEGMENT = Date.parse('2026-01-01T00:00:00Z') / SEGMENT_MS;

export interface LiveStream {
  reel: Pick<Reel, 'segments'>;
  /** Channels that share a reel show different parts of it. */
  ahead: number;
}

/** The number of the newest segment that is over: the wall clock alone decides, so that all viewers have the same. */
export const newestSegment = (now: number) => Math.floor(now / SEGMENT_MS) - 1;

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

/**
 * Picture or sound of a channel at a moment: a window that slides with the clock, no end, a discontinuity where the reel
 * begins anew. `EXT-X-START` moves within the newest segment, so that two who come in a few seconds apart do not watch a
 * few seconds apart. `base` leads from the playlist to the reel's segments.
 */
export function livePlaylist(rendition: string, { reel, ahead }: LiveStream, now: number, base = '../'): string {
  const newest = newestSegment(now);
  const first = newest - WINDOW_SEGMENTS + 1;
  const sinceNewest = (now - (newest + 1) * SEGMENT_MS) / 1_000;
  const part = (n: number) => (n + ahead) % reel.segments;
  const loop = (n: number) => Math.floor((n + ahead) / reel.segments);
  const segments = Array.from({ length: WINDOW_SEGMENTS }, (_, place) => {
    const n = first + place;
    return [
      ...(part(n) === 0 && place > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(n * SEGMENT_MS).toISOString()}`,
      `#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`,
      `${base}${rendition}/${part(n)}.m4s`,
    ];
  });
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${loop(first) - loop(FIRST_SEGMENT)}`,
    `#EXT-X-START:TIME-OFFSET=${(sinceNewest - HOLD_BACK_SECONDS).toFixed(3)},PRECISE=YES`,
    `#EXT-X-MAP:URI="${base}${rendition}/init.mp4"`,
    ...segments.flat(),
  ]);
}
