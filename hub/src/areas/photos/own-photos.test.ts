import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '#hub-test/booking-hub.ts';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub();
});
afterAll(() => hub.close());

const bytesOf = async (path: string, session: string) => {
  const reply = await fetch(`${hub.origin}/v1/${path}`, { headers: { SessionId: session } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const ids = async (session: string) => (await hub.images(session)).body.map(({ id }: { id: string }) => id);

describe('the config', () => {
  it('delivers variants, packages, offers, folders and texts by key [B286 B297]', async () => {
    const session = await hub.guest('k1');
    await hub.sql`
      update photo_packages set blurb = ${hub.sql.json(text('For a small album'))},
        description = ${hub.sql.json(text('<p>Ten of your choice</p>'))}, image = 'pic-ten' where id = 'ten'`;
    const { body } = await hub.get('photomatch/config', { session });
    expect(body.variants).toMatchObject([
      { id: 'print', price: 20, additional: 12, digital: false, blurb: { en: 'Print' } },
      { id: 'large', price: 30 },
      { id: 'file', price: 15, additional: 10, digital: true },
    ]);
    expect('additional' in body.variants[1]).toBe(false);
    expect(body.bulk).toEqual([
      {
        id: 'ten',
        title: text('Ten files'),
        blurb: text('For a small album'),
        description: text('<p>Ten of your choice</p>'),
        image: 'pic-ten',
        price: 99,
        upgrade: 'all',
      },
      expect.objectContaining({ id: 'all', title: text('All files'), price: 149, upgrade: null }),
      expect.objectContaining({ id: 'frame', title: text('Frame'), price: 40 }),
    ]);
    expect(body.photoGroups).toEqual([{ id: 'gala-offer', blurb: null, forZ: 5 }]);
    expect(body.folders).toMatchObject([{ name: 'gala', title: { en: 'Gala night' } }, { name: 'shore' }]);
    expect(body.keyvalues.NO_PHOTOS_ERROR_MESSAGE.en).toBe('Ask at deck 5.');
  });

  it('leaves out what is off sale, and the price of an offer that is free [B316]', async () => {
    const session = await hub.guest('k2');
    await hub.sql`update photo_variants set off_sale = true where id = 'large'`;
    await hub.sql`update photo_offers set for_z = null`;
    const { body } = await hub.get('photomatch/config', { session });
    expect(body.variants.map(({ id }: { id: string }) => id)).toEqual(['print', 'file']);
    expect(body.photoGroups).toEqual([{ id: 'gala-offer', blurb: null }]);
    await hub.sql`update photo_variants set off_sale = false`;
    await hub.sql`update photo_offers set for_z = 500`;
  });
});

describe('my photos', () => {
  it('are those matched to the guest, not those of cabin mates [B294] [BD52]', async () => {
    const mine = await hub.guest('m1');
    const mates = await hub.guest('m2');
    const own = await hub.photo({ id: 'm1', folder: 'gala', faces: ['m1'] });
    const both = await hub.photo({ id: 'both', faces: ['m1', 'm2'] });
    await hub.photo({ id: 'm2', faces: ['m2'] });
    expect((await hub.images(mine)).body).toMatchObject([
      { id: both, folder: 'shore', source: 'face' },
      {
        id: own,
        folder: 'gala',
        photoGroup: 'gala-offer',
        url: '/v1/photomatch/image/gala:m1',
        width: 60,
        height: 40,
      },
    ]);
    expect(await ids(mates)).toEqual(['shore/m2', 'shore/both']);
  });

  it('are none while there are none, and none that is not ready [B296]', async () => {
    const session = await hub.guest('m3');
    await hub.photo({ id: 'wait', faces: ['m3'], state: 'waiting' });
    await hub.photo({ id: 'gone', faces: ['m3'], state: 'withdrawn' });
    const { status, body } = await hub.images(session);
    expect([status, body]).toEqual([200, []]);
    expect((await bytesOf('photomatch/image/shore:wait', session)).status).toBe(404);
  });

  it('are also those that the photographer gave to the cabin [B294]', async () => {
    const session = await hub.guest('m4');
    await hub.sql`update pms_guests set cabin = 'A 12', cabin_key = 'a12' where account_number = 'm4'`;
    const [row] = await hub.sql<{ key: string }[]>`select cabin_key as key from pms_guests where account_number = 'm4'`;
    const photo = await hub.photo({ id: 'cabin', cabin: row?.key });
    await hub.photo({ id: 'next-door', cabin: '7002' });
    expect((await hub.images(session)).body).toMatchObject([{ id: photo, source: 'cabin' }]);
  });

  it('come by the code of a ticket, however it is typed, those taken later too', async () => {
    const session = await hub.guest('m5');
    await hub.photo({ id: 't1', ticket: 'K7PQ2X' });
    const { body } = await hub.post('photomatch/ticket', { code: ' k7pq-2x ' }, { session });
    expect(body).toEqual({ code: 'K7PQ2X', photoCount: 1 });
    await hub.photo({ id: 't2', ticket: 'K7PQ2X' });
    expect((await hub.images(session)).body).toMatchObject([{ id: 'shore/t2', source: 'code' }, { id: 'shore/t1' }]);
  });

  it('cannot be had by guessing codes', async () => {
    const session = await hub.guest('m6');
    await hub.photo({ id: 'secret', ticket: 'SECRET9' });
    const guess = (code: string) => hub.post('photomatch/ticket', { code }, { session });
    for (let n = 0; n < 10; n++) expect((await guess(`WRONG${n}`)).body.code).toBe('unknown_ticket');
    expect((await guess('SECRET9')).status).toBe(429);
    expect(await ids(session)).toEqual([]);
    hub.clock.advance(601_000);
    expect((await guess('SECRET9')).status).toBe(200);
  });

  it('lose the ones that show somebody else, from the basket too, and they do not come back', async () => {
    const session = await hub.guest('m7');
    const photo = await hub.photo({ id: 'm7', faces: ['m7'] });
    const other = await hub.photo({ id: 'm7-cabin', cabin: '7001' });
    await hub.want(session, photo, { print: 1 });
    const { body } = await hub.post('photomatch/notMe', { photos: [{ id: photo }] }, { session });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([other]);
    expect((await hub.cart(session)).photoGroups).toEqual([]);
    expect(await hub.traces('m7')).toMatchObject({ matches: 0, refusals: 1, basket: 0 });
    expect((await bytesOf('photomatch/image/shore:m7', session)).status).toBe(404);
    await hub.post('photomatch/notMe', { photos: [{ id: other }, { id: 'shore/unknown' }] }, { session });
    expect(await ids(session)).toEqual([]);
  });
});

describe('a photo', () => {
  it('is a preview and never the original, small on request [B295]', async () => {
    const session = await hub.guest('p1');
    await hub.photo({ id: 'p1', faces: ['p1'] });
    const { status, headers, bytes } = await bytesOf('photomatch/image/shore:p1', session);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(bytes.equals(hub.bytes.preview)).toBe(true);
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(headers.get('vary')).toContain('SessionId');
    expect((await bytesOf('photomatch/image/shore%3Ap1?thumb', session)).bytes.equals(hub.bytes.thumb)).toBe(true);
  });

  it('of somebody else is not there [BD2]', async () => {
    const session = await hub.guest('p2');
    await hub.photo({ id: 'p2', faces: ['somebody'] });
    for (const id of ['shore:p2', 'shore:nothing', '..:..:etc:passwd', 'shore:p2%2F..']) {
      expect([id, (await bytesOf(`photomatch/image/${id}`, session)).status]).toEqual([id, 404]);
    }
  });

  it('lies in no folder that is served by name', async () => {
    for (const path of [
      'blobs/files/original.jpg',
      'blobs/files/private/original.jpg',
      'blobs/files/..%2Fprivate%2Foriginal.jpg',
    ]) {
      expect([path, (await hub.get(path)).status]).toEqual([path, 404]);
    }
  });
});
