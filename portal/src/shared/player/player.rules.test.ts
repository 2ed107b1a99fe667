import { describe, expect, it } from 'vitest';
import { keyAction } from './player-keys.rules.ts';
import { allowedTime, clockText, timeAfterStep } from './seeking.rules.ts';
import { failureOfMediaError, failureOfStatus, isPlaylist, retryDelay, wayFor } from './stream.rules.ts';

const BOTH = { script: true, nativeHls: true };
const SCRIPT = { script: true, nativeHls: false };
const NATIVE = { script: false, nativeHls: true };
const NEITHER = { script: false, nativeHls: false };
const LIST = 'http://x/film.m3u8?token=1';
const FILE = 'http://x/film.mp4';
const BARE = 'http://x/live/7?format=a.mp4';

describe('how a stream is played', () => {
  it.each([
    ['a playlist by script', { src: LIST }, BOTH, 'script'],
    ['[CD17] a playlist by the browser where there is no script', { src: LIST }, NATIVE, 'browser'],
    ['[CD17] by the browser where that is preferred', { src: LIST, prefersNative: true }, BOTH, 'browser'],
    ['by script where the preferred way is missing', { src: LIST, prefersNative: true }, SCRIPT, 'script'],
    [
      '[CD22] never by the browser when headers are needed',
      { src: LIST, needsHeaders: true, prefersNative: true },
      BOTH,
      'script',
    ],
    ['[CD22] not at all when only the browser could', { src: LIST, needsHeaders: true }, NATIVE, 'none'],
    ['not at all when nothing can', { src: LIST }, NEITHER, 'none'],
    ['a file by the browser', { src: FILE }, NEITHER, 'browser'],
    [
      '[C95] an address without an ending by script where streams are adaptive',
      { src: BARE, isAdaptive: true },
      BOTH,
      'script',
    ],
    ['[C95] a file by the browser there too', { src: `${FILE}?x=/y`, isAdaptive: true }, BOTH, 'browser'],
    ['[CD17] by the browser where there is no script', { src: BARE, isAdaptive: true }, NATIVE, 'browser'],
    ['the same by the browser where nothing else can', { src: BARE, isAdaptive: true }, NEITHER, 'browser'],
    ['an address without an ending by the browser elsewhere', { src: BARE }, BOTH, 'browser'],
    ['no file with headers', { src: FILE, needsHeaders: true }, BOTH, 'none'],
  ] as const)('%s', (_, wish, ability, way) => {
    expect(wayFor(wish, ability)).toBe(way);
  });

  it('knows a playlist by its ending', () => {
    expect(['a.m3u8', 'a.M3U8#t', 'a.m3u8?b=c.mp4'].map(isPlaylist)).toEqual([true, true, true]);
    expect(['a.mp4', 'a.m3u8x', 'm3u8'].map(isPlaylist)).toEqual([false, false, false]);
  });

  it('tries five times, later each time, and then no more', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6].map(retryDelay);
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 8000, undefined]);
    expect(delays.reduce((sum = 0, ms = 0) => sum + ms)).toBeGreaterThan(20_000);
  });

  it('does not knock again where it was refused', () => {
    expect([401, 403, 404, 500, undefined].map(failureOfStatus)).toEqual([
      'refused',
      'refused',
      'network',
      'network',
      'network',
    ]);
    expect([2, 3, 4, undefined].map(failureOfMediaError)).toEqual(['network', 'media', 'unsupported', 'unsupported']);
  });
});

describe('seeking', () => {
  it.each([
    [10, 10, 10],
    [10.01, 10, 10.01],
    [10.011, 10, 10],
    [50, 10, 10],
    [3, 10, 3],
  ])('at %d s of %d watched goes to %d', (time, furthest, allowed) => {
    expect(allowedTime(time, furthest)).toBe(allowed);
  });

  it('by steps stays in the film', () => {
    expect(timeAfterStep(5, -10, 100)).toBe(0);
    expect(timeAfterStep(95, 10, 100)).toBe(100);
    expect(timeAfterStep(20, 10, 100)).toBe(30);
    expect(timeAfterStep(20, 10, 100, 24)).toBe(24);
    expect(timeAfterStep(20, 10, Number.NaN)).toBe(20);
  });

  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [-1, ''],
  ])('%d s reads "%s"', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('keys on the picture', () => {
  it.each([
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['Enter', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'ahead'],
    ['m', 'mute'],
    ['f', 'fullScreen'],
    ['c', 'captions'],
    ['x', undefined],
    ['ArrowUp', undefined],
  ])('"%s" is %s', (key, action) => {
    expect(keyAction(key, true)).toBe(action);
  });

  it('move no time where seeking is not allowed', () => {
    expect(['ArrowLeft', 'ArrowRight', 'j', 'l'].map((key) => keyAction(key, false))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(keyAction(' ', false)).toBe('toggle');
  });
});
