import type {
  CartGroup,
  PhotoCart,
  PhotoCartAddition,
  PhotoConfig,
  PhotoPackage,
  PhotoVariant,
} from '#contract/areas/photo-shapes.ts';

/** How many of each variant, by its id. */
export type Counts = Readonly<Record<string, number>>;

const MOST_DIGITAL = 1; // B300
const MOST_PRINTS = 99;

export function mostOf({ digital }: Pick<PhotoVariant, 'digital'>): number {
  return digital ? MOST_DIGITAL : MOST_PRINTS;
}

/** B299, B300 */
export function withCount(counts: Counts, variant: Pick<PhotoVariant, 'id' | 'digital'>, count: number): Counts {
  return { ...counts, [variant.id]: Math.min(Math.max(0, count), mostOf(variant)) };
}

export const countOf = (counts: Counts, id: string): number => counts[id] ?? 0;
export const unitsIn = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function areSame(some: Counts, other: Counts): boolean {
  return [...new Set([...Object.keys(some), ...Object.keys(other)])].every(
    (id) => countOf(some, id) === countOf(other, id),
  );
}

/** What of every photo is in the basket. */
export function countsInBasket(cart: PhotoCart | undefined): ReadonlyMap<string, Counts> {
  const photos = cart?.photoGroups.flatMap((group) => group.photos ?? []) ?? [];
  return new Map(
    photos.map(({ id, variants }) => [id, Object.fromEntries((variants ?? []).map((one) => [one.id, one.count]))]),
  );
}

/** B303, BD58: counts are absolute, so that a variant that was in the basket and no longer is goes with 0. */
export function additionOf(photoId: string, wanted: Counts, before: Counts): PhotoCartAddition {
  const variants = Object.entries({ ...zeros(before), ...wanted })
    .filter(([id, count]) => count > 0 || countOf(before, id) > 0)
    .map(([id, count]) => ({ id, count }));
  return { photos: [{ id: photoId, variants }] };
}

const zeros = (counts: Counts): Counts => Object.fromEntries(Object.keys(counts).map((id) => [id, 0]));

const UNKNOWN_PACKAGE: Pick<PhotoPackage, 'id' | 'upgrade'> = { id: '' };

/** The package that is in the basket; a hub that does not name its id names its title. */
export function packageInBasket(
  cart: PhotoCart | undefined,
  config: PhotoConfig | undefined,
  text: Texter,
): Pick<PhotoPackage, 'id' | 'upgrade'> | undefined {
  if (!cart?.totals.bulkAdded) return undefined;
  const { bulk, bulkName } = cart.totals;
  const known = config?.bulk.find(({ id, title }) => (bulk ? id === bulk : text(title) === text(bulkName)));
  return known ?? UNKNOWN_PACKAGE;
}

type Texter = (text: PhotoCart['totals']['bulkName']) => string;

export type PackageState = 'free' | 'added' | 'upgrade' | 'taken';

/** B302, BD57: one package per basket, and another one only as the upgrade of the present one. */
export function packageState(id: string, present: { id: string; upgrade?: string | null } | undefined): PackageState {
  if (!present) return 'free';
  if (present.id === id) return 'added';
  return present.upgrade === id ? 'upgrade' : 'taken';
}

/** BD57: the id of the package that the basket may move up to; a hub names it by id or title, or says that there is one. */
export function upgradeOf(cart: PhotoCart, config: PhotoConfig | undefined, text: Texter): string | undefined {
  const { bulkUpgrade, bulkUpgradeId } = cart.totals;
  if (!bulkUpgrade) return undefined;
  return (
    bulkUpgradeId ??
    config?.bulk.find(({ id }) => id === String(bulkUpgrade))?.id ??
    packageInBasket(cart, config, text)?.upgrade ??
    config?.bulk.find(({ title }) => text(title) === text(bulkUpgrade))?.id
  );
}

const UNLIMITED_FROM = 11; // B317, BD56: 10 is still a number

export interface MissedOffer {
  kind: 'buy' | 'add';
  /** Photos still to buy before the offer begins. */
  trigger: number;
  /** Photos at the offer's price; absent: all further ones. */
  extra?: number;
  /** Absent: for nothing. */
  price?: number;
}

/** B315-B317, BD56: what is left of an offer that the guest could still use. */
export function missedOfferOf(group: CartGroup, config: PhotoConfig | undefined): MissedOffer | undefined {
  if (!group.missedOffer) return undefined;
  const given: unknown = group.missedOffer;
  // A hub may send the offer or name it; the rest stands in the configuration.
  const id = typeof given === 'string' ? given : group.id;
  const offer = typeof given === 'object' ? group.missedOffer : config?.photoGroups.find((one) => one.id === id);
  const trigger = Math.max(0, group.missedOfferRemainingTriggerCount ?? 0);
  const extra = group.missedOfferRemainingDiscountedCount ?? 0;
  if (extra <= 0) return undefined;
  return {
    kind: trigger > 0 ? 'buy' : 'add',
    trigger,
    extra: extra < UNLIMITED_FROM ? extra : undefined,
    price: offer?.forZ ?? undefined,
  };
}
