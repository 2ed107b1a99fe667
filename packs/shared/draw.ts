import type { Picture } from '#packs/schema/media.ts';

type Hour = Picture['hour'];

/** Pictures of one family of scenes: `port('port-lisbon', 'lisbon', 'dusk')`. */
const family =
  (scene: string) =>
  (id: string, motif: string, hour: Hour = 'day'): Picture => ({ id, scene, motif, hour });

export const draw = {
  port: family('port'),
  sea: family('sea'),
  river: family('river'),
  air: family('air'),
  house: family('house'),
  ashore: family('ashore'),
  venue: family('venue'),
  plate: family('plate'),
  deck: family('deck'),
  thing: family('thing'),
  cabin: family('cabin'),
  treatment: family('treatment'),
};

/** The tile of a module. */
export function tilePicture(module: string, scene: string, motif: string, hour: Hour = 'day'): Picture {
  return { id: `module-${module}`, scene, motif, hour };
}

/** The tile of a question for an opinion. */
export function feedbackPicture(profile: string, scene: string, motif: string, hour: Hour = 'day'): Picture {
  return { id: `feedback-${profile}`, scene, motif, hour };
}

/** The sign of an excursion. */
export function iconPicture(tag: string): Picture {
  return { id: `icon-${tag}`, scene: 'icon', motif: tag, shape: 'icon' };
}

/** What the articles of every operator show, and what those of photos do. */
export const HOUSE_THINGS = ['card', 'checklist', 'day', 'film', 'internet', 'money', 'privacy', 'series', 'wrench'];
export const PHOTO_THINGS = ['album', 'camera', 'parcel', 'portrait'];

/** Things by their own names: `thing-card`. */
export function thingPictures(names: readonly string[], hour?: Hour): Picture[] {
  return names.map((name) => draw.thing(`thing-${name}`, name, hour));
}
