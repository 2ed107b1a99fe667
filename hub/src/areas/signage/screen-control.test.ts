import { afterEach, describe, expect, it } from 'vitest';
import { liveState } from '#contract/areas/screen-control.ts';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';
import { openStream, type TestStream } from '#hub-test/stream.ts';
import { packWith } from '#hub-test/test-pack.ts';

let hub: TestHub;
const streams: TestStream[] = [];
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await hub.close();
});

/** A device of that group, by its cookie. */
async function enrolled(deviceGroup: string, label?: string): Promise<string> {
  const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup, label });
  const { headers } = await hub.get(`devices/enrol/${(body as { token: string }).token}`);
  return (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

async function watch(cookie = ''): Promise<TestStream> {
  const stream = await openStream(`${hub.origin}/v1/digitalsignage/events/live`, cookie ? { cookie } : {});
  streams.push(stream);
  await stream.next(() => states(stream).length > 0);
  return stream;
}

/** Only what came whole: a long state may arrive in pieces. */
const states = (stream: TestStream) =>
  [...stream.text().matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => liveState.parse(JSON.parse(data ?? '')));
const last = (stream: TestStream) => states(stream).at(-1);
const until = (stream: TestStream, fits: (state: ReturnType<typeof last>) => boolean) =>
  stream.next(() => fits(last(stream)));
const start = async () => {
  hub = await startTestHub({ pack: await packWith(() => undefined) });
};

describe('the emergency', () => {
  it('reaches every open stream and is the first thing a device reads that was away, until it is cleared', async () => {
    await start();
    const [phone, screen] = [await watch(), await watch(await enrolled('signage'))];
    expect(last(phone)?.emergency).toBeNull();
    expect((await hub.ops('ops/signage/emergency', { isDrill: false })).status).toBe(200);
    for (const stream of [phone, screen]) await until(stream, (state) => state?.emergency?.isDrill === false);
    expect(last(phone)?.emergency?.text).toMatchObject({ en: expect.any(String), de: expect.any(String) });
    expect(states(await watch())[0]?.emergency?.isDrill).toBe(false);
    await hub.ops('ops/signage/emergency/clear', {});
    for (const stream of [phone, screen]) await until(stream, (state) => state?.emergency === null);
  });

  it('is in the database, so that a hub that starts again shows it, and a drill is marked', async () => {
    await start();
    await hub.ops('ops/signage/emergency', { isDrill: true, text: { en: 'Muster drill' } });
    const [row] = await hub.sql`select text, is_drill from signage_emergency`;
    expect(row).toMatchObject({ text: { en: 'Muster drill' }, is_drill: true });
    await hub.ops('ops/signage/emergency', { isDrill: false });
    expect(await hub.sql`select 1 from signage_emergency`).toHaveLength(1);
  });

  it('is declared by an operator and by nobody else', async () => {
    await start();
    expect((await hub.post('ops/signage/emergency', { isDrill: false })).status).toBe(401);
    expect((await hub.ops('ops/signage/emergency', { isDrill: 'no' })).status).toBe(400);
    expect(last(await watch())?.emergency).toBeNull();
  });
});

describe('announcements', () => {
  it('go to their places, urgent ones first, and end by time or by hand', async () => {
    await start();
    const [phone, screen] = [await watch(), await watch(await enrolled('signage'))];
    const announce = (en: string, more: object = {}) =>
      hub.ops('ops/signage/announcements', { text: { en }, priority: 'normal', minutes: 30, ...more });
    const { body } = await announce('Pool closed');
    await announce('Lights of the coast', { places: ['signage'], priority: 'urgent' });
    await until(screen, (state) => state?.announcements.length === 2);
    await until(phone, (state) => state?.announcements.length === 1);
    expect(last(screen)?.announcements.map(({ text }) => text)).toEqual([
      { en: 'Lights of the coast' },
      { en: 'Pool closed' },
    ]);
    expect(last(phone)?.announcements.map(({ text }) => text)).toEqual([{ en: 'Pool closed' }]);
    const { id } = body as { id: string };
    expect((await hub.ops(`ops/signage/announcements/${id}/end`, {})).status).toBe(200);
    await until(phone, (state) => state?.announcements.length === 0);
    expect((await hub.ops(`ops/signage/announcements/${id}/end`, {})).status).toBe(404);
    expect((await hub.ops('ops/signage/announcements/x/end', {})).status).toBe(400);
    const listed = await hub.get('ops/signage/announcements', { serviceKey: TEST_SERVICE_KEY });
    expect(listed.body).toMatchObject([{ places: ['signage'] }]);
    hub.clock.advance(31 * 60_000);
    expect(last(await watch(await enrolled('signage')))?.announcements).toEqual([]);
  });
});

describe('playlists', () => {
  const playlist = async (cookie: string) =>
    ((await hub.get('digitalsignage/playlist', { cookie })).body as { entries: { path: string }[] }).entries.map(
      ({ path }) => path,
    );

  it('are the device’s own, else its group’s, else the pack’s, and a change is told at once', async () => {
    hub = await startTestHub({
      pack: await packWith((pack) => {
        const group = pack.operator.deviceGroups.find(({ id }) => id === 'signage');
        if (group) group.playlist = [{ path: '/weather', seconds: 10 }];
      }),
    });
    const [lobby, bar] = [await enrolled('signage', 'lobby'), await enrolled('signage', 'bar')];
    expect(await playlist(lobby)).toEqual(['/weather']);
    const stream = await watch(lobby);
    const before = last(stream)?.playlist;
    const set = (target: string, ...paths: string[]) =>
      hub.ops('ops/signage/playlist', { target, entries: paths.map((path) => ({ path, seconds: 10 })) });
    expect((await set('signage', '/', '/wherewhen')).status).toBe(200);
    await until(stream, (state) => state?.playlist !== before);
    expect(await playlist(lobby)).toEqual(['/', '/wherewhen']);
    await set('lobby', '/shoreexcursions');
    expect(await playlist(lobby)).toEqual(['/shoreexcursions']);
    expect(await playlist(bar)).toEqual(['/', '/wherewhen']);
    await set('lobby');
    await set('signage');
    expect(await playlist(lobby)).toEqual(['/weather']);
    expect(await playlist('')).toEqual([]);
    expect(
      (await hub.ops('ops/signage/playlist', { target: 'x', entries: [{ path: '//evil', seconds: 10 }] })).status,
    ).toBe(400);
  });
});
