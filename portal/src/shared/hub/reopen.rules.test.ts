import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventSourceLike, followStream } from './event-source.ts';
import { liveDelayMs, reopenDelayMs } from './reopen.rules.ts';

it.each([
  [1, 0, 30_000],
  [1, 1, 15_000],
  [2, 0, 60_000],
  [5, 0, 480_000],
  [6, 0, 600_000],
  [50, 0, 600_000],
])('[AD38] waits after %i failures, with %d of luck, %i ms', (failures, random, delay) => {
  expect(reopenDelayMs(failures, random)).toBe(delay);
});

it.each([
  ['a screen', false, 1, 0, 1_000],
  ['a screen', false, 1, 1, 500],
  ['a screen', false, 4, 0, 8_000],
  ['a screen', false, 9, 0, 15_000],
  ['a phone', true, 1, 0, 8_000],
  ['a phone', true, 1, 1, 500],
  ['a phone', true, 2, 0, 15_000],
  ['a phone', true, 9, 0, 15_000],
])(
  'the live stream of %s (%s) is opened after %i failures, with %d of luck, in %i ms',
  (_, isGuests, failures, random, delay) => {
    expect(liveDelayMs(isGuests)(failures, random)).toBe(delay);
  },
);

describe('a hub that restarts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The same numbers in every run, as evenly strewn as those of so many browsers. */
  function seeded(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  /** So many pages lose their stream in one moment; the hub answers again after a while. */
  function breakAll(clients: number, awayMs: number, delayMs: typeof reopenDelayMs) {
    const random = seeded(7);
    const began = Date.now();
    const knocks: number[] = [];
    const back: number[] = [];
    const first: EventSourceLike[] = [];
    for (let client = 0; client < clients; client += 1) {
      let isFirst = true;
      followStream({
        broken: 'broke',
        log: () => undefined,
        onData: () => undefined,
        delayMs,
        random,
        open: () => {
          const source: EventSourceLike = { onopen: null, onmessage: null, onerror: null, close: () => undefined };
          if (isFirst) first.push(source);
          else answer(source);
          isFirst = false;
          return source;
        },
      });
    }
    function answer(source: EventSourceLike): void {
      const at = Date.now() - began;
      knocks.push(at);
      setTimeout(() => (at < awayMs ? source.onerror?.('refused') : source.onopen?.()), 0);
      if (at >= awayMs) back.push(at);
    }
    for (const source of first) source.onerror?.('lost');
    vi.advanceTimersByTime(1_200_000);
    return { knocks, back };
  }

  /** The most that knock within a second, wherever that second begins. */
  function busiestSecond(moments: readonly number[]): number {
    const sorted = moments.toSorted((a, b) => a - b);
    let from = 0;
    return Math.max(
      ...sorted.map((at, index) => {
        while ((sorted[from] ?? at) <= at - 1_000) from += 1;
        return index - from + 1;
      }),
    );
  }

  const CLIENTS = 250;

  it.each([
    ['the streams of news and positions, at once', 1_000, reopenDelayMs, 30_000],
    ['the same after a minute', 60_000, reopenDelayMs, 240_000],
    ['the live streams of phones, at once', 1_000, liveDelayMs(true), 17_000],
    ['the same after a minute', 60_000, liveDelayMs(true), 76_000],
  ])(
    '[AD38] %s (%i ms): all are back, never more than a quarter of them in a second',
    (_, awayMs, delayMs, withinMs) => {
      const { knocks, back } = breakAll(CLIENTS, awayMs, delayMs);
      expect(back).toHaveLength(CLIENTS);
      expect(Math.max(...back)).toBeLessThanOrEqual(withinMs);
      expect(busiestSecond(knocks)).toBeLessThan(CLIENTS / 4);
    },
  );

  it('would be a crowd without chance', () => {
    expect(busiestSecond(breakAll(CLIENTS, 1_000, () => 5_000).back)).toBe(CLIENTS);
  });
});
