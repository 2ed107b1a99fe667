import { afterEach, expect, it } from 'vitest';
import { startTestHub, TEST_NOW, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';
import { packWith } from '#hub-test/test-pack.ts';

let hub: TestHub;
afterEach(() => hub.close());

it('lists every device with what it said last, and keeps nothing of phones', async () => {
  hub = await startTestHub({ pack: await packWith(() => undefined) });
  const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup: 'signage', label: 'lobby' });
  const { headers } = await hub.get(`devices/enrol/${(body as { token: string }).token}`);
  const cookie = (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const list = async () => (await hub.get('ops/devices', { serviceKey: TEST_SERVICE_KEY })).body;
  expect(await list()).toMatchObject([{ label: 'lobby', group: 'signage', seenAt: null, page: null }]);
  expect((await hub.post('devices/report', { page: '/weather', version: 'a', error: 'lost' }, { cookie })).status).toBe(
    200,
  );
  expect((await hub.post('devices/report', { page: '/', version: 'b' }, { cookie })).status).toBe(200);
  expect((await hub.post('devices/report', { page: '/phone' })).status).toBe(200);
  const at = new Date(TEST_NOW).toISOString();
  expect(await list()).toMatchObject([
    { label: 'lobby', seenAt: at, page: '/', version: 'b', error: 'lost', errorAt: at },
  ]);
  expect((await hub.get('ops/devices')).status).toBe(401);
  expect((await hub.post('devices/report', { page: 7 }, { cookie })).status).toBe(400);
});
