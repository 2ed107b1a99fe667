import type { CabinImage, PhotoCart, PhotoConfig, PhotoOrder } from '#contract/areas/photo-shapes.ts';

export const PRINT = { id: 'print', blurb: 'Print 15 × 20 cm', price: 20, additional: 12 };
export const DIGITAL = { id: 'digital', blurb: 'Digital photo', price: 25, digital: true };
export const ALBUM = {
  id: 'album',
  title: 'Digital album',
  blurb: 'Every photo of you',
  description: '<p>All files of the voyage</p>',
  price: 149,
  image: 'pic-album',
  upgrade: 'album-gold',
};
export const GOLD = { id: 'album-gold', title: 'Gold album', blurb: 'With a printed book', price: 199 };

export function aPhotoConfig(changes: Partial<PhotoConfig> = {}): PhotoConfig {
  return {
    variants: [PRINT, DIGITAL],
    bulk: [ALBUM, GOLD],
    photoGroups: [{ id: 'captain', blurb: 'Captain’s evening: third photo for less', forZ: 5 }],
    folders: [
      { name: 'gala', title: { defaultValue: 'Gala evening', de: 'Galaabend' } },
      { name: 'gangway', title: 'At the gangway' },
    ],
    keyvalues: {},
    ...changes,
  };
}

export function aCabinImage(id: string, changes: Partial<CabinImage> = {}): CabinImage {
  return { id, url: `/v1/photomatch/image/${id}`, folder: 'gala', width: 1200, height: 800, ...changes };
}

export function aPhotoCart(changes: Partial<PhotoCart> = {}, totals: Partial<PhotoCart['totals']> = {}): PhotoCart {
  const photo = { url: '/v1/photomatch/image/gala:1', isDiscounted: false, isFreeVariant: false };
  return {
    photoGroups: [
      {
        photos: [
          { ...photo, id: 'gala/1', variants: [{ id: 'print', count: 2, total: 32 }] },
          { ...photo, id: 'gala/2', variants: [{ id: 'print', count: 1, total: 12 }] },
        ],
      },
    ],
    totals: { grandTotal: 44, grandCount: 3, photoCount: 2, bulkAdded: false, bulkTotal: 0, ...totals },
    freeCredits: { remaining: 0 },
    ...changes,
  };
}

export function anEmptyPhotoCart(): PhotoCart {
  return aPhotoCart({ photoGroups: [] }, { grandTotal: 0, grandCount: 0, photoCount: 0 });
}

export function aPhotoOrder(changes: Partial<PhotoOrder> = {}): PhotoOrder {
  return {
    orderId: 'P-4711',
    date: '02/07/2026',
    status: 'Ready',
    totals: { grandCount: 3, grandTotal: 44, grandTotalString: '£44.00' },
    digital: { photos: [{ url: 'a1.jpg' }, { url: 'a2.jpg' }], statusNotReady: false },
    ...changes,
  };
}
