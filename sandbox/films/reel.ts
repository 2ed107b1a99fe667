import { z } from 'zod';

/** CD18 */
export const SEGMENT_SECONDS = 6;

const rendition = z.object({ name: z.string(), bandwidth: z.number(), codecs: z.string(), timescale: z.number() });
export const reelFile = z.object({
  id: z.string(),
  /** Of one round; a longer film plays it again. */
  seconds: z.number(),
  segments: z.number(),
  videos: z.array(rendition.extend({ width: z.number(), height: z.number() })).min(1),
  audios: z.array(rendition.extend({ label: z.string(), language: z.string() })).min(1),
  captions: z.array(z.object({ label: z.string(), language: z.string() })),
  bytes: z.number(),
});

/** A short film as it lies on the shelf: segments of six seconds in several qualities, sound apart from the picture. */
export type Reel = z.infer<typeof reelFile>;

interface Quality {
  name: string;
  width: number;
  height: number;
  crf: number;
}

export interface Shot {
  scene: string;
  motif: string;
  hour: 'dawn' | 'day' | 'dusk' | 'night';
}

export interface ReelRecipe {
  seconds: number;
  framesPerSecond: number;
  qualities: readonly Quality[];
  shots: readonly Shot[];
  /** Names of tunes; the first is the sound of the film, a second one its commentary. */
  sounds: readonly { tune: string; label: string; language: string }[];
  captions: readonly { label: string; language: string }[];
}

const FULL: Pick<ReelRecipe, 'seconds' | 'framesPerSecond' | 'qualities'> = {
  seconds: 96,
  framesPerSecond: 24,
  qualities: [
    { name: 'v360', width: 640, height: 360, crf: 26 },
    { name: 'v720', width: 1280, height: 720, crf: 22 },
  ],
};
/** For tests: a second of encoding, everything there. */
const SMALL: typeof FULL = {
  seconds: 24,
  framesPerSecond: 12,
  qualities: [
    { name: 'v180', width: 320, height: 180, crf: 34 },
    { name: 'v360', width: 640, height: 360, crf: 16 },
  ],
};

const music = (tune: string) => ({ tune, label: 'Original', language: 'en' });
const COMMENTED = {
  sounds: [music('barcarolle'), { tune: 'reveille', label: 'Commentary', language: 'de' }],
  captions: [
    { label: 'English', language: 'en' },
    { label: 'Deutsch', language: 'de' },
  ],
};

const port = (motif: string, hour: Shot['hour']): Shot => ({ scene: 'port', motif, hour });

/** The reels by name. Many titles share one; live channels are made of them as well. */
export const REELS = {
  harbour: {
    ...FULL,
    ...COMMENTED,
    shots: [
      port('venice', 'dawn'),
      port('dubrovnik', 'day'),
      port('valletta', 'day'),
      port('santorini', 'dusk'),
      port('naples', 'day'),
      port('lisbon', 'dusk'),
      port('genoa', 'day'),
      port('palma', 'dusk'),
    ],
  },
  night: {
    ...FULL,
    sounds: [music('nocturne')],
    captions: [],
    shots: [
      port('marseille', 'night'),
      port('athens', 'night'),
      port('santorini', 'night'),
      port('malaga', 'dusk'),
      port('venice', 'night'),
      port('valletta', 'night'),
    ],
  },
  morning: {
    ...FULL,
    sounds: [music('reveille')],
    captions: [],
    shots: [
      port('palma', 'dawn'),
      port('athens', 'dawn'),
      port('naples', 'dawn'),
      port('malaga', 'day'),
      port('lisbon', 'dawn'),
      port('marseille', 'day'),
    ],
  },
} as const satisfies Record<string, ReelRecipe>;

export type ReelId = keyof typeof REELS;
export const REEL_IDS = Object.keys(REELS) as ReelId[];

export const FILM_SETS = ['full', 'small', 'none'] as const;
export type FilmSet = (typeof FILM_SETS)[number];

/** What is made for a set; in the small one every reel is the same short one, so that it is made once. */
export function recipeOf(id: ReelId, set: FilmSet): ReelRecipe {
  if (set !== 'small') return REELS[id];
  return { ...SMALL, ...COMMENTED, shots: REELS.harbour.shots.slice(0, 2) };
}
