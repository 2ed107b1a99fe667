import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Press, pressWhileKilled } from '#hub-test/killed-hub.ts';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

const LIVES = { kills: 6, answersPerLife: 4 };

let hub: PhotosHub;
beforeAll(async () => {
  hub = await startPhotosHub();
});
afterAll(() => hub.close());

it('a hub that is killed again and again loses no photo order it confirmed and charges none twice [BD59]', async () => {
  const count = (LIVES.kills + 1) * LIVES.answersPerLife;
  const photo = await hub.photo({ id: 'everybody', cabin: '7001' });
  const presses: Press[] = [];
  for (let n = 0; n < count; n++) {
    const key = `kill-${n}`;
    const session = await hub.guest(key);
    await hub.want(session, photo, { print: 2, file: 1 });
    presses.push({ key, session, path: 'photomatch/order', body: undefined });
  }

  const confirmed = await pressWhileKilled<{ orderId: string }>(hub.sql, presses, LIVES);

  const orders = await hub.sql`
    select o.account_number as account, o.order_id as id, o.grand_total as total, count(l.position)::int as lines,
      (select array_agg(amount) from invoice_lines i where i.account_number = o.account_number) as charged
    from photo_orders o left join photo_order_lines l using (voyage_id, order_id)
    group by o.voyage_id, o.order_id`;
  expect(orders).toHaveLength(count);
  for (const { account, id, total, lines, charged } of orders) {
    expect([account, id, total, lines, charged]).toEqual([account, confirmed.get(account)?.orderId, 4700, 2, [4700]]);
  }
  expect(await hub.sql`select 1 from photo_basket_photos`).toHaveLength(0);
}, 600_000);
