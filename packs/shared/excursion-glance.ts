import type { ExcursionEffort } from '#contract/areas/excursions.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { WALKING } from './excursion-notes.ts';

type Excursion = PackSource['excursions']['excursions'][number];

/**
 * What a list tells before anybody opens an excursion: its effort, from how it is walked and whether it is active, and the languages of its
 * guides. What an excursion says itself stands.
 */
export function atAGlance(guideLanguages: string[]): (excursion: Excursion) => Excursion {
  return (excursion) => ({ effort: effortOf(excursion), guideLanguages, ...excursion });
}

function effortOf({ tags, descriptions: { WalkingInfo } }: Excursion): ExcursionEffort {
  if (WalkingInfo === WALKING.strenuous) return 'demanding';
  return WalkingInfo === WALKING.moderate || tags.includes('tag-active') ? 'moderate' : 'easy';
}
