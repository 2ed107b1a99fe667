import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEGMENT_SECONDS } from '#sandbox/films/reel.ts';
import { HOLD_BACK_SECONDS, livePlaylist, WINDOW_SEGMENTS } from './live-playlist.ts';

interface Listed {
  sequence: number;
  discontinuities: number;
  segments: { uri: string; at: number; breaksBefore: boolean }[];
  startsAt: number;
  text: string;
}

function read(text: string): Listed {
  const number = (tag: string) => Number(new RegExp(`#EXT-X-${tag}:(-?\\d+)`).exec(text)?.[1]);
  const segments: Listed['segments'] = [];
  let breaksBefore = false;
  let at = 0;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') breaksBefore = true;
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25));
    if (line.endsWith('.m4s')) {
      segments.push({ uri: line, at, breaksBefore });
      breaksBefore = false;
    }
  }
  const offset = Number(/TIME-OFFSET=(-[\d.]+)/.exec(text)?.[1]);
  const edge = (segments.at(-1)?.at ?? 0) + SEGMENT_SECONDS * 1_000;
  return {
    text,
    segments,
    sequence: number('MEDIA-SEQUENCE'),
    discontinuities: number('DISCONTINUITY-SEQUENCE'),
    startsAt: edge + offset * 1_000,
  };
}

const at = (now: number, segments = 16, ahead = 0) => read(livePlaylist('v360', { reel: { segments }, ahead }, now));
const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const reels = fc.integer({ min: 2, max: 40 });
const aheads = fc.integer({ min: 0, max: 40 });

describe('a live playlist of the wall clock', () => {
  it('[CD27] lists a sliding window without an end', () => {
    const { text, segments } = at(Date.parse('2026-11-15T20:00:03Z'));
    expect(segments).toHaveLength(WINDOW_SEGMENTS);
    expect(text).not.toContain('ENDLIST');
    expect(text).not.toContain('PLAYLIST-TYPE');
    expect(segments.at(-1)?.at).toBe(Date.parse('2026-11-15T19:59:54Z'));
  });

  it('[CD27] two viewers see the same moment, within one segment, whenever they come in', () => {
    const later = fc.integer({ min: 0, max: 3_600_000 });
    fc.assert(
      fc.property(moments, later, reels, aheads, (now, wait, segments, ahead) => {
        const early = at(now, segments, ahead).startsAt + wait;
        const late = at(now + wait, segments, ahead).startsAt;
        expect(Math.abs(early - late)).toBeLessThan(SEGMENT_SECONDS * 1_000);
        expect(Math.abs(now + wait - late - HOLD_BACK_SECONDS * 1_000)).toBeLessThan(2);
      }),
    );
  });

  it('[CD27] a reload shows a later moment, and what both list is the same', () => {
    const wait = fc.integer({ min: SEGMENT_SECONDS * 1_000, max: 120_000 });
    fc.assert(
      fc.property(moments, wait, reels, aheads, (now, ms, segments, ahead) => {
        const [before, after] = [at(now, segments, ahead), at(now + ms, segments, ahead)];
        expect(after.startsAt).toBeGreaterThan(before.startsAt);
        expect(after.sequence).toBeGreaterThan(before.sequence);
        for (const [place, { uri, at: when }] of after.segments.entries()) {
          const same = before.segments[after.sequence + place - before.sequence];
          if (same) expect([same.uri, same.at]).toEqual([uri, when]);
        }
      }),
    );
  });

  it('[CD27] marks each loop, and counts the marks that slid out of the window', () => {
    fc.assert(
      fc.property(moments, reels, aheads, (now, segments, ahead) => {
        const count = (listed: Listed, place: number) =>
          listed.discontinuities +
          listed.segments.slice(0, place + 1).filter(({ breaksBefore }) => breaksBefore).length;
        const one = at(now, segments, ahead);
        const next = at(now + SEGMENT_SECONDS * 1_000, segments, ahead);
        for (const [place, { uri, breaksBefore }] of one.segments.entries()) {
          if (place > 0) expect(breaksBefore).toBe(uri.endsWith('/0.m4s'));
          // Players find their place by this count: it must not change while the window slides.
          if (place > 0) expect(count(next, place - 1)).toBe(count(one, place));
        }
      }),
    );
  });

  it('counts its loops from a day that is not long ago, because players keep a list of that length', () => {
    for (const day of ['2026-01-02', '2026-11-16', '2027-06-01']) {
      const { discontinuities } = at(Date.parse(day), 4);
      expect(discontinuities).toBeGreaterThan(0);
      expect(discontinuities).toBeLessThan(2_000_000);
    }
  });

  it('lies wholly in the past, with enough before it to play from', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { segments, startsAt } = at(now);
        const edge = (segments.at(-1)?.at ?? 0) + SEGMENT_SECONDS * 1_000;
        expect(edge).toBeLessThanOrEqual(now);
        expect(edge - startsAt).toBeGreaterThanOrEqual(2 * SEGMENT_SECONDS * 1_000 - 1);
        expect(startsAt).toBeGreaterThan(segments[0]?.at ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});
