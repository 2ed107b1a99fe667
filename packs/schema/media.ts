import { z } from 'zod';
import { look } from './look.ts';
import { packId, packText } from './text.ts';

export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;

/** Where the subject is, in parts of width and height from the top left: frames of other shapes keep it in sight. */
export const focus = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
export type Focus = z.infer<typeof focus>;

/** How to draw one picture; the same recipe always gives the same bytes. */
export const picture = z.strictObject({
  id: packId,
  /** A family of scenes in `pictures/` and the one of it: `port` and `lisbon`. */
  scene: z.string().min(1),
  motif: z.string().min(1),
  hour: z.enum(HOURS).optional(),
  /** Whose light it is painted in; a pack's pictures take that of their operator. */
  look: look.optional(),
  seed: z.number().int().optional(),
  shape: z.enum(['wide', 'icon', 'poster', 'square']).optional(),
  /** Of a photograph that stands for the drawing; drawn scenes know their own. */
  focus: focus.optional(),
  /** What is to be seen, for those who cannot see it. */
  alt: packText.optional(),
});
export type Picture = z.infer<typeof picture>;

/** A PDF made by the pack; `document` names its maker in `packs/documents/`. */
export const pdf = z.strictObject({
  id: packId,
  name: z.string().endsWith('.pdf'),
  description: packText,
  document: z.string().min(1),
});
export type Pdf = z.infer<typeof pdf>;

export const audio = z.strictObject({ id: packId, name: z.string(), tune: z.string().min(1) });
export type Audio = z.infer<typeof audio>;

/** A short film: the camera moves over the pictures, one after the other. */
export const video = z
  .strictObject({
    id: packId,
    name: z.string(),
    description: packText,
    pictures: z.array(packId).min(1),
    /** What is said over each picture, in every language. */
    captions: z.array(packText).optional(),
  })
  .refine(({ pictures, captions }) => !captions || captions.length === pictures.length, {
    message: 'a film has captions for all of its pictures or for none',
  });
export type Video = z.infer<typeof video>;

/** Pictures of an owner: the first is tile and header, the others are the gallery. */
export const ownedPictures = z.array(packId).min(1);
