import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '#hub/housekeeping.ts';
import { TEST_NOW, TEST_SERVICE_KEY } from '#hub-test/hub.ts';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub();
});
afterAll(() => hub.close());

const NEEDS_CONSENT = ['photomatch/cabinImages', 'photomatch/cart', 'photomatch/image/shore:x'];
const NO_TRACE = { vectors: 0, searches: 0, matches: 0, refusals: 0, tickets: 0, basket: 0 };

async function addVector(account: string, generation = 1) {
  const descriptor = Array.from({ length: 128 }, () => 0.1);
  await hub.sql`
    insert into photo_face_vectors (account_number, generation, descriptor, computed_at)
    values (${account}, ${generation}, ${descriptor}, ${TEST_NOW})`;
}

describe('the decision', () => {
  it('is null before the first, then what the guest said, the bare value [B287 B289 B290 B291] [BD52]', async () => {
    const session = await hub.guest('c1', false);
    const first = await hub.get('photo/passenger/consent', { session });
    expect([first.status, first.text]).toEqual([200, 'null']);
    expect((await hub.optIn(session)).text).toBe('true');
    expect(await hub.consentOf(session)).toBe(true);
    expect((await hub.optOut(session)).text).toBe('false');
    expect(await hub.consentOf(session)).toBe(false);
    expect((await hub.optIn(session)).body).toBe(true);
    const decisions = await hub.sql`
      select decision, generation, device_type from photo_consent_decisions where account_number = 'c1' order by generation`;
    expect(decisions.map(({ decision, generation }) => [decision, generation])).toEqual([
      [true, 1],
      [false, 2],
      [true, 3],
    ]);
    expect(decisions[0]?.device_type).toBe('App');
  });

  it('that is the same again changes nothing [B289]', async () => {
    const session = await hub.guest('c2');
    await hub.optIn(session);
    const [row] = await hub.sql`select generation from photo_consents where account_number = 'c2'`;
    expect(row?.generation).toBe(1);
  });

  it('starts the search for the guest’s face, of nobody else’s [B293] [BD52]', async () => {
    await hub.guest('c3');
    await hub.guest('c4', false);
    const searches = await hub.sql`
      select account_number as account, generation, state from photo_face_searches where account_number in ('c3', 'c4')`;
    expect([...searches]).toEqual([{ account: 'c3', generation: 1, state: 'waiting' }]);
  });

  it('without faces searches for none and deletes what was found [BD52]', async () => {
    const session = await hub.guest('c5');
    await addVector('c5');
    const photo = await hub.photo({ id: 'c5-face', faces: ['c5'] });
    expect((await hub.images(session)).body).toMatchObject([{ id: photo, source: 'face' }]);
    const reply = await hub.post('photo/passenger/consent/withoutFaces', undefined, { session });
    expect(reply.body).toBe(true);
    expect(await hub.traces('c5')).toEqual(NO_TRACE);
    expect((await hub.images(session)).body).toEqual([]);
    expect((await hub.get('photo/passenger/consent/details', { session })).body).toMatchObject({ faces: false });
  });
});

describe('without consent', () => {
  it.each([[false], [null]])('%s: photos and basket answer 409, never 403 [B292] [BD53]', async (decision) => {
    const session = await hub.guest(`n-${decision}`, false);
    if (decision === false) await hub.optOut(session);
    for (const path of NEEDS_CONSENT) {
      const { status, body } = await hub.get(path, { session });
      expect([path, status, body.code]).toEqual([path, 409, 'consent_needed']);
    }
    for (const [path, body] of [
      ['addToCart', { bulk: 'ten' }],
      ['removeFromCart', { bulk: 'ten' }],
      ['emptyCart', undefined],
      ['order', undefined],
    ] as const) {
      expect([path, (await hub.post(`photomatch/${path}`, body, { session })).status]).toEqual([path, 409]);
    }
    expect((await hub.get('photomatch/orders', { session })).status).toBe(200);
    expect((await hub.get('photomatch/config', { session })).status).toBe(200);
  });
});

describe('opting out', () => {
  it('deletes vector, matches and basket at once, keeps paid orders, and gives a receipt [B290] [BD52]', async () => {
    const session = await hub.guest('o1');
    await addVector('o1');
    const bought = await hub.photo({ id: 'o1-a', faces: ['o1'] });
    const wanted = await hub.photo({ id: 'o1-b', faces: ['o1'] });
    await hub.photo({ id: 'o1-c', faces: ['o1'], ticket: 'O1CODE' });
    await hub.want(session, bought, { file: 1 });
    await hub.placeOrder(session);
    await hub.want(session, wanted, { print: 1 });
    await hub.addToCart(session, { bulk: 'ten' });
    await hub.post('photomatch/ticket', { code: 'o1-code' }, { session });
    expect(await hub.traces('o1')).toMatchObject({ vectors: 1, matches: 3, tickets: 1, basket: 2 });

    await hub.optOut(session);
    expect(await hub.traces('o1')).toEqual(NO_TRACE);
    const { body } = await hub.get('photo/passenger/consent/details', { session });
    expect(body).toMatchObject({
      consent: false,
      faces: false,
      receipt: {
        deleted: { faceVectors: 1, matches: 3, tickets: 1, refusals: 0, basketPhotos: 1 },
        keptOrders: 1,
      },
    });
    expect(body.receipt.number).toMatch(/^[2-9A-Z]{8}$/);
    expect(body.receipt.date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(await hub.orders(session)).toHaveLength(1);
  });

  it('ends the right of running jobs to write, also after opting in again [BD52]', async () => {
    const session = await hub.guest('o2');
    const photo = await hub.photo({ id: 'o2-a' });
    const write = (generation: number) => hub.sql`
      insert into photo_matches (account_number, photograph_id, generation, distance, matched_at)
      select c.account_number, p.id, c.generation, 0.3, ${TEST_NOW} from photo_consents c, photographs p
      where c.voyage_id = current_voyage() and c.account_number = 'o2' and c.decision and c.faces
        and c.generation = ${generation} and p.photo_id = ${photo}
      for share of c
      on conflict do nothing`;
    await hub.optOut(session);
    expect((await write(1)).count).toBe(0);
    await hub.optIn(session);
    expect((await write(1)).count).toBe(0);
    expect((await write(3)).count).toBe(1);
  });

  it('waits for a job that is just writing, and deletes what it wrote [BD52]', async () => {
    const session = await hub.guest('o3');
    const photo = await hub.photo({ id: 'o3-a' });
    const writing = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const job = hub.sql.begin(async (tx) => {
      await tx`
        insert into photo_matches (account_number, photograph_id, generation, distance, matched_at)
        select c.account_number, p.id, c.generation, 0.3, ${TEST_NOW} from photo_consents c, photographs p
        where c.account_number = 'o3' and c.generation = 1 and p.photo_id = ${photo} for share of c`;
      writing.resolve();
      await mayCommit.promise;
    });
    await writing.promise;
    const optedOut = hub.optOut(session);
    await blockedBackends(1);
    mayCommit.resolve();
    await job;
    expect((await optedOut).status).toBe(200);
    expect(await hub.traces('o3')).toEqual(NO_TRACE);
  });

  async function blockedBackends(count: number) {
    for (;;) {
      const [row] = await hub.sql<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
      if ((row?.waiting ?? 0) >= count) return;
    }
  }

  it('while the same guest adds to the basket elsewhere leaves nothing behind [BD52]', async () => {
    const session = await hub.guest('o4');
    const second = await hub.login('party-o4', 'o4');
    const photo = await hub.photo({ id: 'o4-a', cabin: '7001' });
    for (let round = 0; round < 5; round++) {
      await hub.optIn(session);
      await Promise.all([
        hub.want(second, photo, { print: 1 }),
        hub.optOut(session),
        hub.addToCart(second, { bulk: 'ten' }),
      ]);
      expect(await hub.traces('o4')).toEqual(NO_TRACE);
    }
  });
});

describe('where photos are not sold', () => {
  it('every photo call answers 404 [B278] [BD53]', async () => {
    const session = await hub.guest('f1');
    await hub.sellPhotos(false);
    const reads = ['config', 'cabinImages', 'cart', 'orders', 'image/shore:x', 'viewphoto/x.jpg', 'downloadzip/x.zip'];
    for (const path of [
      ...reads.map((one) => `photomatch/${one}`),
      'photo/passenger/consent',
      'photo/passenger/consent/details',
      'conditions/Photoshop',
      'conditions/allowed/Photoshop',
    ]) {
      expect([path, (await hub.get(path, { session })).status]).toEqual([path, 404]);
    }
    for (const [path, body] of [
      ['photo/passenger/consent/true', undefined],
      ['photo/passenger/consent/false', undefined],
      ['photomatch/addToCart', { bulk: 'ten' }],
      ['photomatch/removeFromCart', { bulk: 'ten' }],
      ['photomatch/emptyCart', undefined],
      ['photomatch/order', undefined],
      ['photomatch/notMe', { photos: [{ id: 'shore/x' }] }],
      ['photomatch/ticket', { code: 'X' }],
    ] as const) {
      expect([path, (await hub.post(path, body, { session })).status]).toEqual([path, 404]);
    }
    await hub.sellPhotos(true);
    expect(await hub.consentOf(session)).toBe(true);
  });
});

describe('a session', () => {
  it('of nobody is sent to the login [B279]', async () => {
    for (const path of ['photomatch/config', 'photomatch/cabinImages', 'photomatch/cart', 'photomatch/orders']) {
      expect([path, (await hub.get(path)).status]).toEqual([path, 403]);
    }
    expect((await hub.get('photomatch/image/shore:x')).status).toBe(403);
    expect((await hub.post('photomatch/order')).status).toBe(403);
  });

  it('of a whole booking has no photos and cannot opt in for somebody [BD2]', async () => {
    await hub.party('party-s', ['s1']);
    const session = await hub.login('party-s', null);
    expect(await hub.consentOf(session)).toBeNull();
    expect((await hub.images(session)).body).toEqual([]);
    expect((await hub.cart(session)).totals).toMatchObject({ grandTotal: 0, photoCount: 0 });
    expect(await hub.orders(session)).toEqual([]);
    const { status, body } = await hub.optIn(session);
    expect([status, body.code]).toEqual([409, 'account_needed']);
  });
});

describe('the end of a voyage', () => {
  it('is the end of what is known of faces; orders remain [BD52]', async () => {
    const session = await hub.guest('v1');
    await addVector('v1');
    const photo = await hub.photo({ id: 'v1', faces: ['v1'] });
    await hub.want(session, photo, { file: 1 });
    await hub.placeOrder(session);
    const [voyage] = await hub.sql`select current_voyage()::text as id`;
    const exported = await hub.get(`ops/voyages/${voyage?.id}/export`, { serviceKey: TEST_SERVICE_KEY });
    expect(exported.text).toContain('photo_face_vectors');
    expect(exported.text).not.toContain('descriptor');
    await cleanUp(hub.hub);
    expect(await hub.traces('v1')).toMatchObject({ vectors: 1, searches: 1, matches: 1 });
    await hub.sql.begin(async (tx) => {
      await tx`update voyages set ended_at = now() where ended_at is null`;
      await tx`insert into voyages (pack) values ('next')`;
    });
    await cleanUp(hub.hub);
    expect(await hub.traces('v1')).toMatchObject({ vectors: 0, searches: 0, matches: 0 });
    const [row] = await hub.sql`select count(*)::int as orders from photo_orders where account_number = 'v1'`;
    expect(row?.orders).toBe(1);
  });
});
