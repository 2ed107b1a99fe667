import { below, type Random } from '../kit/random.ts';

export const HOLES = 9;
/** A crab costs nothing, the friendly starfish must be left alone. */
export type Visitor = 'crab' | 'star';

export interface Peek {
  hole: number;
  who: Visitor;
  /** How long it can be seen. */
  ms: number;
}

const SLOWEST_MS = 1500;
const FASTEST_MS = 550;

/** The next one out, never from the same hole twice running; each comes a little faster than the one before. */
export function nextPeek(count: number, last: number | undefined, random: Random): Peek {
  const choices = Array.from({ length: HOLES }, (_, hole) => hole).filter((hole) => hole !== last);
  return {
    hole: choices[below(random, choices.length)] ?? 0,
    who: count > 4 && random() < 0.18 ? 'star' : 'crab',
    ms: Math.max(SLOWEST_MS - count * 25, FASTEST_MS),
  };
}

export const pointsFor = (who: Visitor): number => (who === 'crab' ? 1 : -3);
