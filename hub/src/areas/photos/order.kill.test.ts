import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKillable } from '#hub-test/killable-hub.ts';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

const KILLS = 6;
const ANSWERS_PER_LIFE = 4;
const CLIENTS = 6;

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub();
});
afterAll(() => hub.close());

it('a hub that is killed again and again loses no photo order it confirmed and charges none twice [BD59]', async () => {
  const count = (KILLS + 1) * ANSWERS_PER_LIFE;
  const photo = await hub.photo({ id: 'everybody', cabin: '7001' });
  const guests: { account: string; session: string }[] = [];
  for (let n = 0; n < count; n++) {
    const account = `kill-${n}`;
    const session = await hub.guest(account);
    await hub.want(session, photo, { print: 2, file: 1 });
    guests.push({ account, session });
  }

  let current = startKillable(hub.sql);
  let next = startKillable(hub.sql);
  let kills = 0;
  let sinceStart = 0;
  async function kill() {
    const victim = await current;
    kills += 1;
    sinceStart = 0;
    current = next;
    next = startKillable(hub.sql);
    victim.child.kill('SIGKILL');
  }

  async function press(session: string, key: string): Promise<string> {
    const headers = { 'content-type': 'application/json', SessionId: session, 'Idempotency-Key': key };
    for (;;) {
      const { origin } = await current;
      try {
        const reply = await fetch(`${origin}/v1/photomatch/order`, { method: 'POST', headers });
        const answer = (await reply.json()) as { orderId?: string };
        if (reply.status === 200) return answer.orderId ?? '';
        if (reply.status !== 503) throw new Error(`${key}: ${reply.status} ${JSON.stringify(answer)}`);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch: the connection is gone; the same key again
      }
    }
  }

  const confirmed = new Map<string, string>();
  const queue = [...guests];
  let killing = Promise.resolve();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        confirmed.set(one.account, await press(one.session, one.account));
        sinceStart += 1;
        if (sinceStart === ANSWERS_PER_LIFE && kills < KILLS) killing = killing.then(kill);
      }
    }),
  );
  await killing;
  for (const { child } of await Promise.all([current, next])) child.kill('SIGKILL');

  expect(kills).toBe(KILLS);
  const orders = await hub.sql`
    select o.account_number as account, o.order_id as id, o.grand_total as total, count(l.position)::int as lines,
      (select array_agg(amount) from invoice_lines i where i.account_number = o.account_number) as charged
    from photo_orders o left join photo_order_lines l using (voyage_id, order_id)
    group by o.voyage_id, o.order_id`;
  expect(orders).toHaveLength(count);
  for (const { account, id, total, lines, charged } of orders) {
    expect([account, id, total, lines, charged]).toEqual([account, confirmed.get(account), 4700, 2, [4700]]);
  }
  expect(await hub.sql`select 1 from photo_basket_photos`).toHaveLength(0);
}, 180_000);
