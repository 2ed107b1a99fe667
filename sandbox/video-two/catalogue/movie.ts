import type { ReelId } from '#sandbox/films/reel.ts';

/** CD21, media §9 */
export const LOCALES = ['en_US', 'de_DE'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Words {
  title: string;
  tagline: string;
  overview: string;
}

/** A film of the second provider before it is put on the wire. */
export interface Movie {
  /** The last part of its path. */
  id: string;
  /** Where it lies below the provider's address, with slashes. */
  path: string;
  genres: readonly string[];
  minutes: number;
  reel: ReelId;
  shape?: string;
  cast: readonly string[];
  crew: readonly { name: string; job: string }[];
  /** Every film speaks English; German only where somebody has translated it. */
  words: { en_US: Words; de_DE?: Words };
}
