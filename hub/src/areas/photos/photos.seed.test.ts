import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPhotos } from '#hub/areas/photos/photos.seed.ts';
import { openSession } from '#hub-test/booking-hub.ts';
import { startTestHub, TEST_NOW, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';

let hub: TestHub;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo' });
  for (const [party, account] of [
    ['party-hartmann', '10001'],
    ['party-ashdown', '10011'],
    ['party-quiet', '10021'],
  ] as const) {
    sessions[account] = await openSession(hub.hub.sessions, party, account);
    await hub.post('photo/passenger/consent/true', undefined, { session: sessions[account] });
  }
});
afterAll(() => hub.close());

const read = async (path: string, account: string) => (await hub.get(path, { session: sessions[account] })).body;

describe('the demo', () => {
  it('has photos in folders for its guests, by cabin and by ticket [B294]', async () => {
    const images = await read('photomatch/cabinImages', '10001');
    const { folders } = await read('photomatch/config', '10001');
    expect(images.length).toBeGreaterThanOrEqual(12);
    expect(new Set(images.map(({ folder }: { folder: string }) => folder))).toEqual(
      new Set(folders.map(({ name }: { name: string }) => name)),
    );
    expect(await read('photomatch/cabinImages', '10021')).toEqual([]);
    await hub.post('photomatch/ticket', { code: 'ms7-k2q' }, { session: sessions['10021'] });
    expect(await read('photomatch/cabinImages', '10021')).toHaveLength(3);
  });

  it('has orders in every state, priced by the rules [B329 B331]', async () => {
    const orders = await read('photomatch/orders', '10001');
    const told = Object.fromEntries(
      orders.map(({ orderId, status, totals }: { orderId: string; status: string; totals: object }) => {
        return [orderId, { status, ...totals }];
      }),
    );
    expect(told).toMatchObject({
      'P-20417': { status: 'Ready', grandTotal: 44, grandCount: 3, photoCount: 2 },
      'P-20563': { status: 'InProduction', grandTotal: 20, grandCount: 1 },
      'P-20571': { status: 'Ready', grandTotal: 99, grandCount: 11, photoCount: 10 },
      'P-20588': { status: 'Ordered', grandTotal: 54 },
      'P-20402': { status: 'Cancelled', grandTotal: 89 },
    });
    const zipped = orders.find(({ orderId }: { orderId: string }) => orderId === 'P-20571');
    expect(zipped.digital.photos).toHaveLength(10);
    expect(zipped.digital.zip).toMatch(/\.zip$/);
  });

  it('seeded again keeps what guests and the photo desk did', async () => {
    const session = sessions['10001'] ?? '';
    const [photo] = await read('photomatch/cabinImages', '10001');
    await hub.post(
      'photomatch/addToCart',
      { photos: [{ id: photo.id, variants: [{ id: 'canvas', count: 1 }] }] },
      { session },
    );
    const { body: placed } = await hub.post('photomatch/order', undefined, { session });
    await hub.ops('ops/photos/orders/P-20588/status', { status: 'Ready' });
    await hub.sql`update photographs set state = 'withdrawn' where photo_id = 'on-deck/hartmann-mia'`;
    const before = await read('photomatch/orders', '10001');
    const pack = structuredClone(await loadPack('meridian'));
    pack.photos.variants = pack.photos.variants.filter(({ id }) => id !== 'canvas');
    pack.photos.orders = pack.photos.orders.filter((order) => order.id !== 'P-20402');
    await hub.sql.begin((tx) => seedPhotos(tx, pack, TEST_NOW.slice(0, 10)));
    expect(await read('photomatch/orders', '10001')).toEqual(before);
    expect(before.map(({ orderId }: { orderId: string }) => orderId)).toContain(placed.orderId);
    const { variants } = await read('photomatch/config', '10001');
    expect(variants.map(({ id }: { id: string }) => id)).toEqual(['print', 'large-print', 'digital']);
    const images = await read('photomatch/cabinImages', '10001');
    expect(images.map(({ id }: { id: string }) => id)).not.toContain('on-deck/hartmann-mia');
  });
});
