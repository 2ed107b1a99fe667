import { z } from 'zod';
import { localText } from '#contract/text.ts';

/** BD60 */
export const PHOTO_ORDER_STATUSES = ['Ordered', 'InProduction', 'Ready', 'Cancelled'] as const;
export type PhotoOrderStatus = (typeof PHOTO_ORDER_STATUSES)[number];
/** B317: an offer with more further photos than these has no limit. */
export const OFFER_LIMIT = 10;
/** B334: an order with more digital photos than these is offered as one file too. */
export const SINGLE_DOWNLOADS = 9;
/** B297: the key of the text for guests without photos. */
export const NO_PHOTOS_KEY = 'NO_PHOTOS_ERROR_MESSAGE';
const MOST_OF_A_VARIANT = 99;
const MOST_PHOTOS_AT_ONCE = 200;

/** B287: null before the first decision. */
export const photoConsent = z.boolean().nullable();
export type PhotoConsent = z.infer<typeof photoConsent>;

/** A way in which a photo is sold: a print, or the file itself (`digital`, at most one of each photo). */
export const photoVariant = z.object({
  id: z.string(),
  blurb: localText,
  price: z.number(),
  /** What each further one of a group costs; the price where it is absent. */
  additional: z.number().nullish(),
  digital: z.boolean().nullish(),
});
export type PhotoVariant = z.infer<typeof photoVariant>;

/** A package (`bulk` in the calls): while it is in the basket digital photos cost nothing. */
export const photoPackage = z.object({
  id: z.string(),
  title: localText,
  blurb: localText.nullish(),
  description: localText.nullish(),
  price: z.number(),
  /** The id of a picture of the hub (blobs/image?reference=). */
  image: z.string().nullish(),
  /** The id of the package that a basket may move up to. */
  upgrade: z.string().nullish(),
});
export type PhotoPackage = z.infer<typeof photoPackage>;

export const photoOffer = z.object({
  id: z.string(),
  blurb: localText.nullish(),
  /** The price of each further photo; absent means free. */
  forZ: z.number().nullish(),
});
export type PhotoOffer = z.infer<typeof photoOffer>;

/** B286 */
export const photoConfig = z.object({
  variants: z.array(photoVariant),
  /** The packages. */
  bulk: z.array(photoPackage),
  photoGroups: z.array(photoOffer),
  /** The specification names packages and offers without their keys: these are what another hub may call them. */
  bulkPackages: z.array(photoPackage).nullish(),
  packages: z.array(photoPackage).nullish(),
  offers: z.array(photoOffer).nullish(),
  folders: z.array(z.object({ name: z.string(), title: localText.nullish() })),
  keyvalues: z.record(z.string(), localText),
});
export type PhotoConfig = z.infer<typeof photoConfig>;

/** How a photo came to the guest. */
export const PHOTO_SOURCES = ['face', 'cabin', 'code'] as const;
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

export const cabinImage = z.object({
  /** With slashes; `photomatch/image/{id}` writes them as colons. */
  id: z.string(),
  /** Of the preview, from the hub's root; it asks for the session like every other call. */
  url: z.string(),
  /** The name of one of the config's folders. */
  folder: z.string().nullish(),
  /** dd/mm/yyyy and HH:mm on the ship's clock. */
  date: z.string().nullish(),
  time: z.string().nullish(),
  /** The offer under which it is priced. */
  photoGroup: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  /** Extension `photo-care`. */
  source: z.enum(PHOTO_SOURCES).nullish(),
});
export type CabinImage = z.infer<typeof cabinImage>;

/** B307 */
export const cartPhoto = z.object({
  id: z.string(),
  url: z.string(),
  variants: z.array(z.object({ id: z.string(), count: z.number(), total: z.number() })),
  isDiscounted: z.boolean(),
  isFreeVariant: z.boolean(),
});
export type CartPhoto = z.infer<typeof cartPhoto>;

/** B308, BD56: the photos under one offer, or the rest, which has no id. */
export const cartGroup = z.object({
  id: z.string().nullish(),
  photos: z.array(cartPhoto),
  /** The offer whose discounts are not all used; absent without one. */
  missedOffer: photoOffer.nullish(),
  missedOfferRemainingTriggerCount: z.number().nullish(),
  missedOfferRemainingDiscountedCount: z.number().nullish(),
});
export type CartGroup = z.infer<typeof cartGroup>;

/** B309 */
export const photoCart = z.object({
  photoGroups: z.array(cartGroup),
  totals: z.object({
    grandTotal: z.number(),
    grandCount: z.number(),
    photoCount: z.number(),
    /** Whether a package is in the basket; its id, name and price. */
    bulkAdded: z.boolean(),
    bulk: z.string().nullish(),
    bulkName: localText.nullish(),
    bulkTotal: z.number(),
    /** The title of the package that this basket may move up to, what that costs more, and its id (BD57). */
    bulkUpgrade: localText.nullish(),
    bulkUpgradePrice: z.number().nullish(),
    bulkUpgradeId: z.string().nullish(),
  }),
  freeCredits: z.object({ remaining: z.number() }),
});
export type PhotoCart = z.infer<typeof photoCart>;

const photoId = z.string().min(1).max(200);
const bulkId = z.union([z.string().min(1).max(120), z.number()]);

/** BD58: counts are absolute. */
export const photoCartAddition = z
  .object({
    bulk: bulkId.nullish(),
    photos: z
      .array(
        z.object({
          id: photoId,
          variants: z
            .array(
              z.object({
                id: z.union([z.string().min(1).max(120), z.number()]),
                count: z.number().int().min(0).max(MOST_OF_A_VARIANT),
              }),
            )
            .max(50),
        }),
      )
      .max(MOST_PHOTOS_AT_ONCE)
      .nullish(),
  })
  .refine(({ bulk, photos }) => bulk != null || photos != null, { error: 'names neither photos nor a package' });
export type PhotoCartAddition = z.infer<typeof photoCartAddition>;

export const photoCartRemoval = z
  .object({
    bulk: z.union([bulkId, z.literal(true)]).nullish(),
    photos: z
      .array(z.object({ id: photoId }))
      .max(MOST_PHOTOS_AT_ONCE)
      .nullish(),
  })
  .refine(({ bulk, photos }) => bulk != null || photos != null, { error: 'names neither photos nor a package' });
export type PhotoCartRemoval = z.infer<typeof photoCartRemoval>;

/** B331 */
export const photoOrder = z.object({
  orderId: z.string(),
  date: z.string(),
  status: z.string(),
  totals: z.object({
    grandCount: z.number(),
    grandTotal: z.number(),
    grandTotalString: z.string().nullish(),
    photoCount: z.number().nullish(),
  }),
  /** BD60: `url` and `zip` are the names of files for viewphoto and downloadzip; they are there once the order is Ready. */
  digital: z
    .object({
      photos: z.array(z.object({ url: z.string().nullish() })),
      zip: z.string().nullish(),
      statusNotReady: z.boolean(),
    })
    .nullish(),
});
export type PhotoOrder = z.infer<typeof photoOrder>;

/** What an opt-out deleted, by kind, and what it left (extension `photo-care`). */
export const consentReceipt = z.object({
  number: z.string(),
  date: z.string(),
  time: z.string(),
  deleted: z.object({
    faceVectors: z.number(),
    matches: z.number(),
    tickets: z.number(),
    refusals: z.number(),
    basketPhotos: z.number(),
  }),
  keptOrders: z.number(),
});
export type ConsentReceipt = z.infer<typeof consentReceipt>;

export const consentDetails = z.object({
  consent: photoConsent,
  /** Whether faces are looked at. */
  faces: z.boolean(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  receipt: consentReceipt.nullish(),
});
export type ConsentDetails = z.infer<typeof consentDetails>;

/** How many photos the ticket brought so far; those still to be taken follow by themselves. */
export const ticketAnswer = z.object({ code: z.string(), photoCount: z.number() });
export type TicketAnswer = z.infer<typeof ticketAnswer>;

/** The codes with which photo calls are refused (404, 409), beside `bad_request` and the blocked codes. */
export const PHOTO_REFUSALS = [
  'consent_needed',
  'account_needed',
  'cart_empty',
  'package_in_basket',
  'unknown_ticket',
  'order_cancelled',
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** What the photo desk sees of an order. */
export const opsPhotoOrder = z.object({
  orderId: z.string(),
  accountNumber: z.string(),
  cabin: z.string().nullish(),
  date: z.string(),
  status: z.enum(PHOTO_ORDER_STATUSES),
  grandCount: z.number(),
  grandTotal: z.number(),
  lines: z.array(z.object({ photo: z.string(), variant: z.string(), count: z.number(), digital: z.boolean() })),
});
export type OpsPhotoOrder = z.infer<typeof opsPhotoOrder>;

/** Units of a variant that an account has for nothing, and how many of them orders have used (BD55). */
export const photoCredit = z.object({
  accountNumber: z.string(),
  variant: z.string(),
  granted: z.number().int().min(0).max(999),
});
export type PhotoCredit = z.infer<typeof photoCredit>;
export const usedPhotoCredit = photoCredit.extend({ used: z.number() });
export type UsedPhotoCredit = z.infer<typeof usedPhotoCredit>;
