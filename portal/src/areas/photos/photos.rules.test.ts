import { describe, expect, it } from 'vitest';
import type { CartGroup } from '#contract/areas/photo-shapes.ts';
import { textOf } from '#contract/text.ts';
import {
  ALBUM,
  aCabinImage,
  aPhotoCart,
  aPhotoConfig,
  aPhotoOrder,
  DIGITAL,
  GOLD,
  PRINT,
} from '#portal-test/photo-fixtures.ts';
import { isNotReady, isWhole, orderIn, totalOf, zipOf } from './order-state.rules.ts';
import {
  additionOf,
  areSame,
  countsInBasket,
  missedOfferOf,
  packageInBasket,
  packageState,
  upgradeOf,
  withCount,
} from './photo-basket.rules.ts';
import { filesOf, noPhotosMessage, readConfig, readImages } from './photo-config.rules.ts';
import { byFolder, fileOf, imageParam, placeAfter, ratioOf } from './photo-list.rules.ts';

const text = (one: Parameters<typeof textOf>[0]) => textOf(one, 'en');
const config = aPhotoConfig();

describe('quantities', () => {
  it.each([
    ['[B299] never below none', PRINT, { print: 0 }, -1, 0],
    ['[B298] prints as many as wanted', PRINT, { print: 4 }, 5, 5],
    ['[B300] a file once', DIGITAL, { digital: 1 }, 2, 1],
    ['[B300] a file not below none either', DIGITAL, {}, -3, 0],
  ])('%s', (_name, variant, before, wanted, count) => {
    expect(withCount(before, variant, wanted)[variant.id]).toBe(count);
  });

  it('[B303] [BD58] sends what is wanted, and 0 for what was in the basket', () => {
    expect(additionOf('gala/1', { print: 2, digital: 0 }, {})).toEqual({
      photos: [{ id: 'gala/1', variants: [{ id: 'print', count: 2 }] }],
    });
    expect(additionOf('gala/1', { digital: 1 }, { print: 3 })).toEqual({
      photos: [
        {
          id: 'gala/1',
          variants: [
            { id: 'print', count: 0 },
            { id: 'digital', count: 1 },
          ],
        },
      ],
    });
  });

  it('[B302] knows what is in the basket already', () => {
    const counts = countsInBasket(aPhotoCart());
    expect(counts.get('gala/1')).toEqual({ print: 2 });
    expect(counts.get('gala/3')).toBeUndefined();
    expect(areSame({ print: 2, digital: 0 }, { print: 2 })).toBe(true);
    expect(areSame({ print: 2 }, { print: 1 })).toBe(false);
  });
});

describe('packages', () => {
  const withAlbum = (totals = {}) =>
    aPhotoCart({}, { bulkAdded: true, bulkName: 'Digital album', bulkTotal: 149, ...totals });

  it.each([
    ['[B302] none in the basket', aPhotoCart(), ALBUM.id, 'free'],
    ['[B302] this one, by its id', withAlbum({ bulk: 'album' }), ALBUM.id, 'added'],
    ['[B302] this one, by its name', withAlbum(), ALBUM.id, 'added'],
    ['[BD57] the upgrade of the one that is there', withAlbum(), GOLD.id, 'upgrade'],
    ['[BD57] another one', withAlbum(), 'else', 'taken'],
    ['[BD57] one that nobody knows', withAlbum({ bulkName: 'Old one' }), ALBUM.id, 'taken'],
  ] as const)('%s', (_name, cart, id, state) => {
    expect(packageState(id, packageInBasket(cart, config, text))).toBe(state);
  });

  it.each([
    ['named by its id', { bulkUpgrade: 'Gold album', bulkUpgradeId: 'g' }, 'g'],
    ['found by the package', { bulkUpgrade: 'Gold album' }, 'album-gold'],
    ['only its id', { bulkUpgrade: 'album-gold' }, 'album-gold'],
    ['no more than that there is one', { bulkUpgrade: true }, 'album-gold'],
    ['found by its title', { bulkName: 'Old one', bulkUpgrade: 'Gold album' }, 'album-gold'],
    ['none', {}, undefined],
  ])('[BD57] the upgrade: %s', (_name, totals, id) => {
    expect(upgradeOf(withAlbum(totals as object), config, text)).toBe(id);
  });
});

describe('missed offers', () => {
  const group = (changes: Partial<CartGroup>): CartGroup => ({
    id: 'captain',
    photos: [],
    missedOffer: { id: 'captain', forZ: 5 },
    missedOfferRemainingTriggerCount: 2,
    missedOfferRemainingDiscountedCount: 1,
    ...changes,
  });

  it.each([
    ['[B315 B316]', {}, { kind: 'buy', trigger: 2, extra: 1, price: 5 }],
    ['[B316] free', { missedOffer: { id: 'captain' } }, { kind: 'buy', trigger: 2, extra: 1, price: undefined }],
    [
      '[B317] 10 is a number',
      { missedOfferRemainingDiscountedCount: 10 },
      { kind: 'buy', trigger: 2, extra: 10, price: 5 },
    ],
    [
      '[B317] 11 is all',
      { missedOfferRemainingDiscountedCount: 11 },
      { kind: 'buy', trigger: 2, extra: undefined, price: 5 },
    ],
    ['[BD56] earned', { missedOfferRemainingTriggerCount: 0 }, { kind: 'add', trigger: 0, extra: 1, price: 5 }],
    ['[BD56] used up', { missedOfferRemainingDiscountedCount: 0 }, undefined],
    ['none', { missedOffer: null }, undefined],
  ])('%s', (_name, changes, missed) => {
    expect(missedOfferOf(group(changes), config)).toEqual(missed);
  });

  it('[B315] an offer that is only named is looked up', () => {
    const named = group({ missedOffer: 'captain' as never });
    expect(missedOfferOf(named, config)?.price).toBe(5);
    expect(missedOfferOf({ ...named, missedOffer: true as never }, config)?.price).toBe(5);
  });
});

describe('another hub’s words', () => {
  it('[B286] packages and offers by their other names', () => {
    const { bulk, photoGroups, ...rest } = config;
    const named = { ...rest, bulk: [], photoGroups: [], bulkPackages: bulk, offers: photoGroups };
    expect(readConfig(named)).toMatchObject({ bulk, photoGroups });
    expect(readConfig(config)).toMatchObject({ bulk, photoGroups });
  });

  it('[B286] folders by name alone, photos by id alone, files without a record', () => {
    const bare = { ...config, folders: ['gala' as never, { id: 'pool', title: 'Pool' } as never] };
    expect(readConfig(bare).folders.map(({ name }) => name)).toEqual(['gala', 'pool']);
    expect(readImages(['a/1' as never])).toEqual([{ id: 'a/1', url: 'a/1' }]);
    const digital = { photos: ['a.jpg' as never, { url: 'b.jpg' }, {}], statusNotReady: false };
    expect(filesOf(aPhotoOrder({ digital }))).toEqual(['a.jpg', 'b.jpg']);
  });

  it.each([
    [{ id: 'digital', blurb: 'Download' }, true],
    [{ id: '2', blurb: { en: 'The file', fr: 'Photo numérique' } }, true],
    [{ id: 'f', blurb: 'Digital file' }, true],
    [{ id: 'print', blurb: 'Print 10 × 15' }, false],
    [{ id: 'x', blurb: 'Digital print', digital: false }, false],
  ])('[B300] [BD58] of %j is a file: %s', (variant, digital) => {
    const [read] = readConfig(aPhotoConfig({ variants: [{ ...variant, price: 5 }] })).variants;
    expect(read?.digital).toBe(digital);
  });

  it('[B331] the total as the hub words it, where it gives no amount', () => {
    const price = (amount: number) => `£${amount.toFixed(2)}`;
    expect(totalOf({ grandCount: 1, grandTotal: 44, grandTotalString: '44 pounds' }, price)).toBe('£44.00');
    expect(totalOf({ grandCount: 1, grandTotalString: '44 pounds' } as never, price)).toBe('44 pounds');
    expect(totalOf({ grandCount: 1 } as never, price)).toBe('');
  });

  it('[B297] the message in a record or in a list', () => {
    const value = 'Come to deck 5';
    expect(noPhotosMessage(aPhotoConfig({ keyvalues: { NO_PHOTOS_ERROR_MESSAGE: value } }))).toBe(value);
    const list = [
      { key: 'A', value: 'x' },
      { key: 'NO_PHOTOS_ERROR_MESSAGE', value },
    ];
    expect(noPhotosMessage(aPhotoConfig({ keyvalues: list as never }))).toBe(value);
    expect(noPhotosMessage(aPhotoConfig())).toBeUndefined();
  });
});

describe('the list', () => {
  it('[B295] writes every slash of an id as a colon', () => {
    expect(imageParam('2026/gala/p 1.jpg')).toBe('2026:gala:p 1.jpg');
  });

  it.each([
    ['a1.jpg', 'a1.jpg'],
    ['/v1/photomatch/viewphoto/a1.jpg?thumb', 'a1.jpg'],
    ['https://hub/v1/photomatch/downloadzip/o1.zip', 'o1.zip'],
  ])('[B333] the file of %s', (url, file) => {
    expect(fileOf(url)).toBe(file);
  });

  it('[BD58] groups by folder in the order of the configuration, the rest last', () => {
    const images = [
      aCabinImage('x', { folder: null }),
      aCabinImage('b', { folder: 'gangway' }),
      aCabinImage('a'),
      aCabinImage('z', { folder: 'pool' }),
    ];
    expect(byFolder(images, config, text).map(({ title, images: own }) => [title, own.map(({ id }) => id)])).toEqual([
      ['Gala evening', ['a']],
      ['At the gangway', ['b']],
      ['pool', ['z']],
      ['', ['x']],
    ]);
  });

  it('keeps the shape of a picture within bounds and knows one where none is given', () => {
    expect(ratioOf({ width: 1200, height: 800 })).toBe(1.5);
    expect(ratioOf({ width: 100, height: 1000 })).toBeCloseTo(2 / 3);
    expect(ratioOf({})).toBe(1.5);
  });

  it('after the last comes the first', () => {
    expect([placeAfter(2, 1, 3), placeAfter(0, -1, 3)]).toEqual([0, 2]);
  });
});

describe('orders', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `${n}.jpg` }));

  it('[B332] the state carries the order, bare or under its name', () => {
    const order = aPhotoOrder();
    expect(orderIn({ order })).toBe(order);
    expect(orderIn(order)).toBe(order);
    for (const none of [null, undefined, {}, 'x', { order: null }]) expect(orderIn(none)).toBeUndefined();
    expect(isWhole({ totals: order.totals })).toBe(false);
  });

  it.each([
    [9, false, undefined],
    [10, false, 'o.zip'],
    [10, true, undefined],
  ])('[B334] [BD60] %s digital photos, not ready: %s', (count, statusNotReady, zip) => {
    const order = aPhotoOrder({ digital: { photos: files(count), zip: 'o.zip', statusNotReady } });
    expect(zipOf(order)).toBe(zip);
    expect(isNotReady(order)).toBe(statusNotReady);
  });
});
