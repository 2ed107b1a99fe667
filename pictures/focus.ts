import type { Focus, Picture } from '#packs/schema/media.ts';

/** Where drawn scenes have their subject; what is not named here is told best from its middle. */
const SUBJECTS: Readonly<Record<string, Focus>> = {};

export function sceneFocus({ scene, motif }: Pick<Picture, 'scene' | 'motif'>): Focus | undefined {
  return SUBJECTS[`${scene}/${motif}`];
}
