import { below, type Random } from '../kit/random.ts';

export interface Round {
  columns: number;
  /** Degrees in which the eyes look. */
  looks: number;
  /** The one that looks elsewhere, and where. */
  odd: number;
  oddLooks: number;
}

const LARGEST = 7;

/** Each level has more eyes, and the one that differs does so by less. */
export function roundOf(level: number, random: Random): Round {
  const columns = Math.min(2 + Math.floor(level / 2), LARGEST);
  const looks = below(random, 12) * 30;
  const away = Math.max(180 - (level - 1) * 16, 30);
  return { columns, looks, odd: below(random, columns * columns), oddLooks: (looks + away) % 360 };
}
