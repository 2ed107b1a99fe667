import { OFFER_LIMIT } from '#contract/areas/photo-shapes.ts';
import type { Minor } from '#contract/money.ts';

export interface PricedVariant {
  id: string;
  price: Minor;
  additional: Minor | null;
  digital: boolean;
}

export interface PricedOffer {
  id: string;
  triggerCount: number;
  discountedCount: number;
  /** Nothing = free. */
  forZ: Minor | null;
}

export interface BasketPhoto {
  photoId: string;
  offerId: string | null;
  /** By variant; what is not on sale is left out. */
  units: Readonly<Record<string, number>>;
}

/** What a basket is priced by (docs/algorithms/photo-pricing.md). */
export interface PricingFacts {
  /** In the order in which they were added. */
  photos: readonly BasketPhoto[];
  /** In the order of the config. */
  variants: readonly PricedVariant[];
  offers: readonly PricedOffer[];
  package: { price: Minor } | undefined;
  /** Credits that are left before this basket, by variant. */
  credits: Readonly<Record<string, number>>;
}

export interface PricedUnits {
  variantId: string;
  count: number;
  free: number;
  discounted: boolean;
  total: Minor;
}

export interface PricedPhoto {
  photoId: string;
  units: PricedUnits[];
  isDiscounted: boolean;
  isFreeVariant: boolean;
}

export interface PricedGroup {
  offerId: string | null;
  photos: PricedPhoto[];
  /** While discounts are unused (BD56). */
  missed: { remainingTrigger: number; remainingDiscounted: number } | undefined;
}

export interface PricedBasket {
  groups: PricedGroup[];
  grandTotal: Minor;
  bulkTotal: Minor;
  grandCount: number;
  photoCount: number;
  remainingCredits: number;
}

/** A photo's units of one variant on their way through the four steps; `toPay` is what no step has priced yet. */
interface Line extends PricedUnits {
  variant: PricedVariant;
  toPay: number;
}
interface Photo {
  photoId: string;
  offerId: string | null;
  lines: Line[];
}

function linesOf({ units }: BasketPhoto, variants: readonly PricedVariant[], hasPackage: boolean): Line[] {
  return variants.flatMap((variant) => {
    const count = units[variant.id] ?? 0;
    if (count <= 0) return [];
    const toPay = variant.digital && hasPackage ? 0 : count; // step 1
    return [{ variant, variantId: variant.id, count, toPay, free: 0, discounted: false, total: 0 }];
  });
}

/** Step 2, BD55: one unit of a photo, by the first variant that has a credit left. Answers what is left in the end. */
function spendCredits(photos: readonly Photo[], credits: Readonly<Record<string, number>>): Record<string, number> {
  const left = { ...credits };
  for (const { lines } of photos) {
    const line = lines.find(({ variantId, toPay }) => toPay > 0 && (left[variantId] ?? 0) > 0);
    if (!line) continue;
    left[line.variantId] = (left[line.variantId] ?? 0) - 1;
    line.free = 1;
    line.toPay -= 1;
  }
  return left;
}

/** Step 3, BD56. */
function applyOffer(photos: readonly Photo[], offer: PricedOffer | undefined): PricedGroup['missed'] {
  if (!offer) return undefined;
  const { triggerCount, discountedCount, forZ } = offer;
  const hasNoLimit = discountedCount > OFFER_LIMIT;
  const paying = photos.filter(({ lines }) => lines.some((line) => line.toPay > 0));
  const discounted = paying.slice(triggerCount, hasNoLimit ? undefined : triggerCount + discountedCount);
  for (const { lines } of discounted) {
    const [dearest] = lines.filter((line) => line.toPay > 0).toSorted((a, b) => b.variant.price - a.variant.price);
    if (!dearest) continue;
    dearest.discounted = true;
    dearest.toPay -= 1;
    dearest.total += forZ ?? 0;
  }
  if (!hasNoLimit && discounted.length >= discountedCount) return undefined;
  return {
    remainingTrigger: Math.max(0, triggerCount - paying.length),
    remainingDiscounted: hasNoLimit ? discountedCount : discountedCount - discounted.length,
  };
}

/** Step 4: the first unit of the group and variant costs its price, each further one the additional price. */
function priceTheRest(photos: readonly Photo[]): void {
  const begun = new Set<string>();
  for (const line of photos.flatMap(({ lines }) => lines)) {
    const { price, additional } = line.variant;
    for (; line.toPay > 0; line.toPay -= 1) {
      line.total += begun.has(line.variantId) ? (additional ?? price) : price;
      begun.add(line.variantId);
    }
  }
}

function pricedPhoto({ photoId, lines }: Photo): PricedPhoto {
  return {
    photoId,
    units: lines.map(({ variantId, count, free, discounted, total }) => ({
      variantId,
      count,
      free,
      discounted,
      total,
    })),
    isDiscounted: lines.some((line) => line.discounted),
    isFreeVariant: lines.some((line) => line.free > 0),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** BD54-BD56: prices a basket. A photo none of whose variants is on sale is left out. */
export function pricePhotos(facts: PricingFacts): PricedBasket {
  const known = new Set(facts.offers.map(({ id }) => id));
  const photos = facts.photos
    .map((photo): Photo => {
      const offerId = photo.offerId !== null && known.has(photo.offerId) ? photo.offerId : null;
      return { photoId: photo.photoId, offerId, lines: linesOf(photo, facts.variants, facts.package !== undefined) };
    })
    .filter(({ lines }) => lines.length > 0);
  const left = spendCredits(photos, facts.credits);
  const groups = [...new Set(photos.map(({ offerId }) => offerId))].map((offerId): PricedGroup => {
    const members = photos.filter((photo) => photo.offerId === offerId);
    const offer = facts.offers.find(({ id }) => id === offerId);
    const missed = applyOffer(members, offer);
    priceTheRest(members);
    return { offerId, photos: members.map(pricedPhoto), missed };
  });
  const lines = photos.flatMap((photo) => photo.lines);
  const bulkTotal = facts.package?.price ?? 0;
  return {
    groups,
    bulkTotal,
    grandTotal: sum(lines.map(({ total }) => total)) + bulkTotal,
    grandCount: sum(lines.map(({ count }) => count)) + (facts.package ? 1 : 0),
    photoCount: photos.length,
    remainingCredits: sum(Object.values(left).map((one) => Math.max(0, one))),
  };
}
