import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub();
});
afterAll(() => hub.close());

let guests = 0;
/** A guest with so many photos, all under the gala offer or all without one. */
async function customer(count: number, folder: 'gala' | 'shore' = 'shore') {
  guests += 1;
  const account = `g${guests}`;
  const session = await hub.guest(account);
  const photos: string[] = [];
  for (let n = 0; n < count; n++) photos.push(await hub.photo({ id: `${account}-${n}`, folder, faces: [account] }));
  return { account, session, photos, one: photos[0] ?? '' };
}

const EMPTY = {
  photoGroups: [],
  totals: { grandTotal: 0, grandCount: 0, photoCount: 0, bulkAdded: false, bulkTotal: 0 },
  freeCredits: { remaining: 0 },
};

describe('the basket', () => {
  it('is empty at first [B305 B306]', async () => {
    const { session } = await customer(0);
    expect(await hub.cart(session)).toEqual(EMPTY);
  });

  it('prices three prints over two photos at 44.00, with a credit at 32.00 [B303 B307 B309 B312 B313 B314] [BD54 BD55]', async () => {
    const { account, session, photos } = await customer(2);
    await hub.want(session, photos[0] ?? '', { print: 2 });
    const { body } = await hub.want(session, photos[1] ?? '', { print: 1 });
    expect(body).toEqual({
      photoGroups: [
        {
          photos: [
            {
              id: photos[0],
              url: `/v1/photomatch/image/shore:${account}-0`,
              variants: [{ id: 'print', count: 2, total: 32 }],
              isDiscounted: false,
              isFreeVariant: false,
            },
            {
              id: photos[1],
              url: `/v1/photomatch/image/shore:${account}-1`,
              variants: [{ id: 'print', count: 1, total: 12 }],
              isDiscounted: false,
              isFreeVariant: false,
            },
          ],
        },
      ],
      totals: { ...EMPTY.totals, grandTotal: 44, grandCount: 3, photoCount: 2 },
      freeCredits: { remaining: 0 },
    });
    await hub.sql`insert into photo_credits (account_number, variant_id, granted) values (${account}, 'print', 1)`;
    const credited = await hub.cart(session);
    expect(credited.totals.grandTotal).toBe(32);
    expect(credited.photoGroups[0].photos[0].isFreeVariant).toBe(true);
    expect(credited.freeCredits.remaining).toBe(0);
    const { body: without } = await hub.emptyCart(session);
    expect(without.freeCredits.remaining).toBe(1);
  });

  it('gives the third gala photo for 5.00 and tells before what is missed [B308 B315 B318] [BD56]', async () => {
    const { session, photos } = await customer(3, 'gala');
    const missed = [];
    let body: Awaited<ReturnType<typeof hub.cart>>;
    for (const photo of photos) {
      body = (await hub.want(session, photo, { print: 1 })).body;
      const group = body.photoGroups[0];
      missed.push([group.missedOfferRemainingTriggerCount, group.missedOfferRemainingDiscountedCount]);
    }
    expect(missed).toEqual([
      [1, 1],
      [0, 1],
      [undefined, undefined],
    ]);
    expect(body.totals.grandTotal).toBe(37);
    expect(body.photoGroups[0].id).toBe('gala-offer');
    expect(body.photoGroups[0].photos.map((one: { isDiscounted: boolean }) => one.isDiscounted)).toEqual([
      false,
      false,
      true,
    ]);
    const { body: two } = await hub.removeFromCart(session, { photos: [{ id: photos[2] }] });
    expect(two.photoGroups[0].missedOffer).toEqual({ id: 'gala-offer', blurb: null, forZ: 5 });
  });

  it('takes counts as they are: the same call twice is once, 0 takes out [B302] [BD58]', async () => {
    const { session, one } = await customer(1);
    await hub.want(session, one, { print: 2, file: 1 });
    const { body: again } = await hub.want(session, one, { print: 2, file: 1 });
    expect(again.totals).toMatchObject({ grandCount: 3, grandTotal: 47 });
    const { body: less } = await hub.want(session, one, { print: 0 });
    expect(less.photoGroups[0].photos[0].variants).toEqual([{ id: 'file', count: 1, total: 15 }]);
    expect((await hub.want(session, one, { file: 0 })).body).toEqual(EMPTY);
  });

  it('keeps a photo in its place when its count changes, so that prices stay in order [BD54]', async () => {
    const { session, photos } = await customer(2);
    for (const photo of photos) await hub.want(session, photo, { print: 1 });
    const { body } = await hub.want(session, photos[0] ?? '', { print: 2 });
    expect(body.photoGroups[0].photos.map((one: { id: string }) => one.id)).toEqual(photos);
  });

  it('refuses what cannot be, and then writes nothing of the call [B299 B300] [BD58]', async () => {
    const { session, one } = await customer(1);
    const somebodys = await hub.photo({ id: `x-${guests}`, faces: ['somebody'] });
    const good = { id: one, variants: [{ id: 'print', count: 1 }] };
    for (const bad of [
      { id: one, variants: [{ id: 'print', count: -1 }] },
      { id: one, variants: [{ id: 'print', count: 1.5 }] },
      { id: one, variants: [{ id: 'file', count: 2 }] },
      { id: one, variants: [{ id: 'poster', count: 1 }] },
      { id: somebodys, variants: [{ id: 'print', count: 1 }] },
      { id: 'shore/unknown', variants: [{ id: 'print', count: 1 }] },
      { id: one },
      { id: 'shore/\u0000', variants: [{ id: 'print', count: 1 }] },
      { id: one, variants: [{ id: '\u0000', count: 1 }] },
      { id: one, variants: [{ id: '__proto__', count: 1 }] },
    ]) {
      const { status, body } = await hub.addToCart(session, { photos: [good, bad] });
      expect([JSON.stringify(bad), status, body.code]).toEqual([JSON.stringify(bad), 400, 'bad_request']);
    }
    for (const body of [undefined, {}, { photos: 'all' }, { bulk: 'unknown' }, [], { photos: [good], bulk: 'no' }]) {
      expect([JSON.stringify(body), (await hub.addToCart(session, body)).status]).toEqual([JSON.stringify(body), 400]);
    }
    expect(await hub.cart(session)).toEqual(EMPTY);
  });

  it('takes out photos and what is not in it, and is emptied as often as one likes [B310 B326]', async () => {
    const { session, photos } = await customer(2);
    for (const photo of photos) await hub.want(session, photo, { print: 1 });
    const { body } = await hub.removeFromCart(session, { photos: [{ id: photos[0] }, { id: 'shore/unknown' }] });
    expect(body.totals.photoCount).toBe(1);
    for (let times = 0; times < 2; times++) {
      const reply = await hub.emptyCart(session);
      expect([reply.status, reply.body]).toEqual([200, EMPTY]);
    }
  });

  it('loses a photo that is no longer the guest’s [BD58]', async () => {
    const { session, one } = await customer(1);
    await hub.want(session, one, { print: 1 });
    await hub.sql`update photographs set state = 'withdrawn' where photo_id = ${one}`;
    expect(await hub.cart(session)).toEqual(EMPTY);
    expect((await hub.placeOrder(session)).body.code).toBe('cart_empty');
  });

  it('is the guest’s alone, the same in two browsers [BD2]', async () => {
    const { account, session, photos } = await customer(8);
    const other = await hub.login(`party-${account}`, account);
    const stranger = await customer(0);
    await Promise.all(
      photos.map((photo, index) => hub.want(index % 2 === 0 ? session : other, photo, { print: 1, file: 1 })),
    );
    const carts = await Promise.all([hub.cart(session), hub.cart(other)]);
    expect(carts[0]).toEqual(carts[1]);
    expect(carts[0].totals).toMatchObject({ photoCount: 8, grandCount: 16 });
    expect(await hub.cart(stranger.session)).toEqual(EMPTY);
  });
});

describe('a package', () => {
  it('makes files free, is added once, and can only be replaced by its upgrade [B302 B304 B309] [BD57]', async () => {
    const { session, one } = await customer(1);
    await hub.want(session, one, { file: 1, print: 1 });
    const { body } = await hub.addToCart(session, { bulk: 'ten' });
    expect(body.totals).toMatchObject({
      grandTotal: 119,
      grandCount: 3,
      bulkAdded: true,
      bulk: 'ten',
      bulkName: { en: 'Ten files' },
      bulkTotal: 99,
      bulkUpgrade: { en: 'All files' },
      bulkUpgradePrice: 50,
      bulkUpgradeId: 'all',
    });
    expect((await hub.addToCart(session, { bulk: 'ten' })).body).toEqual(body);
    const refused = await hub.addToCart(session, { bulk: 'frame' });
    expect([refused.status, refused.body.code]).toEqual([409, 'package_in_basket']);
    const { body: upgraded } = await hub.addToCart(session, { bulk: 'all' });
    expect(upgraded.totals).toMatchObject({ grandTotal: 169, bulk: 'all', bulkTotal: 149 });
    expect('bulkUpgrade' in upgraded.totals).toBe(false);
    expect((await hub.addToCart(session, { bulk: 'ten' })).status).toBe(409);
  });

  it('is taken out by its id or at all, and another one by its id is not [B311]', async () => {
    const { session } = await customer(0);
    await hub.addToCart(session, { bulk: 'ten' });
    expect((await hub.removeFromCart(session, { bulk: 'all' })).body.totals.bulkAdded).toBe(true);
    expect((await hub.removeFromCart(session, { bulk: 'ten' })).body).toEqual(EMPTY);
    await hub.addToCart(session, { bulk: 'frame' });
    expect((await hub.removeFromCart(session, { bulk: true })).body).toEqual(EMPTY);
  });

  it('never costs less than nothing to move up to [BD57]', async () => {
    const { session } = await customer(0);
    await hub.sql`update photo_packages set price = 1000 where id = 'all'`;
    const { body } = await hub.addToCart(session, { bulk: 'ten' });
    expect(body.totals.bulkUpgradePrice).toBe(0);
    await hub.sql`update photo_packages set price = 14900 where id = 'all'`;
  });
});
