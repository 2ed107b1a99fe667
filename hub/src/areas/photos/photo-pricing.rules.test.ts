import { array, assert as check, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BasketPhoto,
  type PricedBasket,
  type PricedOffer,
  type PricingFacts,
  pricePhotos,
} from './photo-pricing.rules.ts';

const PRINT = { id: 'print', price: 2000, additional: 1200, digital: false };
const LARGE = { id: 'large', price: 3000, additional: null, digital: false };
const FILE = { id: 'file', price: 1500, additional: 1000, digital: true };
const OFFER = { id: 'gala', triggerCount: 2, discountedCount: 1, forZ: 500 };

const photo = (units: Record<string, number>, offerId: string | null = null, photoId = 'p'): BasketPhoto => {
  return { photoId, offerId, units };
};
const price = (photos: BasketPhoto[], more: Partial<PricingFacts> = {}) =>
  pricePhotos({ photos, variants: [PRINT, LARGE, FILE], offers: [], package: undefined, credits: {}, ...more });
const totals = (basket: PricedBasket) =>
  basket.groups.flatMap((group) => group.photos.map((one) => one.units.map(({ total }) => total)));
const times = (count: number, offerId: string | null = 'gala') =>
  Array.from({ length: count }, () => photo({ print: 1 }, offerId));

describe('the first unit of a group costs its price, further ones the additional price', () => {
  it.each([
    ['three prints over two photos', [photo({ print: 2 }), photo({ print: 1 })], [[3200], [1200]], 4400],
    ['one print', [photo({ print: 1 })], [[2000]], 2000],
    ['without an additional price', [photo({ large: 2 })], [[6000]], 6000],
    ['each variant for itself', [photo({ print: 1, large: 1, file: 1 })], [[2000, 3000, 1500]], 6500],
    ['nothing at all', [], [], 0],
    ['what is not on sale', [photo({ poster: 3 })], [], 0],
  ])('%s [B312 B313] [BD54]', (_, photos, perPhoto, total) => {
    const basket = price(photos);
    expect(totals(basket)).toEqual(perPhoto);
    expect(basket.grandTotal).toBe(total);
  });

  it('begins anew in each group [B312] [BD54]', () => {
    const basket = price([...times(1), ...times(1, null), ...times(1)], { offers: [OFFER] });
    expect(basket.groups.map(({ offerId, photos }) => [offerId, photos.length])).toEqual([
      ['gala', 2],
      [null, 1],
    ]);
    expect(basket.grandTotal).toBe(2000 + 1200 + 2000);
  });

  it('counts a photo whose offer is gone to the rest [BD54]', () => {
    expect(price([...times(1), ...times(1, null)]).grandTotal).toBe(3200);
  });
});

describe('a package', () => {
  it('makes digital units free and costs its price; it counts as one [B309] [BD54]', () => {
    const basket = price([photo({ print: 1, file: 1 }), photo({ file: 1 })], { package: { price: 9900 } });
    expect(totals(basket)).toEqual([[2000, 0], [0]]);
    expect(basket).toMatchObject({ grandTotal: 11_900, bulkTotal: 9900, grandCount: 4, photoCount: 2 });
  });

  it('leaves credits and offers to what is still to pay [BD54]', () => {
    const basket = price([photo({ file: 1 }), photo({ print: 1 })], {
      package: { price: 9900 },
      credits: { file: 1, print: 1 },
    });
    expect(basket.groups[0]?.photos.map(({ isFreeVariant }) => isFreeVariant)).toEqual([false, true]);
    expect(basket.remainingCredits).toBe(1);
  });
});

describe('free credits', () => {
  it('free one unit and mark the photo: 0 + 20 + 12 [B314] [BD54 BD55]', () => {
    const basket = price([photo({ print: 2 }), photo({ print: 1 })], { credits: { print: 1 } });
    expect(totals(basket)).toEqual([[2000], [1200]]);
    expect(basket.grandTotal).toBe(3200);
    expect(basket.groups[0]?.photos.map(({ isFreeVariant }) => isFreeVariant)).toEqual([true, false]);
    expect(basket.groups[0]?.photos.flatMap(({ units }) => units.map(({ free }) => free))).toEqual([1, 0]);
    expect(basket.remainingCredits).toBe(0);
  });

  it('free at most one unit of a photo, also with credits of two variants, and mark it [B314] [BD55]', () => {
    const basket = price([photo({ print: 3, file: 1 })], { credits: { print: 5, file: 5 } });
    expect(basket.grandTotal).toBe(2000 + 1200 + 1500);
    expect(basket.groups[0]?.photos.map(({ isFreeVariant }) => isFreeVariant)).toEqual([true]);
    expect(basket.remainingCredits).toBe(9);
  });

  it('go by the order in which photos were added, across groups, and are none below 0 [BD55]', () => {
    const basket = price([...times(1, null), ...times(1)], { offers: [OFFER], credits: { print: 1, large: -2 } });
    expect(basket.groups.map(({ photos }) => photos[0]?.isFreeVariant)).toEqual([true, false]);
    expect(basket.remainingCredits).toBe(0);
  });
});

describe('an offer', () => {
  const offered = (count: number, offer: Partial<PricedOffer> = {}) =>
    price(times(count), { offers: [{ ...OFFER, ...offer }] });

  it.each([
    [1, 2000, { remainingTrigger: 1, remainingDiscounted: 1 }],
    [2, 3200, { remainingTrigger: 0, remainingDiscounted: 1 }],
    [3, 3700, undefined],
    [4, 4900, undefined],
  ])('%i photos under “buy 2, get 1 for 5.00” [B308 B315 B318] [BD56]', (count, total, missed) => {
    const basket = offered(count);
    expect(basket.grandTotal).toBe(total);
    expect(basket.groups[0]?.missed).toEqual(missed);
    expect(basket.groups[0]?.photos.map(({ isDiscounted }) => isDiscounted)).toEqual(
      Array.from({ length: count }, (_, index) => index === 2),
    );
  });

  it('is free without a price [B316] [BD56]', () => {
    expect(offered(3, { forZ: null }).grandTotal).toBe(3200);
  });

  it.each([
    [10, 2 + 10, undefined],
    [11, 2 + 20, { remainingTrigger: 0, remainingDiscounted: 11 }],
  ])('with %i further photos discounts all it says, over 10 without limit [B317] [BD56]', (y, photos, missed) => {
    const basket = offered(photos, { discountedCount: y });
    expect(basket.grandTotal).toBe(3200 + (photos - 2) * 500);
    expect(basket.groups[0]?.missed).toEqual(missed);
  });

  it('counts photos with a unit to pay for, and discounts one unit of each, the dearest [BD56]', () => {
    const basket = price(
      [photo({ print: 1 }, 'gala'), ...times(2), photo({ print: 2, large: 1 }, 'gala'), photo({ print: 1 }, 'gala')],
      { offers: [OFFER], credits: { print: 1 } },
    );
    expect(totals(basket)).toEqual([[0], [2000], [1200], [2400, 500], [1200]]);
  });
});

describe('any basket', () => {
  const units = record({ print: nat(4), large: nat(2), file: nat(1) }, { requiredKeys: [] });
  const facts = record({
    photos: array(
      record({ photoId: constantFrom('a', 'b', 'c'), offerId: constantFrom('gala', 'port', null), units }),
      {
        maxLength: 12,
      },
    ),
    variants: constantFrom([PRINT, LARGE, FILE], [PRINT], [FILE, PRINT]),
    offers: array(
      record({
        id: constantFrom('gala', 'port'),
        triggerCount: nat(4),
        discountedCount: integer({ min: 1, max: 13 }),
        forZ: option(nat(900)),
      }),
      { maxLength: 2 },
    ),
    package: option(record({ price: nat(20_000) }), { nil: undefined }),
    credits: record({ print: nat(3), file: nat(3) }, { requiredKeys: [] }),
  });
  const lines = (basket: PricedBasket) => basket.groups.flatMap(({ photos }) => photos.flatMap((one) => one.units));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

  it('adds up, in whole pence, and never costs more than every unit at its price [B309] [BD54]', () => {
    check(
      property(facts, (given) => {
        const basket = pricePhotos(given);
        const all = lines(basket);
        const full = new Map(given.variants.map((one) => [one.id, one.price]));
        expect(basket.grandTotal).toBe(sum(all.map(({ total }) => total)) + basket.bulkTotal);
        expect(basket.grandCount).toBe(sum(all.map(({ count }) => count)) + (given.package ? 1 : 0));
        for (const { variantId, count, total } of all) {
          expect(Number.isInteger(total) && total >= 0).toBe(true);
          expect(total).toBeLessThanOrEqual(count * (full.get(variantId) ?? 0));
        }
      }),
    );
  });

  it('uses no more credits than there are, one per photo, and none for what is free already [BD55]', () => {
    check(
      property(facts, (given) => {
        const basket = pricePhotos(given);
        const granted = sum(Object.values(given.credits).map((one) => one ?? 0));
        const used = sum(lines(basket).map(({ free }) => free));
        expect(basket.remainingCredits).toBe(granted - used);
        for (const { photos } of basket.groups) {
          for (const one of photos) expect(sum(one.units.map(({ free }) => free))).toBe(one.isFreeVariant ? 1 : 0);
        }
        if (given.package) expect(lines(basket).some((one) => one.variantId === 'file' && one.free > 0)).toBe(false);
      }),
    );
  });

  it('discounts per group no more photos than its offer says, and only behind the trigger [BD56]', () => {
    check(
      property(facts, (given) => {
        for (const { offerId, photos, missed } of pricePhotos(given).groups) {
          const discounted = photos.filter(({ isDiscounted }) => isDiscounted).length;
          const offer = given.offers.find(({ id }) => id === offerId);
          if (!offer) {
            expect([discounted, missed]).toEqual([0, undefined]);
            continue;
          }
          const limit = offer.discountedCount > 10 ? Number.POSITIVE_INFINITY : offer.discountedCount;
          expect(discounted).toBeLessThanOrEqual(Math.min(limit, Math.max(0, photos.length - offer.triggerCount)));
          expect(missed === undefined).toBe(discounted === limit);
        }
      }),
    );
  });

  it('costs as much as a list of its units priced one by one [BD54]', () => {
    check(
      property(array(record({ photoId: constantFrom('a'), offerId: constantFrom(null), units })), (photos) => {
        const count = (id: 'print' | 'large' | 'file') => sum(photos.map((one) => one.units[id] ?? 0));
        const of = (variant: typeof PRINT | typeof LARGE, n: number) =>
          n === 0 ? 0 : variant.price + (n - 1) * (variant.additional ?? variant.price);
        const expected = of(PRINT, count('print')) + of(LARGE, count('large')) + of(FILE, count('file'));
        expect(price(photos as BasketPhoto[]).grandTotal).toBe(expected);
      }),
    );
  });
});
