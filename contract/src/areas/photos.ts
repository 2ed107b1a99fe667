import { z } from 'zod';
import { photoIntakeRoutes } from '#contract/areas/photo-intake.ts';
import {
  cabinImage,
  consentDetails,
  opsPhotoOrder,
  PHOTO_ORDER_STATUSES,
  photoCart,
  photoCartAddition,
  photoCartRemoval,
  photoConfig,
  photoConsent,
  photoCredit,
  photoOrder,
  ticketAnswer,
  usedPhotoCredit,
} from '#contract/areas/photo-shapes.ts';
import { allowedCheck, conditions } from '#contract/conditions.ts';
import { defineRoutes } from '#contract/route.ts';

/** `?thumb` without a value is the way the specification writes it; any value but `false` asks for the small one. */
const thumbQuery = z.object({ thumb: z.string().max(20).optional() });

const photoIds = z.object({
  photos: z
    .array(z.object({ id: z.string().min(1).max(200) }))
    .min(1)
    .max(200),
});

export const photosRoutes = defineRoutes({
  ...photoIntakeRoutes,
  conditions: {
    method: 'GET',
    path: 'conditions/Photoshop',
    access: 'public',
    summary: 'What a guest accepts before ordering photos.',
    reply: conditions,
  },
  allowed: {
    method: 'GET',
    path: 'conditions/allowed/Photoshop',
    access: 'guest',
    summary: 'Whether the account may order photos (BD37).',
    reply: allowedCheck,
  },
  config: {
    method: 'GET',
    path: 'photomatch/config',
    access: 'guest',
    summary: 'What is sold: variants, packages, offers; the folders of the photos and texts by key.',
    reply: photoConfig,
  },
  consent: {
    method: 'GET',
    path: 'photo/passenger/consent',
    access: 'guest',
    summary: 'The guest’s decision: true, false, or null before the first.',
    reply: photoConsent,
  },
  optIn: {
    method: 'POST',
    path: 'photo/passenger/consent/true',
    access: 'guest',
    summary: 'Opts in: the guest’s face is looked for in the ship’s photos from now on (BD52).',
    reply: photoConsent,
  },
  optOut: {
    method: 'POST',
    path: 'photo/passenger/consent/false',
    access: 'guest',
    summary: 'Opts out: face vector, matches and basket are deleted in one transaction; paid orders remain (BD52).',
    reply: photoConsent,
  },
  optInWithoutFaces: {
    method: 'POST',
    path: 'photo/passenger/consent/withoutFaces',
    access: 'guest',
    summary: 'Opts in to photos of the cabin and by ticket code alone; nobody’s face is looked at.',
    reply: photoConsent,
  },
  consentDetails: {
    method: 'GET',
    path: 'photo/passenger/consent/details',
    access: 'guest',
    summary: 'When the guest decided what, and the receipt of what the last opt-out deleted.',
    reply: consentDetails,
  },
  cabinImages: {
    method: 'GET',
    path: 'photomatch/cabinImages',
    access: 'guest',
    summary: 'The guest’s own photos, the newest first; 409 without consent.',
    reply: z.array(cabinImage),
  },
  image: {
    method: 'GET',
    path: 'photomatch/image/{id}',
    access: 'guest',
    summary: 'The preview of one of the guest’s photos, with a watermark; slashes of the id are colons.',
    query: thumbQuery,
    kind: 'bytes',
  },
  notMe: {
    method: 'POST',
    path: 'photomatch/notMe',
    access: 'guest',
    summary: 'These photos do not show the guest: they leave the list and the basket and do not come back.',
    body: photoIds,
    reply: z.array(cabinImage),
  },
  ticket: {
    method: 'POST',
    path: 'photomatch/ticket',
    access: 'guest',
    summary: 'Adds the photos of a ticket that the photographer handed out.',
    body: z.object({ code: z.string().min(1).max(40) }),
    reply: ticketAnswer,
  },
  cart: {
    method: 'GET',
    path: 'photomatch/cart',
    access: 'guest',
    summary: 'The guest’s photo basket, priced now.',
    reply: photoCart,
  },
  addToCart: {
    method: 'POST',
    path: 'photomatch/addToCart',
    access: 'guest',
    summary: 'Sets quantities of photos, or adds a package; all of it or nothing (BD57, BD58).',
    body: photoCartAddition,
    reply: photoCart,
  },
  removeFromCart: {
    method: 'POST',
    path: 'photomatch/removeFromCart',
    access: 'guest',
    summary: 'Takes photos or the package out of the basket; what is not in it is out already.',
    body: photoCartRemoval,
    reply: photoCart,
  },
  emptyCart: {
    method: 'POST',
    path: 'photomatch/emptyCart',
    access: 'guest',
    summary: 'Takes everything out of the basket.',
    reply: photoCart,
  },
  order: {
    method: 'POST',
    path: 'photomatch/order',
    access: 'guest',
    summary: 'Orders the basket and charges the account, once (BD59).',
    reply: photoOrder,
    idempotent: true,
  },
  orders: {
    method: 'GET',
    path: 'photomatch/orders',
    access: 'guest',
    summary: 'The guest’s photo orders, the newest first; 404 where photos are not sold.',
    reply: z.array(photoOrder),
  },
  viewphoto: {
    method: 'GET',
    path: 'photomatch/viewphoto/{file}',
    access: 'guest',
    summary: 'A digital photo that the guest bought, whole or small; 404 for anybody else (BD60).',
    query: thumbQuery,
    kind: 'bytes',
  },
  downloadzip: {
    method: 'GET',
    path: 'photomatch/downloadzip/{file}',
    access: 'guest',
    summary: 'All digital photos of an order in one file; 404 for anybody else (BD60).',
    kind: 'bytes',
  },
  opsOrders: {
    method: 'GET',
    path: 'ops/photos/orders',
    access: 'ops',
    summary: 'The photo orders of the voyage, those still to be made first.',
    query: z.object({ status: z.enum(PHOTO_ORDER_STATUSES).optional() }),
    reply: z.array(opsPhotoOrder),
  },
  opsOrderStatus: {
    method: 'POST',
    path: 'ops/photos/orders/{orderId}/status',
    access: 'ops',
    summary: 'Moves an order on; cancelling it gives the money and the free credits back.',
    body: z.strictObject({ status: z.enum(PHOTO_ORDER_STATUSES) }),
    reply: opsPhotoOrder,
  },
  opsCredit: {
    method: 'POST',
    path: 'ops/photos/credits',
    access: 'ops',
    summary: 'Says how many units of a variant an account has for nothing, those it used included.',
    body: z.strictObject(photoCredit.shape),
    reply: usedPhotoCredit,
  },
});
