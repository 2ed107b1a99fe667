import type { CartGroup, PhotoCart } from '#contract/areas/photo-shapes.ts';
import { toWire } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { cartStore } from './cart.store.ts';
import { catalogueStore, type Offer, type PhotoPackageRow, type Variant } from './catalogue.store.ts';
import { ordersStore } from './orders.store.ts';
import { imageUrl } from './own-photos.service.ts';
import { type OwnPhoto, ownPhotosStore, type PhotoOwner } from './own-photos.store.ts';
import { type PricedBasket, type PricedGroup, pricePhotos } from './photo-pricing.rules.ts';

export type PhotoInBasket = OwnPhoto & { units: Record<string, number> };

/** A basket as it stands, and what it costs: the one reading that the cart shows and the order charges. */
export interface PricedCart {
  photos: PhotoInBasket[];
  variants: Variant[];
  offers: Offer[];
  package: PhotoPackageRow | undefined;
  upgrade: PhotoPackageRow | undefined;
  basket: PricedBasket;
}

export const EMPTY_CART: PhotoCart = {
  photoGroups: [],
  totals: { grandTotal: 0, grandCount: 0, photoCount: 0, bulkAdded: false, bulkTotal: 0 },
  freeCredits: { remaining: 0 },
};

/** BD55: what is granted less what orders used. */
function creditsLeft(
  granted: readonly { variantId: string; granted: number }[],
  used: readonly { variantId: string; used: number }[],
): Record<string, number> {
  const usedOf = (id: string) => used.find(({ variantId }) => variantId === id)?.used ?? 0;
  return Object.fromEntries(
    granted.map((one) => [one.variantId, Math.max(0, one.granted - usedOf(one.variantId))] as const),
  );
}

export async function readPricedCart(sql: Sql, owner: PhotoOwner): Promise<PricedCart> {
  const catalogue = catalogueStore(sql);
  const [photos, variants, offers, packages, packageId, granted, used] = await Promise.all([
    ownPhotosStore(sql).inBasket(owner),
    catalogue.variants(),
    catalogue.offers(),
    catalogue.packages(),
    cartStore(sql, owner.accountNumber).package(),
    catalogue.credits(owner.accountNumber),
    ordersStore(sql).usedCredits(owner.accountNumber),
  ]);
  const added = packages.find(({ id }) => id === packageId);
  const upgrade = packages.find(({ id }) => id === added?.upgrade);
  const credits = creditsLeft(granted, used);
  const basket = pricePhotos({ photos, variants, offers, package: added, credits });
  return { photos, variants, offers, package: added, upgrade, basket };
}

function presentGroup({ offerId, photos, missed }: PricedGroup, offers: readonly Offer[]): CartGroup {
  const offer = offers.find(({ id }) => id === offerId);
  return {
    ...(offer && { id: offer.id }),
    photos: photos.map(({ photoId, units, isDiscounted, isFreeVariant }) => ({
      id: photoId,
      url: imageUrl(photoId),
      variants: units.map(({ variantId, count, total }) => ({ id: variantId, count, total: toWire(total) })),
      isDiscounted,
      isFreeVariant,
    })),
    ...(offer &&
      missed && {
        missedOffer: {
          id: offer.id,
          blurb: offer.blurb,
          ...(offer.forZ !== null && { forZ: toWire(offer.forZ) }),
        },
        missedOfferRemainingTriggerCount: missed.remainingTrigger,
        missedOfferRemainingDiscountedCount: missed.remainingDiscounted,
      }),
  };
}

/** B307-B309, BD57. */
export function presentCart({ basket, offers, package: added, upgrade }: PricedCart): PhotoCart {
  return {
    photoGroups: basket.groups.map((group) => presentGroup(group, offers)),
    totals: {
      grandTotal: toWire(basket.grandTotal),
      grandCount: basket.grandCount,
      photoCount: basket.photoCount,
      bulkAdded: added !== undefined,
      bulkTotal: toWire(basket.bulkTotal),
      ...(added && { bulk: added.id, bulkName: added.title }),
      ...(upgrade && {
        bulkUpgrade: upgrade.title,
        bulkUpgradePrice: toWire(Math.max(0, upgrade.price - basket.bulkTotal)),
        bulkUpgradeId: upgrade.id,
      }),
    },
    freeCredits: { remaining: basket.remainingCredits },
  };
}
