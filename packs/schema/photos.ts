import { z } from 'zod';
import { packConditions } from './excursions.ts';
import { HOURS } from './media.ts';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

const price = z.number().min(0);

/** A way in which a photo is sold. */
export const photoVariant = z.strictObject({
  id: packId,
  blurb: packText,
  price,
  /** Of each further one of a group; the price where it is absent. */
  additional: price.optional(),
  digital: z.boolean().default(false),
});

export const photoPackage = z.strictObject({
  id: packId,
  title: packText,
  blurb: packText.optional(),
  description: packText.optional(),
  price,
  picture: packId,
  /** The package that a basket may move up to. */
  upgrade: packId.optional(),
});

/** Buy `triggerCount` photos, get `discountedCount` more for `forZ` each, or free without it; over 10 is without limit. */
export const photoOffer = z.strictObject({
  id: packId,
  blurb: packText,
  triggerCount: z.number().int().min(0),
  discountedCount: z.number().int().min(1),
  forZ: price.optional(),
});

export const photoFolder = z.strictObject({ name: packId, title: packText, offer: packId.optional() });

export const PEOPLE = ['mother', 'father', 'daughter', 'toddler', 'grandmother', 'grandfather', 'traveller'] as const;

/** A picture of the photographers, drawn: invented people before a scene of the pictures. */
export const packPhotograph = z.strictObject({
  id: packId,
  folder: packId,
  scene: z.string().min(1),
  motif: z.string().min(1),
  hour: z.enum(HOURS).optional(),
  people: z.array(z.enum(PEOPLE)).min(1),
  day: voyageDay,
  time: timeOfDay,
  /** Whose cabin it was given to, and the ticket that was handed out with it. */
  cabin: z.string().optional(),
  ticket: z.string().optional(),
});
export type PackPhotograph = z.infer<typeof packPhotograph>;

const share = z.number().min(0).max(1);

/** Real photographs that come inside the face library's package: a demo can be searched for faces. */
export const photoSamples = z.strictObject({
  photographs: z.array(z.strictObject({ file: z.string().min(1), folder: packId, hoursAgo: z.number().int().min(0) })),
  /** Which part of which of them is a guest's own picture. */
  guests: z.array(
    z.strictObject({ guest: packId, file: z.string().min(1), left: share, top: share, width: share, height: share }),
  ),
});
export type PhotoSamples = z.infer<typeof photoSamples>;

/** Priced like any basket. */
export const photoOrder = z.strictObject({
  /** The order number that the guest reads. */
  id: z.string().min(1),
  guest: packId,
  day: voyageDay,
  status: z.enum(['Ordered', 'InProduction', 'Ready', 'Cancelled']),
  package: packId.optional(),
  photos: z.array(z.strictObject({ photo: packId, units: z.record(packId, z.number().int().min(1)) })).min(1),
});

export const photos = z.strictObject({
  variants: z.array(photoVariant).default([]),
  packages: z.array(photoPackage).default([]),
  offers: z.array(photoOffer).default([]),
  folders: z.array(photoFolder).default([]),
  /** Units of a variant that a guest has for nothing. */
  credits: z.array(z.strictObject({ guest: packId, variant: packId, granted: z.number().int().min(1) })).default([]),
  /** Texts of the photo pages by key. */
  keyvalues: z.record(z.string(), packText).default({}),
  conditions: packConditions.omit({ module: true }).optional(),
  photographs: z.array(packPhotograph).default([]),
  orders: z.array(photoOrder).default([]),
  samples: photoSamples.optional(),
});
export type PackPhotos = z.infer<typeof photos>;
