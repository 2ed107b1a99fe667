import type { PackSource } from '#packs/pack.schema.ts';

/** What the demo guests have ordered of the photographers so far. */
export const photos: PackSource['photos'] = {
  orders: [
    { id: 'P-20417', guest: 'guest-10001', day: 2, status: 'Ready', grandCount: 3, grandTotal: 44 },
    { id: 'P-20563', guest: 'guest-10001', day: 5, status: 'InProduction', grandCount: 1, grandTotal: 20 },
  ],
};
