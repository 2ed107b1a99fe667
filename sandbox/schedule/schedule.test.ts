import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lineupReply } from '#contract/areas/programme.ts';
import { addDays } from '#contract/hub-date.ts';
import { loadPack } from '#packs/load-pack.ts';
import { embarkationOf } from './embarkation.ts';
import { schedule } from './schedule.partner.ts';

const EMBARKED = '2026-03-01';
const pack = await loadPack('meridian');
const partner = schedule({ pack, embarkation: async () => EMBARKED });

async function ask(path: string, query: Record<string, string> = {}, authorization = 'Bearer meridian-schedule') {
  const reply = await partner.answer({
    method: 'GET',
    path,
    query: new URLSearchParams(query),
    headers: { authorization, host: 'sandbox.test:8090' },
    body: Buffer.of(),
  });
  return { status: reply?.status, body: reply && JSON.parse(String(reply.body)) };
}
const PROPERTY = 'properties/meridian-star/schedule';

describe('the schedule service', () => {
  it('[B263 B264] [BD48] exports days from a start date on, each with its events', async () => {
    const { status, body } = await ask(PROPERTY, { date: '2026-03-07', days: '3' });
    expect(status).toBe(200);
    expect(lineupReply.parse(body)).toEqual(body);
    expect(body.lineup.map(({ date }: { date: string }) => date)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
    expect(body.lineup[0].events[0]).toMatchObject({ name: pack.programme.days[6]?.events[0]?.name });
  });

  it('exports one day unless told otherwise, and no events outside the voyage', async () => {
    const { body } = await ask(PROPERTY, { date: addDays(EMBARKED, 40) });
    expect(body).toEqual({ lineup: [{ date: addDays(EMBARKED, 40), events: [] }] });
  });

  it('[B250] gives pictures of its own in two sizes', async () => {
    const { body } = await ask(PROPERTY, { date: EMBARKED });
    const [event] = body.lineup[0].events;
    expect(event.images).toEqual([
      { type: 'Preview', url: `http://sandbox.test:8090/schedule/pictures/${event.imageId}/preview.webp` },
      { type: 'Full', url: `http://sandbox.test:8090/schedule/pictures/${event.imageId}/full.webp` },
    ]);
    expect(await partner.answer({ ...emptyCall, path: 'pictures/no-such/preview.webp' })).toBeUndefined();
  });

  it.each([
    ['no token', PROPERTY, { date: EMBARKED }, '', 401],
    ['another token', PROPERTY, { date: EMBARKED }, 'Bearer guessed', 401],
    ['another property', 'properties/other/schedule', { date: EMBARKED }, undefined, 404],
    ['a property that is closed', 'properties/closed/schedule', { date: EMBARKED }, undefined, 403],
    ['no date', PROPERTY, {}, undefined, 400],
    ['a date that is none', PROPERTY, { date: '2026-02-30' }, undefined, 400],
    ['too many days', PROPERTY, { date: EMBARKED, days: '32' }, undefined, 400],
    ['half a day', PROPERTY, { date: EMBARKED, days: '1.5' }, undefined, 400],
  ])('[B263] refuses %s', async (_, path, query, authorization, status) => {
    expect(await ask(path, query as Record<string, string>, authorization)).toMatchObject({ status });
  });
});

const emptyCall = { method: 'GET', path: '', query: new URLSearchParams(), headers: {}, body: Buffer.of() };

describe('the voyage that it follows', () => {
  it('lies around today while no hub answers', async () => {
    const now = () => Date.parse('2026-06-15T10:00:00Z');
    const day = addDays('2026-06-15', 1 - pack.voyage.todayIsDay);
    expect(await embarkationOf(pack, undefined, now)()).toBe(day);
    expect(await embarkationOf(pack, 'http://127.0.0.1:9', now)()).toBe(day);
  });

  it('is the hub’s: asked for once a minute, remembered while it is silent, nonsense left aside', async () => {
    let answer = JSON.stringify([{ date: '03/06/2026', day: 2 }]);
    let calls = 0;
    const hub = createServer((request, response) => {
      calls += 1;
      response.writeHead(request.url === '/v1/itinerary/schedules' ? 200 : 404).end(answer);
    });
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void hub.close());
    let now = Date.parse('2026-06-15T10:00:00Z');
    const { port } = hub.address() as AddressInfo;
    const embarkation = embarkationOf(pack, `http://127.0.0.1:${port}`, () => now);
    expect(await embarkation()).toBe('2026-06-02');
    expect(await embarkation()).toBe('2026-06-02');
    expect(calls).toBe(1);
    now += 61_000;
    answer = '<html>';
    expect(await embarkation()).toBe('2026-06-02');
    expect(calls).toBe(2);
    answer = JSON.stringify([{ date: '20/06/2026', day: 1 }]);
    expect(await embarkation()).toBe('2026-06-20');
  });
});
