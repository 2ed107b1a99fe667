import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';

/** Bytes of a picture file: the largest cameras make about 50 million at their best quality. */
export const MOST_PICTURE_BYTES = 64_000_000;

/** Letters, digits, spaces and hyphens: it is part of the photo's id and of addresses. */
export const photoFolder = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u, {
  error: 'must be a name of letters, digits, spaces and hyphens',
});

export const arrivedPhoto = z.object({
  photo: z.string(),
  state: z.string(),
  /** False when the same picture was there already. */
  isNew: z.boolean(),
});
export type ArrivedPhoto = z.infer<typeof arrivedPhoto>;

export const photoQueue = z.object({
  /** By state: waiting, ready, failed, withdrawn. */
  photographs: z.record(z.string(), z.number()),
  /** Guests who are looked for in photographs that were there before: waiting, done, failed. */
  searches: z.record(z.string(), z.number()),
  problems: z.array(z.object({ photo: z.string(), problem: z.string() })),
});
export type PhotoQueue = z.infer<typeof photoQueue>;

/** What photographers and the photo desk do; part of the area photos. */
export const photoIntakeRoutes = defineRoutes({
  opsPhotoAdd: {
    method: 'POST',
    path: 'ops/photos/pictures',
    access: 'ops',
    summary: 'Takes a photographer’s picture: JPEG, PNG or WebP. The same bytes a second time are the same photo.',
    query: z.object({
      folder: photoFolder,
      /** For whom it was taken, without looking at faces. */
      cabin: z.string().max(20).optional(),
      ticket: z.string().max(40).optional(),
      /** With an offset: 2026-06-15T20:30:00Z; now when not given. */
      takenAt: z.iso.datetime({ offset: true }).optional(),
    }),
    upload: 'image/*',
    reply: arrivedPhoto,
  },
  opsPhotoQueue: {
    method: 'GET',
    path: 'ops/photos/queue',
    access: 'ops',
    summary: 'How many photographs and searches wait, are done and failed, with the last problems.',
    reply: photoQueue,
  },
  opsPhotoRetry: {
    method: 'POST',
    path: 'ops/photos/retry',
    access: 'ops',
    summary: 'Puts the photographs that failed into the queue again.',
    reply: z.object({ photographs: z.number() }),
  },
  opsPhotoWithdraw: {
    method: 'POST',
    path: 'ops/photos/withdraw',
    access: 'ops',
    summary: 'Takes a photograph from all guests; orders with it stand.',
    body: z.strictObject({ photo: z.string().min(1).max(200) }),
    kind: 'empty',
  },
  opsGuestPicture: {
    method: 'POST',
    path: 'ops/photos/guests/{accountNumber}/picture',
    access: 'ops',
    summary: 'The guest’s own picture, as taken at embarkation. Nobody looks at it before the guest has opted in.',
    upload: 'image/*',
    kind: 'empty',
  },
  opsGuestPictureRemove: {
    method: 'POST',
    path: 'ops/photos/guests/{accountNumber}/picture/remove',
    access: 'ops',
    summary: 'Deletes the guest’s own picture and whatever was found with it.',
    kind: 'empty',
  },
});
