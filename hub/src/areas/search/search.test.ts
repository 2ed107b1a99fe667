import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/areas/search.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';

const titles = (hits: SearchHit[]) => hits.map(({ title }) => title.text);
const keys = (hits: SearchHit[]) => hits.map(({ kind, id }) => `${kind} ${id}`);

describe('a search on board', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ pack: 'demo' });
  });
  afterAll(() => hub.close());

  const find = async (text: string, language = 'en') => (await hub.get('search', { query: { text, language } })).body;

  it('finds the pool: the venue first, then what tells of it', async () => {
    const { hits, insteadOf } = await find('pool');
    expect(hits[0]).toMatchObject({ kind: 'venue', title: { text: expect.stringMatching(/pool/i) } });
    expect(new Set(hits.map(({ kind }: SearchHit) => kind)).size).toBeGreaterThan(2);
    expect(insteadOf).toBeUndefined();
  });

  it.each([
    ['en', 'restuarant', 'restaurant'],
    ['en', 'excurison', 'excursion'],
    ['de', 'Masage', 'massage'],
    ['de', 'Schwimbad', 'schwimmbad'],
    ['fr', 'exursion', 'excursion'],
    ['fr', 'picsine', 'piscine'],
  ])('forgives a typing error in %s: %s', async (language, typed, meant) => {
    const wrong = await find(typed, language);
    const right = await find(meant, language);
    expect(right.hits.length, meant).toBeGreaterThan(0);
    expect(Object.values(wrong.insteadOf ?? {}).join()).toContain(meant.slice(0, 5));
    expect(keys(wrong.hits)).toEqual(expect.arrayContaining(keys(right.hits.slice(0, 1))));
  });

  it('takes what is typed so far as the beginning of a word', async () => {
    expect((await find('excu')).totals.excursion).toBeGreaterThan(3);
  });

  it('finds what has all words; what has any where nothing has all', async () => {
    const both = await find('pool deck');
    expect(both.hits.length).toBeGreaterThan(0);
    const any = await find('pool zzzzqqq');
    expect(any.hits.length).toBeGreaterThan(0);
  });

  it('marks what it found', async () => {
    const { hits } = await find('pool');
    const { text, marks } = hits[0].title;
    expect(text.slice(...marks[0])).toMatch(/pool/i);
  });

  it('tells of a repeated event once, and of none that is over', async () => {
    const { hits } = await find('yoga');
    const events = hits.filter(({ kind }: SearchHit) => kind === 'event');
    expect(events.length).toBeGreaterThan(0);
    expect(titles(events)).toEqual([...new Set(titles(events))]);
    const today = hub.clock.now().toISOString().slice(0, 10);
    for (const { date } of events) expect(date.split('/').toReversed().join('-') >= today, date).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['signs only', "&|!:*()\\'"],
    ['a question of SQL', "' or 1=1 --"],
    ['emoji', '🏊🏽'],
    ['a stop word', 'the'],
  ])('answers %s', async (_name, text) => {
    expect((await hub.get('search', { query: { text } })).status).toBe(200);
  });

  it('refuses what is too long', async () => {
    expect((await hub.get('search', { query: { text: 'x'.repeat(101) } })).status).toBe(400);
  });

  it('does not find what an operator hides, also after the pack was applied anew', async () => {
    const before = await find('gallery');
    const article = before.hits.find(({ kind }: SearchHit) => kind === 'article');
    expect(article).toBeDefined();
    await hub.ops('ops/content/publish', { kind: 'article', id: article.id, published: false });
    expect(keys((await find('gallery')).hits)).not.toContain(`article ${article.id}`);
    await applyPack(hub.sql, await loadPack('meridian'), { today: '2026-03-05', always: true });
    expect(keys((await find('gallery')).hits)).not.toContain(`article ${article.id}`);
    await hub.ops('ops/content/publish', { kind: 'article', id: article.id, published: true });
    expect(keys((await find('gallery')).hits)).toContain(`article ${article.id}`);
  });
});

describe('a search through messages', () => {
  let hub: BookingHub;
  beforeAll(async () => {
    hub = await startBookingHub();
    await hub.party('a', ['a0']);
    await hub.party('b', ['b0']);
    await hub.sql`delete from cabin_messages`;
    await hub.ops('ops/messages', {
      accountNumber: 'a0',
      messageTitle: { defaultValue: 'Your parcel', de: 'Ihr Paket' },
      messageContent: '<p>It waits at <b>reception</b>.</p>',
    });
  });
  afterAll(() => hub.close());

  const find = async (party: string, account: string, text: string, language = 'en') =>
    (await hub.get('search/messages', { session: await hub.login(party, account), query: { text, language } })).body;

  it.each([
    ['what it says', 'reception', 'en'],
    ['with a typing error', 'recpetion', 'en'],
    ['in the guest’s language', 'paket', 'de'],
    ['begun', 'rece', 'en'],
  ])('finds %s', async (_name, text, language) => {
    const { hits, totals } = await find('a', 'a0', text, language);
    expect(hits).toMatchObject([{ kind: 'message', title: { text: language === 'de' ? 'Ihr Paket' : 'Your parcel' } }]);
    expect(totals).toEqual({ message: 1 });
  });

  it('finds no message of another guest, and none without a session', async () => {
    expect((await find('b', 'b0', 'reception')).hits).toEqual([]);
    expect((await hub.get('search/messages', { query: { text: 'reception' } })).status).toBe(403);
    expect((await hub.get('search', { query: { text: 'parcel' } })).body.hits).toEqual([]);
  });

  it('finds nothing else', async () => {
    expect((await find('a', 'a0', 'whale')).hits).toEqual([]);
    expect((await find('a', 'a0', '')).hits).toEqual([]);
  });
});
