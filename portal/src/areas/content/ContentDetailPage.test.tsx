import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Article, type ContentEvent, contentRoutes } from '#contract/areas/content.ts';
import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { leave } from '#portal/shared/device/leave.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const EVENTS: ContentEvent[] = [
  {
    id: 'a',
    title: 'Tasting',
    fromDate: '15/06/2026',
    startTime: '18:00',
    endTime: '19:00',
    location: 'Cellar',
    locationDetail: 'Deck 3',
  },
  { id: 'b', title: 'Late bar', fromDate: '16/06/2026', startTime: '21:00', endTime: 'Late', stylingRequired: true },
];

function open(article: Article, options: RenderOptions & { events?: ContentEvent[] } = {}) {
  const hub = (options.hub ?? hubWith(article)) as FakeHub;
  if (options.events) hub.on(contentRoutes.articleEvents, options.events);
  return renderPortal({ at: `/content/detail/${article.id}`, ...options, hub });
}
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('an article', () => {
  it('[A85 A284 A300] is read by its id and shown', async () => {
    const { hub } = open(anArticle('spa', { description: '<p>Rest <em>well</em></p>' }));
    expect(await heading('Article spa')).toBeDefined();
    expect(screen.getByText('well').tagName).toBe('EM');
    expect(hub.callsTo(contentRoutes.article)[0]?.path).toBe('cms/articles/spa?previewMode=false');
  });

  it('[A301] shows a spinner until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<Article>();
    const hub = hubWith(anArticle('spa')).on(contentRoutes.article, () => promise);
    open(anArticle('spa'), { hub });
    await waitFor(() => expect(hub.callsTo(contentRoutes.article)).toHaveLength(1));
    expect(within(screen.getByRole('main')).getByText('Loading')).toBeDefined();
    resolve(anArticle('spa'));
    expect(await heading('Article spa')).toBeDefined();
    expect(within(screen.getByRole('main')).queryByText('Loading')).toBeNull();
  });

  it('[AD40] that is unknown reads 404', async () => {
    open(anArticle('spa'), { hub: new FakeHub() });
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });

  it.each([
    [{}, '404 - content not found.'],
    [[], 'Try again'],
    [5, 'Try again'],
  ])('[AD40] that is %j leads on with “%s”', async (answer, shown) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(anArticle('spa'), { hub: new FakeHub().on(contentRoutes.article, new HubAnswer(200, answer)) });
    expect(await screen.findByText(shown)).toBeDefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cms/articles/spa'));
    warn.mockRestore();
  });

  it('[A268] stands whatever the types of its fields', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = {
      id: 7,
      title: null,
      layoutType: 'Extended',
      description: { en: null, defaultValue: '<p>still here</p>' },
      location: { en: { floor: 5 } },
      times: [{ from: '10:00' }],
      whereAndWhen: 'noon',
      category: 'c',
      events: 'none',
      wayfinderProfile: 7,
      textColour: 5,
      backgroundColour: {},
      showAdditionalArticles: true,
    };
    open(anArticle('7'), { hub: hubWith(anArticle('7')).on(contentRoutes.article, new HubAnswer(200, odd)) });
    expect(await screen.findByText('still here')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('[A297] [AD39] that is hidden reads 404 even when a hub sends it', async () => {
    open(anArticle('spa', { published: false }));
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });

  it('[A296 A298 A299] shows hidden in preview, with its marker, and passes the mode on', async () => {
    const { hub } = open(anArticle('spa', { published: false }), { at: '/content/detail/spa?previewMode=true' });
    expect(await screen.findByText('Hidden (preview)')).toBeDefined();
    await waitFor(() => expect(hub.callsTo(contentRoutes.videos)).toHaveLength(1));
    for (const route of [contentRoutes.article, contentRoutes.pdfs, contentRoutes.audios, contentRoutes.videos]) {
      expect(hub.callsTo(route)[0]?.query.get('previewMode')).toBe('true');
    }
  });

  it('that cannot be read can be tried again', async () => {
    const { hub, user } = open(anArticle('spa'), {
      hub: new FakeHub().on(contentRoutes.article, refuse(500, 'broken')),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(contentRoutes.article, anArticle('spa'));
    await user.click(again);
    expect(await heading('Article spa')).toBeDefined();
  });

  it('with missing and extra fields stands, and the console says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = {
      id: 12,
      layoutType: 'Extended',
      description: { xx: 'nobody reads this' },
      published: 'yes',
      surplus: [1],
    };
    const hub = hubWith(anArticle('12'))
      .on(contentRoutes.article, new HubAnswer(200, odd))
      .on(contentRoutes.articleEvents, new HubAnswer(200, [{ id: 1 }, 'odd', { title: 'no id' }]))
      .on(contentRoutes.images, new HubAnswer(200, { url: 'no list' }))
      .on(contentRoutes.pdfs, new HubAnswer(200, 'garbage'));
    open(anArticle('12'), { hub });
    expect(await heading('Events', 2)).toBeDefined();
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('cms/articles/12')));
    warn.mockRestore();
  });

  it('[AD40] never runs what a hostile article brings', async () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    open(
      anArticle('evil', { title: HOSTILE_HTML[0], description: HOSTILE_HTML.join('\n'), location: HOSTILE_HTML[16] }),
    );
    await screen.findByRole('heading', { level: 1 });
    const page = screen.getByRole('main');
    expect(page.querySelector('script, iframe, svg script, object, embed, form')).toBeNull();
    for (const element of page.querySelectorAll('*')) {
      expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('layouts', () => {
  it.each([
    'FullScreen',
    'Classic',
    'Extended',
    'Timetable',
    'ExcursionTimetable',
    'ItineraryTimetable',
    'AgendaTimetable',
    'Unheard',
  ])('[A272 A300] [AD42] %s shows title and text', async (layoutType) => {
    open(anArticle('x', { layoutType, description: 'The words' }), { events: EVENTS });
    expect(await heading('Article x')).toBeDefined();
    expect(await screen.findByText('The words')).toBeDefined();
  });

  it('[A335] Classic asks for the header picture at 1048 px', async () => {
    open(anArticle('x'));
    await heading('Article x');
    const picture = screen.getByRole('main').querySelector('img');
    expect(picture?.getAttribute('src')).toContain('blobs/image?reference=x&width=1048');
  });

  it('[A272 A273] [AD42] UnfilteredHtml is a placeholder, never the HTML', async () => {
    open(anArticle('x', { layoutType: 'UnfilteredHtml', description: '<p>Raw words</p>' }));
    expect(await screen.findByText('This page cannot be shown in the portal.')).toBeDefined();
    expect(screen.queryByText('Raw words')).toBeNull();
  });

  it('[A268] [AD42] Extended shows gallery, where and when, and events', async () => {
    const whereAndWhen = { locationInformation: 'Deck 10', timeInformation: '18:00 to 22:00' };
    const images = ['a', 'b', 'c'].map((id) => ({ id, url: `/v1/blobs/image?id=${id}` }));
    const article = anArticle('x', { layoutType: 'Extended', whereAndWhen });
    open(article, { hub: hubWith(article).on(contentRoutes.images, images), events: EVENTS });
    expect(await screen.findByText('Deck 10')).toBeDefined();
    expect(screen.getByText('18:00 to 22:00')).toBeDefined();
    const gallery = await screen.findByRole('list', { name: 'More pictures' });
    const pictures = [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['b', 'c'].map((id) => `http://localhost:8080/v1/blobs/image?reference=${id}&width=200`));
    expect(within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each(['Timetable', 'Extended'] as const)(
    'the place of an event of a %s article leads to the ship map',
    async (layoutType) => {
      const events = [{ id: 'e', title: 'Show', location: 'Theatre', wayfinderProfile: { id: 'poi-theatre' } }];
      open(anArticle('x', { layoutType }), { events, config: { profile: { enableWayfinder: true } } });
      const place = await screen.findByRole('link', { name: /^Theatre/ });
      expect(place.getAttribute('href')).toBe('/wayfinder?wayfinderProfileId=poi-theatre');
    },
  );

  it.each([
    [true, { id: 'poi-grill' }, true],
    [true, undefined, false],
    [false, { id: 'poi-grill' }, false],
  ])(
    '[AD42 CD47] Extended, wayfinder %s, profile %j: the ship map stands below: %s',
    async (isOn, wayfinderProfile, shown) => {
      const article = anArticle('x', { layoutType: 'Extended', wayfinderProfile });
      const hub = hubWith(article)
        .on(wayfinderRoutes.sideView, { map: 'side' })
        .on(wayfinderRoutes.topView, [{ level: 5, isDevicePresent: false, hasWayFinding: true, map: 'deck5' }]);
      open(article, { hub, config: { profile: { enableWayfinder: isOn } } });
      await screen.findByText('There are no events.');
      if (shown) {
        expect(await screen.findByRole('img', { name: 'Deck 5' })).toBeDefined();
        expect(hub.callsTo(wayfinderRoutes.topView)[0]?.query.getAll('wayfinderProfileId')).toEqual(['poi-grill']);
      } else {
        expect(hub.callsTo(wayfinderRoutes.topView)).toHaveLength(0);
      }
    },
  );

  it('[A337] Extended with one picture has no gallery', async () => {
    const article = anArticle('x', { layoutType: 'Extended' });
    const { portal } = open(article, { hub: hubWith(article).on(contentRoutes.images, [{ id: 'a', url: '/a' }]) });
    await screen.findByText('There are no events.');
    const images = hubKey(contentRoutes.images, { params: { id: 'x' } });
    await waitFor(() => expect(portal.queries.getQueryData(images)).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'More pictures' })).toBeNull();
  });

  it('[A272] [AD42] Timetable is a table of time, title and location', async () => {
    open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS });
    const table = await screen.findByRole('table');
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Time', 'Event', 'Location'],
      ['15/06/2026 18:00 – 19:00', 'Tasting', 'Cellar, Deck 3'],
      ['16/06/2026 21:00', 'Late bar', ''],
    ]);
  });

  it('[A272] [AD42] AgendaTimetable is grouped by date', async () => {
    open(anArticle('x', { layoutType: 'AgendaTimetable' }), { events: EVENTS.toReversed() });
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
    const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    expect(days).toEqual(['Monday 15 June', 'Tuesday 16 June']);
  });

  it.each([
    ['ExcursionTimetable', '/shoreexcursions'],
    ['ItineraryTimetable', '/itinerary/overview'],
  ])('[A272] [AD42] titles of %s lead to %s', async (layoutType, href) => {
    open(anArticle('x', { layoutType }), { events: EVENTS });
    expect((await screen.findByRole('link', { name: 'Tasting' })).getAttribute('href')).toBe(href);
  });

  it('[A272] [AD42] DailySchedule is the daily programme', async () => {
    const article = anArticle('x', { layoutType: 'DailySchedule' });
    const { hub } = open(article, {
      hub: hubWith(article).on(contentRoutes.dailySchedule, [{ id: 's', title: 'Naples', events: EVENTS }]),
    });
    expect(await heading('Daily programme')).toBeDefined();
    await waitFor(() => expect(hub.callsTo(contentRoutes.dailySchedule)).toHaveLength(1));
    expect(document.title).toContain('Article x');
  });

  it('[A294] the badge is the way to the booking where the hub says where that is', async () => {
    open(anArticle('x', { showBookNow: true, bookingPath: '/dining/detail/pergola' }));
    const link = await screen.findByRole('link', { name: 'Book Now' });
    expect(link.getAttribute('href')).toBe('/dining/detail/pergola');
  });

  it('[A269 A294] shows the title in its colours with the badge, or says it only', async () => {
    open(anArticle('x', { showBookNow: true, textColour: '#ffffff', backgroundColour: '#0a2239' }));
    expect(within(await heading('Article x')).getByText('Article x').style.color).toBe('rgb(255, 255, 255)');
    expect(screen.getByText('Book Now')).toBeDefined();
  });
});

describe('events', () => {
  it('[A286 A287] are asked for without a query', async () => {
    const { hub } = open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS });
    await screen.findByRole('table');
    expect(hub.callsTo(contentRoutes.articleEvents)[0]?.path).toBe('cms/articles/findEventsByArticleId/x');
  });

  it('[A287 A303] include past ones with showPastEvents', async () => {
    const config = { hub: { uiSettings: { showPastEvents: true } } };
    const { hub } = open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS, config });
    await screen.findByRole('table');
    expect(hub.callsTo(contentRoutes.articleEvents)[0]?.query.get('filterPastEvents')).toBe('false');
  });

  it.each(['Timetable', 'Extended', 'AgendaTimetable'])('[A302] an empty list says so in %s', async (layoutType) => {
    open(anArticle('x', { layoutType }));
    expect(await screen.findByText('There are no events.')).toBeDefined();
  });

  it('[A66] a German guest reads German dates', async () => {
    open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS, stored: { clientinfo: { language: 'de' } } });
    expect(await screen.findByText(/15\.06\.2026/)).toBeDefined();
  });
});

describe('additional articles', () => {
  const article = anArticle('x', { showAdditionalArticles: true, additionalArticlesCategory: { id: 'more' } });

  it('[A271] [AD43] are tiles below the text, without the article itself', async () => {
    const { hub } = open(article, {
      hub: hubWith(article).on(contentRoutes.articlesOfCategory, [anArticle('x'), anArticle('y')]),
    });
    const section = await screen.findByRole('region', { name: 'More about this' });
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/content/detail/y']);
    expect(hub.callsTo(contentRoutes.articlesOfCategory)[0]?.params.id).toBe('more');
  });

  it('[AD43] show no heading when there are none', async () => {
    const { hub } = open(article, { hub: hubWith(article).on(contentRoutes.articlesOfCategory, [anArticle('x')]) });
    await waitFor(() => expect(hub.callsTo(contentRoutes.articlesOfCategory)).toHaveLength(1));
    expect(screen.queryByText('More about this')).toBeNull();
  });

  it('[A271] are not asked for without showAdditionalArticles', async () => {
    const { hub } = open(anArticle('x', { additionalArticlesCategory: { id: 'more' } }));
    await heading('Article x');
    expect(hub.callsTo(contentRoutes.articlesOfCategory)).toEqual([]);
  });
});

describe('an article that stands elsewhere', () => {
  it('[A270] [AD43] is replaced by its address', async () => {
    const leaving = vi.spyOn(leave, 'for').mockImplementation(() => undefined);
    open(anArticle('x', { externalRedirectURL: 'https://shore.example/tours' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('https://shore.example/tours'));
    leaving.mockRestore();
  });

  it('[A270] [AD43] opens a page of the portal in its place', async () => {
    const { path } = open(anArticle('x', { externalRedirectURL: '/wherewhen' }));
    await waitFor(() => expect(path()).toBe('/wherewhen'));
  });

  it.each(['javascript:pwned()', '/content/detail/x', '/content/detail/x?again=1'])(
    '[AD43] is shown itself with %s',
    async (externalRedirectURL) => {
      open(anArticle('x', { externalRedirectURL }));
      expect(await heading('Article x')).toBeDefined();
    },
  );
});

describe('hashtags', () => {
  const found = () =>
    hubWith(anArticle('spa')).on(contentRoutes.articlesByHashtag, [anArticle('spa'), anArticle('pool')]);

  it('[B282 A86 A285 A311 A312] lead to the first article', async () => {
    const { hub, path } = renderPortal({ hub: found(), at: '/QR/deck%2010' });
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('deck 10');
  });

  it('[A311] [AD46] take everything behind /QR/, slashes included', async () => {
    const { hub, path } = renderPortal({ hub: found(), at: '/QR/deck/7/spa' });
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('deck/7/spa');
  });

  it('[A313] lead home when there is no article', async () => {
    const { path } = renderPortal({ hub: found().on(contentRoutes.articlesByHashtag, []), at: '/QR/none' });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[A313] [AD46] lead home on an error, and without a call for an empty hash', async () => {
    const failing = found().on(contentRoutes.articlesByHashtag, refuse(500, 'broken'));
    const first = renderPortal({ hub: failing, at: '/QR/spa' });
    await waitFor(() => expect(first.path()).toBe('/'));
    const second = renderPortal({ hub: found(), at: '/QR/' });
    await waitFor(() => expect(second.path()).toBe('/'));
    expect(second.hub.callsTo(contentRoutes.articlesByHashtag)).toEqual([]);
  });

  it('[AD46] replace the route, so that Back does not bounce', async () => {
    const { router, path } = renderPortal({ hub: found(), at: '/wherewhen' });
    await screen.findByRole('heading', { level: 1 });
    router.navigate('/QR/spa');
    await waitFor(() => expect(path()).toBe('/content/detail/spa'));
    router.navigate(-1);
    await waitFor(() => expect(path()).toBe('/wherewhen'));
  });
});
