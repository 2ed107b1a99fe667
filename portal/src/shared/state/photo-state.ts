import type { CabinImage, PhotoCart, PhotoConfig, PhotoConsent, PhotoOrder } from '#contract/areas/photo-shapes.ts';

/** B285: what the client holds of the photo shop; nothing of it but an answer outlives the page. */
export interface PhotoState {
  isFetching?: boolean | undefined;
  config?: PhotoConfig | undefined;
  cabinImages?: CabinImage[] | undefined;
  cart?: PhotoCart | undefined;
  /** The photo that is open enlarged. */
  detailImage?: CabinImage | undefined;
  /** The order that was placed or is open. */
  order?: PhotoOrder | undefined;
  orders?: PhotoOrder[] | undefined;
  consent?: PhotoConsent | undefined;
  /** BD57: the upgrade that this guest has said yes or no to. */
  answeredUpgrade?: string | undefined;
}

/** B284: photos or a package. */
export function hasEntries(cart: PhotoCart | undefined): boolean {
  if (!cart) return false;
  return cart.totals.bulkAdded || cart.photoGroups.some(({ photos }) => (photos ?? []).length > 0);
}
