import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0']);
  const field = { id: 'deck', title: 'Deck', values: ['5', '6'], multipleChoice: false, mandatory: true, sortOrder: 1 };
  const question = { id: 'food', question: 'Food', inputRating: true, mandatory: true, sortOrder: 2 };
  const { sql } = hub;
  await sql`delete from rating_profiles`;
  await sql`
    insert into rating_profiles (id, title, description, all_in_one, accept_terms, fields, questions, place) values
    ('late', ${sql.json('Late')}, null, false, false, '[]', '[]', 2),
    ('dining', ${sql.json({ defaultValue: 'Dining', de: 'Essen' })}, ${sql.json('How was it?')}, false, true,
      ${sql.json([field])}, ${sql.json([question])}, 1),
    ('cabin', ${sql.json('Cabin')}, null, true, false, '[]', '[]', 1)`;
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`delete from rating_answers`;
  await hub.sql`delete from rating_settings`;
});

const feedback = {
  id: 'dining',
  fields: [{ id: 'deck', field: 'Deck', value: '5' }],
  answers: [{ id: 'food', text: encodeURIComponent('Très bon'), rating: 9 }],
};
const kept = async () =>
  (await hub.get('ops/ratings/answers', { serviceKey: TEST_SERVICE_KEY })).body as Record<string, unknown>[];
const answer = (body: object, options: object = {}) => hub.post('ratings/answer', body, options);

describe('profiles', () => {
  it('[C160] are those of the tiles or those of the all-in-one page, in the operator’s order', async () => {
    const ids = async (query: string) =>
      ((await hub.get(`ratings/profiles${query}`)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('?allInOne=false')).toEqual(['dining', 'late']);
    expect(await ids('?allInOne=true')).toEqual(['cabin']);
    expect(await ids('')).toEqual(['dining', 'late']);
  });

  it('[C161 C165 C166 C167] come one by one with everything that is asked', async () => {
    const { status, body } = await hub.get('ratings/profiles/dining');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'dining',
      title: { defaultValue: 'Dining', de: 'Essen' },
      description: 'How was it?',
      acceptTandC: true,
      fields: [{ id: 'deck', title: 'Deck', values: ['5', '6'], multipleChoice: false, mandatory: true, sortOrder: 1 }],
      questions: [{ id: 'food', question: 'Food', inputRating: true, mandatory: true, sortOrder: 2 }],
    });
  });

  it('an unknown one is 404', async () => {
    expect(await hub.get('ratings/profiles/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('[C162] [CD29] anonymous mode', () => {
  it('is off, until an operator switches it on', async () => {
    expect((await hub.get('ratings/config')).body).toEqual({ useAnonymousMode: false });
    await hub.ops('ops/ratings/config', { useAnonymousMode: true });
    expect((await hub.get('ratings/config')).body).toEqual({ useAnonymousMode: true });
  });

  it('decides whether the account is kept', async () => {
    const session = await hub.login('a', 'a0');
    await answer(feedback, { session });
    await hub.ops('ops/ratings/config', { useAnonymousMode: true });
    await answer(feedback, { session });
    await answer(feedback);
    expect((await kept()).map(({ accountNumber }) => accountNumber)).toEqual([null, null, 'a0']);
  });
});

describe('[C179 C180] answers', () => {
  it('are kept as the guest wrote them', async () => {
    const { status, body } = await answer(feedback);
    expect([status, body]).toEqual([200, { failed: false }]);
    expect(await kept()).toEqual([
      {
        profile: 'dining',
        accountNumber: null,
        receivedAt: expect.any(String),
        fields: feedback.fields,
        answers: [{ id: 'food', text: 'Très bon', rating: 9 }],
      },
    ]);
  });

  it.each([
    ['an unknown profile', { ...feedback, id: 'nothing' }],
    ['without a mandatory field', { ...feedback, fields: [] }],
    ['eleven stars', { ...feedback, answers: [{ id: 'food', text: '', rating: 11 }] }],
    ['251 characters', { ...feedback, answers: [{ id: 'food', text: 'x'.repeat(251), rating: 5 }] }],
  ])('[C184] [CD29] %s: failed, and nothing is kept', async (_, body) => {
    expect(await answer(body)).toMatchObject({ status: 200, body: { failed: true } });
    expect(await kept()).toEqual([]);
  });

  it('the same press twice is one answer', async () => {
    const options = { idempotencyKey: 'press-1' };
    await Promise.all([answer(feedback, options), answer(feedback, options)]);
    expect(await kept()).toHaveLength(1);
  });

  it('is one answer, with its name, also when the session has run out before the second', async () => {
    const session = await hub.login('a', 'a0');
    const idempotencyKey = 'press-2';
    await answer(feedback, { idempotencyKey, session });
    expect(await answer(feedback, { idempotencyKey })).toMatchObject({ status: 200, body: { failed: false } });
    expect((await kept()).map(({ accountNumber }) => accountNumber)).toEqual(['a0']);
  });

  it('what is no feedback at all is 400', async () => {
    expect(await answer({ id: 'dining' })).toMatchObject({ status: 400, body: { code: expect.any(String) } });
  });

  it('operators read them by profile, and only with their key', async () => {
    await answer(feedback);
    const { body } = await hub.get('ops/ratings/answers?profile=late', { serviceKey: TEST_SERVICE_KEY });
    expect(body).toEqual([]);
    expect((await hub.get('ops/ratings/answers')).status).toBe(401);
  });
});

it('[C174] the conditions of feedback are the operator’s text', async () => {
  await hub.sql`
    insert into conditions (module, condition_text) values ('Rating', ${hub.sql.json('We read it.')})
    on conflict (module) do update set condition_text = excluded.condition_text`;
  expect((await hub.get('conditions/Rating')).body).toMatchObject({ conditionText: 'We read it.' });
});
