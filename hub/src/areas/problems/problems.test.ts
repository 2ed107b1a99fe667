import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0', 'a1']);
  const { sql } = hub;
  await sql`delete from problems`;
  await sql`delete from problem_categories`;
  await sql`
    insert into problem_categories (id, name, place, offered) values
    ('tv', ${sql.json({ defaultValue: 'TV', de: 'Fernseher' })}, 2, true),
    ('air', ${sql.json('Air')}, 1, true), ('gone', ${sql.json('Gone')}, 3, false)`;
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`delete from problems`;
});

const report = async (description: string, category = 'air', account = 'a0', options: object = {}) =>
  hub.post(
    'problem/report',
    { description, category: { id: category } },
    { session: await hub.login('a', account), ...options },
  );
const reportsOf = async (account: string) =>
  (await hub.get('problem/report', { session: await hub.login('a', account) })).body as Record<string, unknown>[];

it('[C222] the categories stand in the operator’s order; what is no longer offered is left out', async () => {
  const { body } = await hub.get('problem/categories', { session: await hub.login('a', 'a0') });
  expect(body).toEqual([
    { id: 'air', name: 'Air' },
    { id: 'tv', name: { defaultValue: 'TV', de: 'Fernseher' } },
  ]);
});

describe('a report', () => {
  it('[C226 C229] [CD37] is numbered, stamped in ship time and received', async () => {
    const first = (await report('Too warm')).body as { problemNumber: string };
    const { status, body } = await report('No picture', 'tv');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: String(Number(first.problemNumber) + 1),
      problemNumber: String(Number(first.problemNumber) + 1),
      problemCategory: { id: 'tv', name: { defaultValue: 'TV', de: 'Fernseher' } },
      receivedDateTime: expect.stringMatching(/^15\/06\/2026 \d{2}:\d{2}$/),
      status: 'Received',
      description: 'No picture',
      solution: null,
    });
  });

  it.each([
    ['499 characters', 'x'.repeat(499), 'air', 200],
    ['500 characters', 'x'.repeat(500), 'air', 400],
    ['nothing', '', 'air', 400],
    ['blanks', '   ', 'air', 400],
    ['an unknown category', 'Broken', 'nothing', 400],
    ['a category that is no longer offered', 'Broken', 'gone', 400],
  ])('[C225] [CD37] %s: %s of %s answers %d', async (_, description, category, status) => {
    expect((await report(description, category)).status).toBe(status);
    expect(await reportsOf('a0')).toHaveLength(status === 200 ? 1 : 0);
  });

  it('the same press twice is one report', async () => {
    const options = { idempotencyKey: 'press-1' };
    const [one, two] = await Promise.all([report('Loud', 'air', 'a0', options), report('Loud', 'air', 'a0', options)]);
    expect(one.body).toEqual(two.body);
    expect(await reportsOf('a0')).toHaveLength(1);
  });

  it('[CD37] of a booking that is logged in without an account is the lead passenger’s', async () => {
    const session = await hub.login('a', null);
    const { status } = await hub.post('problem/report', { description: 'Cold', category: { id: 'air' } }, { session });
    expect(status).toBe(200);
    expect((await hub.get('problem/report', { session })).body).toMatchObject([{ description: 'Cold' }]);
    expect(await reportsOf('a0')).toHaveLength(1);
    expect(await reportsOf('a1')).toEqual([]);
  });

  it('[C221] [CD3] needs a guest of the voyage: whoever is none has no reports, and is told so', async () => {
    const session = await hub.login(null, null);
    const body = { description: 'Cold', category: { id: 'air' } };
    expect((await hub.post('problem/report', body, { session })).status).toBe(400);
    expect((await hub.get('problem/report', { session })).body).toEqual([]);
  });

  it('[C221] needs a guest', async () => {
    for (const path of ['problem/categories', 'problem/report', 'problem/report/config']) {
      expect((await hub.get(path)).status).toBe(403);
    }
    expect((await hub.post('problem/report', { description: 'x', category: { id: 'air' } })).status).toBe(403);
  });
});

describe('following it', () => {
  it('[C228] [CD37] a guest sees the own reports, the newest first', async () => {
    await report('first');
    hub.clock.advance(60_000);
    await report('second', 'tv');
    await report('of somebody else', 'air', 'a1');
    expect((await reportsOf('a0')).map(({ description }) => description)).toEqual(['second', 'first']);
    expect((await reportsOf('a1')).map(({ description }) => description)).toEqual(['of somebody else']);
  });

  it('[CD37] operators move it on, with a solution that stays', async () => {
    const { body } = await report('Too warm');
    const { problemNumber } = body as { problemNumber: string };
    for (const step of [
      { status: 'InvestigationRequired' },
      { status: 'InProgress', solution: 'We are on it' },
      { status: 'Resolved' },
    ]) {
      expect((await hub.ops(`ops/problems/${problemNumber}`, step)).status).toBe(200);
      expect(await reportsOf('a0')).toMatchObject([{ problemNumber, ...step }]);
    }
    expect(await reportsOf('a0')).toMatchObject([{ status: 'Resolved', solution: 'We are on it' }]);
    const open = await hub.get('ops/problems?open=true', { serviceKey: TEST_SERVICE_KEY });
    expect(open.body).toEqual([]);
    const all = await hub.get('ops/problems', { serviceKey: TEST_SERVICE_KEY });
    expect(all.body).toMatchObject([{ problemNumber, accountNumber: 'a0', cabin: '7001' }]);
  });

  it('[CD37] whose report it is reads of every step in a message, once, and nobody else does', async () => {
    const { problemNumber } = (await report('Too warm')).body as { problemNumber: string };
    await hub.sql`delete from cabin_messages`;
    for (const status of ['InProgress', 'InProgress', 'Resolved'])
      await hub.ops(`ops/problems/${problemNumber}`, { status });
    const titlesOf = async (account: string) => {
      const { body } = await hub.get('cabinmessage/get/app', { session: await hub.login('a', account) });
      return (body as { messages: { messageTitle: Record<string, string> }[] }).messages.map((one) => one.messageTitle);
    };
    const titles = await titlesOf('a0');
    expect(titles.map(({ en }) => en).toSorted()).toEqual([
      `We are working on your report ${problemNumber}`,
      `Your report ${problemNumber} is resolved`,
    ]);
    expect(titles.map(({ de }) => de)).toContain(`Ihre Meldung ${problemNumber} ist erledigt`);
    expect(titles.map(({ fr }) => fr)).toContain(`Votre signalement ${problemNumber} est résolu`);
    expect(await titlesOf('a1')).toEqual([]);
  });

  it.each(['999999', 'abc', '9'.repeat(30)])('problem %s is not there', async (number) => {
    expect((await hub.ops(`ops/problems/${number}`, { status: 'Resolved' })).status).toBe(404);
  });

  it('a state that does not exist is 400', async () => {
    expect((await hub.ops('ops/problems/1001', { status: 'Forgotten' })).status).toBe(400);
  });
});

it('[C232] the config names the feedback profile of the deployment', async () => {
  const session = await hub.login('a', 'a0');
  expect((await hub.get('problem/report/config', { session })).body).toEqual({});
  await hub.sql`
    insert into deployment (operator) values ('{"problemFeedbackPath": "/ratings/feedback/3"}')
    on conflict (only_row) do update set operator = excluded.operator`;
  expect((await hub.get('problem/report/config', { session })).body).toEqual({
    feedbackProfilePath: '/ratings/feedback/3',
  });
});
