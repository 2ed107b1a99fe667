import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceIn } from '#hub/shared/event-bus.ts';
import { startTestHub, TEST_PREVIEW_TOKEN, type TestHub } from '#hub-test/hub.ts';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { same, say } from '#packs/schema/text.ts';
import { article, category, layContent } from './content.fixture.ts';
import { contentChanged } from './content.topics.ts';

const TODAY = '2026-06-15';
const NOON_ON_BOARD = '2026-06-15T10:00:00Z';
const PREVIEW = { previewToken: TEST_PREVIEW_TOKEN };

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ now: NOON_ON_BOARD, settings: { shipTimeZone: 'Europe/Rome' } });
  await layContent(hub.sql, TODAY);
});
afterAll(() => hub.close());

const ids = (body: { id: string }[]) => body.map(({ id }) => id);
const idsOf = async (path: string, options?: Parameters<TestHub['get']>[1]) => ids((await hub.get(path, options)).body);

describe('categories', () => {
  it('[A279] [AD40] lists the root in the operator’s order, without what is hidden', async () => {
    expect(await idsOf('cms/categories/findByRoot/')).toEqual(['dining', 'spa']);
  });

  it('[A266 A267 A280] answers one category with all its fields', async () => {
    const { body } = await hub.get('cms/categories/findById/spa?previewMode=false');
    expect(body).toMatchObject({
      id: 'spa',
      title: same('spa'),
      description: say('<p>Rest</p>', '<p>Ruhe</p>', '<p>Repos</p>'),
      contentType: 'LayoutSimple',
      searchable: true,
      showTitle: false,
      showBookNow: true,
      textColour: '#ffffff',
      backgroundColour: '#0a2239',
      published: true,
      externalUrl: 'https://spa.example/',
      useExternalUrl: true,
    });
    const plain = (await hub.get('cms/categories/findById/bars?previewMode=false')).body;
    expect(plain).toMatchObject({ searchable: false, showTitle: true, showBookNow: false, useExternalUrl: false });
  });

  it('[A281] lists child categories', async () => {
    expect(await idsOf('cms/categories/findByParentId/dining?previewMode=false')).toEqual(['bars']);
    expect(await idsOf('cms/categories/findByParentId/bars?previewMode=false')).toEqual([]);
  });

  it('[AD46] finds categories by hashtag', async () => {
    expect(await idsOf('cms/categories/findByHashtag?hashtag=FOOD')).toEqual(['dining']);
    expect(await idsOf('cms/categories/findByHashtag?hashtag=none')).toEqual([]);
  });
});

describe('articles', () => {
  it('[A279] lists the root articles that stand in lists', async () => {
    expect(await idsOf('cms/content/articles/findByRoot/')).toEqual(['welcome']);
  });

  it('[A282] [AD40] lists the articles of a category in order, without description and wayfinder', async () => {
    const { body } = await hub.get('cms/articles/findByCategoryId/dining?previewMode=false');
    expect(ids(body)).toEqual(['grill', 'bistro']);
    expect(body[0]).not.toHaveProperty('description');
    expect(body[0]).not.toHaveProperty('wayfinderProfile');
    expect(body[0].overviewDescription.en).toBe('Fish');
  });

  it('[A282] adds the wayfinder profile when asked', async () => {
    const { body } = await hub.get('cms/articles/findByCategoryId/dining?withWayFinder=true&previewMode=false');
    expect(body[0].wayfinderProfile).toEqual({ id: 'deck-10' });
  });

  it('[A283] adds the descriptions when asked', async () => {
    const { body } = await hub.get('cms/articles/findByCategoryId/dining?withDescriptions=true');
    expect(body[0].description.en).toBe('<p>Fish of the day</p>');
  });

  it('[A268 A284] answers one article with all its fields', async () => {
    const { body } = await hub.get('cms/articles/grill?previewMode=false');
    expect(body).toMatchObject({
      id: 'grill',
      title: { en: 'grill' },
      overviewDescription: { en: 'Fish' },
      layoutType: 'Classic',
      published: true,
      externalRedirectURL: 'https://grill.example/',
      textColour: '#fff8e7',
      backgroundColour: '#3b0d0c',
      location: { en: 'Deck 10, aft' },
      times: { en: 'Dinner' },
      showTitle: false,
      showBookNow: true,
      showAdditionalArticles: true,
      additionalArticlesCategory: { id: 'spa' },
      wayfinderProfile: { id: 'deck-10' },
      whereAndWhen: { locationInformation: { en: 'Deck 10' }, timeInformation: { en: '18:00 to 22:00' } },
      category: { title: { en: 'Dining', de: 'Essen' } },
      description: { en: '<p>Fish of the day</p>' },
    });
    expect(ids(body.events)).toContain('tasting-day-8');
    expect((await hub.get('cms/articles/bistro')).body).toMatchObject({ showTitle: true, showBookNow: false });
  });

  it.each([
    'cms/articles/nothing?previewMode=false',
    'cms/articles/chefs-table?previewMode=false',
    'cms/articles/chefs-table?previewMode=true',
    'cms/categories/findById/nothing?previewMode=false',
    'cms/categories/findById/secret?previewMode=false',
    'cms/categories/findByParentId/secret?previewMode=false',
    'cms/articles/findByCategoryId/secret?previewMode=false',
    'cms/articles/findEventsByArticleId/chefs-table',
  ])('[A297] [AD40] answers 404 to %s', async (path) => {
    const reply = await hub.get(path);
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('not_found');
  });

  it.each(['food', 'Food', '%23FOOD', '%20%23food'])('[A285] [AD46] finds by the hashtag %s', async (tag) => {
    expect(await idsOf(`cms/articles/findByHashtag?hashtag=${tag}`)).toEqual(['grill', 'bistro']);
  });

  it('[A285] [AD46] finds by a hashtag with a slash, unlisted articles too, and nothing by an empty one', async () => {
    expect(await idsOf('cms/articles/findByHashtag?hashtag=deck%2F10')).toEqual(['grill']);
    expect(await idsOf('cms/articles/findByHashtag?hashtag=loginFormExtra')).toEqual(['safety-notice']);
    expect(await idsOf('cms/articles/findByHashtag?hashtag=')).toEqual([]);
    expect(await idsOf('cms/articles/findByHashtag?hashtag=%23')).toEqual([]);
  });

  it('[B275] lists where and when', async () => {
    expect(await idsOf('cms/articles/whereAndWhen/')).toEqual(['grill']);
  });
});

describe('preview', () => {
  it('[A296] [AD39] shows hidden items with previewMode and the right token', async () => {
    expect(await idsOf('cms/categories/findByParentId/dining?previewMode=true', PREVIEW)).toEqual(['bars', 'cellar']);
    const { body } = await hub.get('cms/articles/chefs-table?previewMode=true', PREVIEW);
    expect(body).toMatchObject({ id: 'chefs-table', published: false });
  });

  it('[A279] [AD40] adds hidden items to the root lists by the token alone', async () => {
    expect(await idsOf('cms/categories/findByRoot/', PREVIEW)).toEqual(['dining', 'spa', 'secret']);
    expect(await idsOf('cms/content/articles/findByRoot/', PREVIEW)).toEqual(['welcome', 'hidden-root']);
  });

  it('[AD39] is off without previewMode, with a wrong token, and says nothing about it', async () => {
    const path = 'cms/categories/findByParentId/dining';
    expect(await idsOf(`${path}?previewMode=false`, PREVIEW)).toEqual(['bars']);
    expect(await idsOf(`${path}?previewMode=true`, { previewToken: 'wrong' })).toEqual(['bars']);
    expect(await idsOf(`${path}?previewMode=true`)).toEqual(['bars']);
  });

  it('[AD39] keeps kept answers of preview and public apart', async () => {
    const path = 'cms/articles/findByCategoryId/dining?previewMode=true';
    expect(await idsOf(path, PREVIEW)).toEqual(['grill', 'bistro', 'chefs-table']);
    expect(await idsOf(path)).toEqual(['grill', 'bistro']);
    expect(await idsOf(path, PREVIEW)).toEqual(['grill', 'bistro', 'chefs-table']);
  });
});

describe('events', () => {
  const events = 'cms/articles/findEventsByArticleId/grill';

  it('[A286] [AD45] leaves past ones out in ship time and sorts by date and start', async () => {
    expect(await idsOf(events)).toEqual(['coffee', 'late-bar-day-7', 'lunch-day-7', 'tasting-day-7', 'tasting-day-8']);
  });

  it('[A274 B271] answers an event with its fields', async () => {
    const { body } = await hub.get(events);
    const same = (text: string) => ({ en: text, de: text, fr: text, defaultValue: text });
    expect(body[3]).toEqual({
      id: 'tasting-day-7',
      title: same('Tasting'),
      startTime: '18:00',
      endTime: '19:00',
      startTimeDescription: same('after work'),
      endTimeDescription: same('when the bottle is empty'),
      fromDate: '15/06/2026',
      location: same('Cellar'),
      locationDetail: same('Deck 2, aft'),
      category: same('Wine'),
      eventOverview: same('Six glasses'),
      stylingRequired: false,
    });
  });

  it('[A286 A287] [AD45] drops an event in the minute after its end, kept answers or not', async () => {
    hub.clock.set('2026-06-15T10:30:59Z');
    expect(await idsOf(events)).toContain('lunch-day-7');
    hub.clock.set('2026-06-15T10:31:00Z');
    expect(await idsOf(events)).not.toContain('lunch-day-7');
    expect(await idsOf(`${events}?filterPastEvents=false`)).toContain('lunch-day-7');
    hub.clock.set('2026-06-15T22:00:00Z');
    expect(await idsOf(events)).toEqual(['coffee', 'tasting-day-8']);
    hub.clock.set(NOON_ON_BOARD);
  });
});

describe('daily schedule', () => {
  it('[A307 A276] [AD45] answers today’s as a list of one, events by start, past ones included', async () => {
    const { body } = await hub.get('cms/dailySchedule');
    expect(ids(body)).toEqual(['schedule-7']);
    expect(ids(body[0].events)).toEqual(['stretch', 'show']);
    expect(Object.keys(body[0]).toSorted()).toEqual(['description', 'events', 'id', 'overviewDescription', 'title']);
    expect(body[0]).toMatchObject({
      title: { en: 'Naples' },
      overviewDescription: { en: 'Ashore' },
      description: { en: '<p>Ashore</p>' },
    });
    expect(body[0].events[1]).toMatchObject({ endTime: 'Late', stylingRequired: true, fromDate: '15/06/2026' });
  });

  it('[A308] answers tomorrow’s', async () => {
    expect(await idsOf('cms/dailyScheduleTomorrow')).toEqual(['schedule-8']);
  });

  it('[A307 A308] [AD45] turns at midnight on board', async () => {
    hub.clock.set('2026-06-15T21:59:00Z');
    expect(await idsOf('cms/dailySchedule')).toEqual(['schedule-7']);
    hub.clock.set('2026-06-15T22:00:00Z');
    expect(await idsOf('cms/dailySchedule')).toEqual(['schedule-8']);
    expect(await idsOf('cms/dailyScheduleTomorrow')).toEqual([]);
    hub.clock.set(NOON_ON_BOARD);
  });

  it.each([
    ['2026-06-16', ['schedule-8']],
    ['16/06/2026', ['schedule-8']],
    ['2031-01-01', []],
  ])('[A309] [AD45] answers the date %s', async (date, found) => {
    expect(await idsOf('cms/dailyScheduleByDate', { query: { date } })).toEqual(found);
  });

  it.each(['', 'yesterday', '2026-02-31', "1' or '1'='1"])('[A309] refuses the date %j with 400', async (date) => {
    expect((await hub.get('cms/dailyScheduleByDate', { query: { date } })).status).toBe(400);
  });
});

describe('the operator', () => {
  const shown = () => idsOf('cms/articles/findByCategoryId/dining?previewMode=false');
  const publish = (id: string, published: boolean) =>
    hub.ops('ops/content/publish', { kind: 'article', id, published });

  it('[A297] publishes and hides, and what was kept is forgotten at once', async () => {
    expect(await shown()).toEqual(['grill', 'bistro']);
    expect((await publish('bistro', false)).status).toBe(200);
    expect(await shown()).toEqual(['grill']);
    await layContent(hub.sql, TODAY);
    expect((await publish('nothing', true)).status).toBe(404);
    expect(await shown()).toEqual(['grill']);
    await publish('bistro', true);
    expect(await shown()).toEqual(['grill', 'bistro']);
  });

  it('[A297] what another process changes is not kept here', async () => {
    expect(await shown()).toEqual(['grill', 'bistro']);
    await hub.sql.begin(async (tx) => {
      await tx`update content_article set published = false where id = 'bistro'`;
      await announceIn(tx, contentChanged, undefined);
    });
    await expect.poll(shown).toEqual(['grill']);
    await publish('bistro', true);
  });

  it('[A297] [AD39] announces a change in the transaction that makes it, so that no crash leaves another hub stale', async () => {
    const afterwards = vi.spyOn(hub.hub.events, 'publish').mockRejectedValue(new Error('killed here'));
    const other = await hub.sibling();
    const shownThere = async () =>
      (await other.get('cms/articles/findByCategoryId/dining?previewMode=false')).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await shownThere()).toContain('bistro');
    expect((await publish('bistro', false)).status).toBe(200);
    await expect.poll(shownThere).not.toContain('bistro');
    const { token } = (await hub.ops('ops/content/preview-token')).body;
    await expect.poll(() => other.hub.previewTokens.fits(token)).toBe(true);
    afterwards.mockRestore();
    await other.close();
    await publish('bistro', true);
  });

  it('[AD39] makes a new preview token, which ends the old one', async () => {
    const root = 'cms/categories/findByRoot/';
    const { token } = (await hub.ops('ops/content/preview-token')).body;
    expect(await idsOf(root, { previewToken: token })).toContain('secret');
    expect(await idsOf(root, PREVIEW)).not.toContain('secret');
  });

  it('needs the service key', async () => {
    expect((await hub.post('ops/content/publish', { kind: 'article', id: 'grill', published: false })).status).toBe(
      401,
    );
    expect((await hub.post('ops/content/preview-token')).status).toBe(401);
  });
});

describe('hostile input', () => {
  it('[AD40] cleans a hundred hostile articles', async () => {
    const articles = HOSTILE_HTML.map((html, n) =>
      article(`hostile-${n}`, {
        category: 'shelf',
        description: same(`before ${html} after`),
        overviewDescription: same(html),
      }),
    );
    const schedules = [
      { id: 's', day: 1, title: same('s'), overviewDescription: same('s'), description: same('s'), pictures: ['p'] },
    ];
    const events = [{ id: 'e', title: same('e'), startTime: '10:00', eventOverview: same(HOSTILE_HTML[0] ?? '') }];
    const source = {
      categories: [category('shelf')],
      articles,
      schedules: schedules.map((one) => ({ ...one, events })),
    };
    const other = await startTestHub();
    try {
      await layContent(other.sql, TODAY, source);
      const { body, text } = await other.get('cms/articles/findByCategoryId/shelf?withDescriptions=true');
      expect(body).toHaveLength(100);
      expect(text).not.toMatch(/<script|<svg|<iframe|<[^>]*\son\w+=|(href|src)=\\"[^"]*(javascript|data):/i);
      expect(body[0].description.en).toBe('before  after');
    } finally {
      await other.close();
    }
  });

  const long = 'x'.repeat(10_000);
  it.each([
    ['cms/articles/..%2F..%2Fetc%2Fpasswd?previewMode=false', 404],
    ['cms/articles/a%2Fb%2Fc', 404],
    ['cms/articles/%00', 400],
    ["cms/articles/'%3B%20drop%20table%20content_article%3B--", 404],
    ['cms/categories/findById/..%5C..', 404],
    ['cms/articles/grill?previewMode=maybe', 200],
    [`cms/articles/findByHashtag?hashtag=${long}`, 400],
    ['cms/articles/findByHashtag', 200],
    ['cms/articles/findByHashtag?hashtag=%00', 400],
    ['cms/articles/findByHashtag?hashtag=a&hashtag=b', 400],
    ['cms/articles/%E0%A4%A', 400],
    ['blobs/pdfs/..%2F..', 200],
    ['blobs/image', 404],
    ['blobs/image?reference=nothing', 404],
    ['blobs/image?reference=%00', 400],
    ['blobs/image?reference=view&width=0', 400],
    ['blobs/image?reference=view&width=99999999', 404],
    ['blobs/files/..%2F..%2F..%2Fetc%2Fpasswd', 404],
    ['blobs/files/%00', 400],
  ])('answers %.60s with %i', async (path, status) => {
    expect((await hub.get(path)).status).toBe(status);
  });

  it('never answers 500 to ids of ten thousand characters', async () => {
    for (const path of ['cms/articles/', 'cms/categories/findById/', 'cms/articles/findByCategoryId/', 'blobs/pdfs/']) {
      const { status } = await hub.get(path + long);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    const { status } = await hub.ops('ops/content/publish', { kind: 'article', id: long, published: true });
    expect(status).toBe(404);
  });
});
