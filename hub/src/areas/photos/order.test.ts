import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub({ quiet: true });
});
afterAll(() => hub.close());

let guests = 0;
/** A guest with so many photos in the basket, each as a print and, if wanted, a file. */
async function customer(count: number, units: Record<string, number> = { print: 1 }) {
  guests += 1;
  const account = `b${guests}`;
  const session = await hub.guest(account);
  const photos: string[] = [];
  for (let n = 0; n < count; n++) {
    const id = await hub.photo({ id: `${account}-${n}`, faces: [account] });
    photos.push(id);
    await hub.want(session, id, units);
  }
  return { account, session, photos };
}

async function bytesOf(path: string, session: string) {
  const reply = await fetch(`${hub.origin}/v1/photomatch/${path}`, { headers: { SessionId: session } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

describe('the conditions', () => {
  it('are those of the photo shop [B319]', async () => {
    await hub.sql`insert into conditions (module, condition_text) values ('Photoshop', '{"en": "No refunds."}')`;
    expect((await hub.get('conditions/Photoshop')).body.conditionText).toEqual({ en: 'No refunds.' });
  });

  it('allow an account to order, and say in words why not [B320]', async () => {
    const { account, session } = await customer(0);
    expect((await hub.get('conditions/allowed/Photoshop', { session })).body).toEqual({ allowed: true, messages: [] });
    await hub.hub.pms.setStatus(account, { isBlocked: true });
    const { body } = await hub.get('conditions/allowed/Photoshop', { session });
    expect(body).toMatchObject({ allowed: false, code: 'blocked_account' });
    expect(body.messages).toHaveLength(1);
  });
});

describe('an order', () => {
  it('costs what the basket said, is charged as one line and empties the basket [B325 B326 B331] [BD59]', async () => {
    const { account, session } = await customer(2, { print: 1, file: 1 });
    await hub.addToCart(session, { bulk: 'ten' });
    const { totals } = await hub.cart(session);
    const { status, body } = await hub.placeOrder(session);
    expect(status).toBe(200);
    expect(body).toEqual({
      orderId: expect.stringMatching(/^[2-9A-Z]{8}$/),
      date: '15/06/2026',
      status: 'Ordered',
      totals: { grandCount: 5, grandTotal: 131, grandTotalString: '€131.00', photoCount: 2 },
      digital: { photos: [{}, {}], statusNotReady: true },
    });
    expect(totals).toMatchObject({ grandTotal: 131, grandCount: 5, photoCount: 2 });
    expect(await hub.charged(account)).toEqual([13_100]);
    const invoices = (await hub.get('pms/invoices', { session })).text;
    expect(invoices).toContain('Photos');
    expect(await hub.traces(account)).toMatchObject({ basket: 0, matches: 2 });
    expect((await hub.emptyCart(session)).status).toBe(200);
    expect(await hub.orders(session)).toEqual([body]);
  });

  it('of an empty basket is refused [BD59]', async () => {
    const { session } = await customer(0);
    const { status, body } = await hub.placeOrder(session);
    expect([status, body.code]).toEqual([409, 'cart_empty']);
    const party = await hub.login('party-without', null);
    expect((await hub.placeOrder(party)).status).toBe(409);
  });

  it('of a blocked account is refused and keeps the basket, unless blocked accounts may book [B321 B328] [BD59]', async () => {
    const { account, session } = await customer(1);
    await hub.hub.pms.setStatus(account, { isBlockedForMuster: true });
    const { status, body } = await hub.placeOrder(session);
    expect([status, body.code]).toEqual([409, 'blocked_muster']);
    expect((await hub.cart(session)).totals.photoCount).toBe(1);
    expect(await hub.charged(account)).toEqual([]);
    expect((await hub.get('photomatch/cart', { session })).status).toBe(200);
    await hub.sellPhotos(true, { allowBookingWhenBlocked: true });
    expect((await hub.placeOrder(session)).status).toBe(200);
    await hub.sellPhotos(true);
  });

  it('sent twice with the same key is one, with the same answer [BD59]', async () => {
    const { account, session } = await customer(1);
    const [first, second] = await Promise.all([hub.placeOrder(session, 'key-1'), hub.placeOrder(session, 'key-1')]);
    const third = await hub.placeOrder(session, 'key-1');
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(await hub.orders(session)).toHaveLength(1);
    expect(await hub.charged(account)).toEqual([2000]);
  });

  it('pressed in two browsers and on two hubs at once is one [BD59]', async () => {
    const { account, session } = await customer(3);
    const second = await hub.login(`party-${account}`, account);
    const sibling = await hub.sibling();
    const replies = await Promise.all([
      hub.placeOrder(session, 'a'),
      hub.placeOrder(second, 'b'),
      sibling.post('photomatch/order', undefined, { session: second, idempotencyKey: 'c' }),
      sibling.post('photomatch/order', undefined, { session }),
    ]);
    await sibling.close();
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await hub.charged(account)).toEqual([4400]);
  });

  it('uses credits up, and gives them and the money back when it is cancelled [B314] [BD55]', async () => {
    const { account, session, photos } = await customer(1);
    await hub.sql`insert into photo_credits (account_number, variant_id, granted) values (${account}, 'print', 1)`;
    const { body } = await hub.placeOrder(session);
    expect(body.totals.grandTotal).toBe(0);
    await hub.want(session, photos[0] ?? '', { print: 1 });
    expect(await hub.cart(session)).toMatchObject({ totals: { grandTotal: 20 }, freeCredits: { remaining: 0 } });
    const paid = await hub.placeOrder(session);
    for (const { orderId } of [body, paid.body]) await hub.setStatus(orderId, 'Cancelled');
    expect(await hub.cart(session)).toMatchObject({ freeCredits: { remaining: 1 } });
    expect((await hub.charged(account)).reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  it('that fails in the middle leaves nothing behind [B328] [BD59]', async () => {
    const { account, session } = await customer(2);
    await hub.sql`alter table photo_order_lines add constraint no_more check (total < 0) not valid`;
    expect((await hub.placeOrder(session, 'fails')).status).toBe(500);
    await hub.sql`alter table photo_order_lines drop constraint no_more`;
    expect(await hub.charged(account)).toEqual([]);
    expect(await hub.orders(session)).toEqual([]);
    expect((await hub.cart(session)).totals.photoCount).toBe(2);
    expect((await hub.placeOrder(session, 'fails')).status).toBe(200);
  });
});

describe('what was bought', () => {
  async function ready(count: number) {
    const one = await customer(count, { file: 1 });
    const { body } = await hub.placeOrder(one.session);
    await hub.setStatus(body.orderId, 'Ready');
    const [order] = await hub.orders(one.session);
    return { ...one, order };
  }

  it('has files and a zip once it is ready, and no names before [B331 B336] [BD60]', async () => {
    const { account, session } = await customer(1, { file: 1 });
    const { body } = await hub.placeOrder(session);
    expect(body.digital).toEqual({ photos: [{}], statusNotReady: true });
    const [line] = await hub.sql`select l.file, o.zip from photo_order_lines l join photo_orders o using (order_id)
      where o.account_number = ${account}`;
    const paths = [`viewphoto/${line?.file}`, `viewphoto/${line?.file}?thumb`, `downloadzip/${line?.zip}`];
    for (const path of paths) expect((await bytesOf(path, session)).status).toBe(404);
    for (const status of ['InProduction', 'Ready']) await hub.setStatus(body.orderId, status);
    const [order] = await hub.orders(session);
    expect(order).toMatchObject({
      status: 'Ready',
      digital: { photos: [{ url: line?.file }], zip: line?.zip, statusNotReady: false },
    });
    for (const path of paths) expect((await bytesOf(path, session)).status).toBe(200);
  });

  it.each([
    ['files', { file: 1 }, [/digital photos/]],
    ['prints', { print: 1 }, [/collect the prints/]],
    ['both', { print: 1, file: 1 }, [/digital photos/, /collect the prints/]],
  ])('is told in a message once it is ready, once: %s', async (_, units, said) => {
    const { session } = await customer(1, units);
    const { body } = await hub.placeOrder(session);
    const messages = async () => (await hub.get('cabinmessage/get/app', { session })).body.messages;
    await hub.setStatus(body.orderId, 'InProduction');
    expect(await messages()).toEqual([]);
    for (const status of ['Ready', 'Ready']) await hub.setStatus(body.orderId, status);
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message.messageTitle).toMatchObject({
      en: 'Your photos are ready',
      de: 'Ihre Fotos sind fertig',
      fr: 'Vos photos sont prêtes',
    });
    const { en } = message.messageContent;
    expect(en).toContain(body.orderId);
    expect([/digital photos/, /collect the prints/].filter((words) => words.test(en))).toEqual(said);
  });

  it('is the photo itself, and small on request [B333] [BD60]', async () => {
    const { session, order } = await ready(1);
    const file = order.digital.photos[0].url;
    const whole = await bytesOf(`viewphoto/${file}`, session);
    expect(whole.bytes.equals(hub.bytes.original)).toBe(true);
    expect([whole.headers.get('content-type'), whole.headers.get('vary')]).toEqual(['image/jpeg', 'SessionId']);
    expect(whole.headers.get('cache-control')).toMatch(/^private/);
    const small = await bytesOf(`viewphoto/${file}?thumb`, session);
    expect(small.headers.get('content-type')).toMatch(/^image\//);
    expect(small.bytes.equals(hub.bytes.original)).toBe(false);
  });

  it('comes as one file with every photo in it [B334] [BD60]', async () => {
    const { session, order } = await ready(11);
    const { status, headers, bytes } = await bytesOf(`downloadzip/${order.digital.zip}`, session);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toContain(`photos-${order.orderId}.zip`);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const names = new Set(bytes.toString('latin1').match(/[2-9A-Z]{8}-\d\d\.jpg/g));
    expect(names.size).toBe(11);
    expect(bytes.includes(hub.bytes.original)).toBe(true);
  });

  it('leaves no file open when the guest stops downloading', async () => {
    const { session, order } = await ready(2);
    await hub.hub.privateFiles.write('long.jpg', Buffer.alloc(8_000_000));
    await hub.sql`update photographs set original = 'long.jpg'
      where id in (select photograph_id from photo_order_lines where order_id = ${order.orderId})`;
    const { stream } = hub.hub.privateFiles;
    const opened: Readable[] = [];
    hub.hub.privateFiles.stream = (...args) => {
      opened.push(stream(...args));
      return opened.at(-1) as Readable;
    };
    const stop = new AbortController();
    const headers = { SessionId: session };
    const url = `${hub.origin}/v1/photomatch/downloadzip/${order.digital.zip}`;
    const reply = await fetch(url, { headers, signal: stop.signal });
    await reply.body?.getReader().read();
    stop.abort();
    for (const one of opened) if (!one.closed) await once(one, 'close');
    hub.hub.privateFiles.stream = stream;
    expect(opened).toHaveLength(1);
    expect(opened[0]?.destroyed).toBe(true);
  });

  it('is for who bought it alone: for others there is no such order, photo or file [BD60]', async () => {
    const { order, session } = await ready(2);
    const { session: stranger } = await customer(0);
    const files = [`viewphoto/${order.digital.photos[0].url}`, `downloadzip/${order.digital.zip}`];
    for (const path of [...files, 'viewphoto/unknown.jpg', 'viewphoto/original.jpg', 'downloadzip/unknown.zip']) {
      expect([path, (await bytesOf(path, stranger)).status]).toEqual([path, 404]);
      expect([path, (await hub.get(`photomatch/${path}`)).status]).toEqual([path, 403]);
    }
    expect(await hub.orders(stranger)).toEqual([]);
    await hub.optOut(session);
    for (const path of files) expect((await bytesOf(path, session)).status).toBe(200);
    await hub.setStatus(order.orderId, 'Cancelled');
    for (const path of files) expect((await bytesOf(path, session)).status).toBe(404);
  });
});

describe('the photo desk', () => {
  it('lists orders, those to be made first, and moves them on [BD60]', async () => {
    await hub.sql`delete from photo_order_lines`;
    await hub.sql`delete from photo_orders`;
    const done = await customer(1);
    const { body: first } = await hub.placeOrder(done.session);
    await hub.setStatus(first.orderId, 'Ready');
    const { session, account, photos } = await customer(1, { print: 2 });
    const { body: second } = await hub.placeOrder(session);
    const list = (query = {}) => hub.get('ops/photos/orders', { serviceKey: TEST_SERVICE_KEY, query });
    const { body } = await list();
    expect(body.map(({ orderId }: { orderId: string }) => orderId)).toEqual([second.orderId, first.orderId]);
    expect(body[0]).toMatchObject({
      accountNumber: account,
      cabin: '7001',
      status: 'Ordered',
      grandTotal: 32,
      lines: [{ photo: photos[0], variant: 'print', count: 2, digital: false }],
    });
    expect((await list({ status: 'Ready' })).body).toHaveLength(1);
    const moved = await hub.setStatus(second.orderId, 'InProduction');
    expect(moved.body).toMatchObject({ orderId: second.orderId, status: 'InProduction' });
    expect((await hub.orders(session))[0].status).toBe('InProduction');
  });

  it('cancels for good and pays back once [BD60]', async () => {
    const { account, session } = await customer(1);
    const { body } = await hub.placeOrder(session);
    await Promise.all([hub.setStatus(body.orderId, 'Cancelled'), hub.setStatus(body.orderId, 'Cancelled')]);
    expect(await hub.charged(account)).toEqual([2000, -2000]);
    const { status, body: refusal } = await hub.setStatus(body.orderId, 'Ready');
    expect([status, refusal.code]).toEqual([409, 'order_cancelled']);
    expect((await hub.setStatus('UNKNOWN', 'Ready')).status).toBe(404);
    expect((await hub.setStatus(body.orderId, 'Lost')).status).toBe(400);
    expect((await hub.get('ops/photos/orders')).status).toBe(401);
  });

  it('grants free credits, as many as it says altogether [BD55]', async () => {
    const { account, session } = await customer(1);
    const grant = (accountNumber: string, variant: string, granted: number) =>
      hub.ops('ops/photos/credits', { accountNumber, variant, granted });
    expect((await grant(account, 'print', 2)).body).toEqual({
      accountNumber: account,
      variant: 'print',
      granted: 2,
      used: 0,
    });
    expect(await hub.cart(session)).toMatchObject({ totals: { grandTotal: 0 }, freeCredits: { remaining: 1 } });
    await hub.placeOrder(session);
    expect((await grant(account, 'print', 0)).body.used).toBe(1);
    expect((await hub.cart(session)).freeCredits.remaining).toBe(0);
    expect((await grant('nobody', 'print', 1)).status).toBe(404);
    expect((await grant(account, 'poster', 1)).status).toBe(404);
    expect((await grant(account, 'print', -1)).status).toBe(400);
  });
});
