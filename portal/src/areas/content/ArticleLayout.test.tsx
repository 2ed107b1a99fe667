import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ContentEvent, contentRoutes } from '#contract/areas/content.ts';
import { mydayRoutes } from '#contract/areas/myday.ts';
import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { openArticle as open } from '#portal-test/article-page.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { aPassenger } from '#portal-test/fixtures.ts';

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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

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

  it.each(['FullScreen', 'Classic', 'Extended', 'AgendaTimetable'])('%s can be a favourite', async (layoutType) => {
    const article = anArticle('x', { layoutType });
    const hub = hubWith(article).on(mydayRoutes.favourites, []);
    open(article, { hub, config: { extensions: ['favourites'] }, stored: { authentication: aPassenger() } });
    expect(await screen.findByRole('button', { name: 'Favourite: Article x' })).toBeDefined();
  });

  it.each([
    ['FullScreen', true],
    ['Classic', false],
    ['Extended', false],
  ])('[A272 A300] [AD42] %s has title and text on the picture: %s', async (layoutType, isOnIt) => {
    open(anArticle('x', { layoutType, description: 'The words' }));
    const words = (await heading('Article x')).closest('header')?.parentElement;
    const picture = screen.getByRole('main').querySelector('img[src*="reference=x"]');
    expect([words?.contains(picture), words?.parentElement?.contains(picture)]).toEqual([!isOnIt, true]);
    expect(within(words as HTMLElement).getByText('The words')).toBeDefined();
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

  it('[A268 A334] [AD42] Extended shows gallery, where and when, and events', async () => {
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

  it.each([
    [1, []],
    [2, ['b']],
  ])('[A337 A338] Extended with %i picture(s) has a gallery of %j', async (count, shown) => {
    const given = ['a', 'b'].slice(0, count).map((id) => ({ id, url: `/${id}` }));
    const article = anArticle('x', { layoutType: 'Extended' });
    const { portal } = open(article, { hub: hubWith(article).on(contentRoutes.images, given) });
    await screen.findByText('There are no events.');
    const images = hubKey(contentRoutes.images, { params: { id: 'x' } });
    await waitFor(() => expect(portal.queries.getQueryData(images)).toHaveLength(count));
    const galleries = screen.queryAllByRole('list', { name: 'More pictures' });
    const pictures = galleries.flatMap((gallery) => [...gallery.querySelectorAll('img')]);
    expect(pictures.map((image) => new URL(image.src).searchParams.get('reference'))).toEqual(shown);
    expect(galleries).toHaveLength(shown.length);
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

  it('[A269 A294] shows the title in its colours, with the badge', async () => {
    open(anArticle('x', { showBookNow: true, textColour: '#ffffff', backgroundColour: '#0a2239' }));
    const { style } = within(await heading('Article x')).getByText('Article x');
    expect([style.color, style.backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(10, 34, 57)']);
    expect(screen.getByText('Book Now')).toBeDefined();
  });

  it.each(['Classic', 'FullScreen', 'Extended', 'Timetable'])(
    '[A269] a %s title that is not to show names the window alone',
    async (layoutType) => {
      open(anArticle('x', { layoutType, showTitle: false, description: 'The words' }));
      expect(await screen.findByText('The words')).toBeDefined();
      expect(screen.queryByText('Article x')).toBeNull();
      expect(document.title).toContain('Article x');
    },
  );
});

describe('events', () => {
  it('[A286 A287] are asked for without a query', async () => {
    const { hub } = open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS });
    await screen.findByRole('table');
    expect(hub.callsTo(contentRoutes.articleEvents)[0]?.path).toBe('cms/articles/findEventsByArticleId/x');
  });

  it.each(['App', 'DigitalSignage'])('[A287 A303] include past ones with showPastEvents, on %s', async (deviceType) => {
    const config = { deviceType, extensions: ['screens'], hub: { uiSettings: { showPastEvents: true } } };
    const { hub } = open(anArticle('x', { layoutType: 'Timetable' }), { events: EVENTS, config });
    const queries = () => hub.callsTo(contentRoutes.articleEvents).map(({ query }) => query.get('filterPastEvents'));
    await waitFor(() => expect(queries()).toEqual(['false']));
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
    const hub = hubWith(article).on(contentRoutes.articlesOfCategory, [anArticle('x')]);
    const { portal } = open(article, { hub });
    const read = hubKey(contentRoutes.articlesOfCategory, {
      params: { id: 'more' },
      query: { withWayFinder: false, previewMode: false },
    });
    await waitFor(() => expect(portal.queries.getQueryData(read)).toHaveLength(1));
    expect(screen.queryByText('More about this')).toBeNull();
  });

  it('[A271] are not asked for without showAdditionalArticles', async () => {
    const { hub } = open(anArticle('x', { additionalArticlesCategory: { id: 'more' } }));
    await heading('Article x');
    expect(hub.callsTo(contentRoutes.articlesOfCategory)).toEqual([]);
  });
});
