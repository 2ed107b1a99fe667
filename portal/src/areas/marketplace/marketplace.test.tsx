import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { aPortDay } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { aCity, aCountry, anActivity, pictures, taxonomies } from '#portal-test/marketplace-fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const NONE = 'No activities found for this location.';
const NOT_FOUND = 'This activity could not be found.';
const ACTIVITY = '/musement/activity/uuid-1';

function open(at: string, answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) {
  const hub = new FakeHub()
    .on(marketplaceRoutes.cities, [aCity(), aCity({ id: '562', name: 'Venice', activities_count: 1 })])
    .on(marketplaceRoutes.countries, [aCountry(), aCountry({ id: '60', name: 'France' })])
    .on(marketplaceRoutes.activities, [anActivity()])
    .on(marketplaceRoutes.activity, anActivity())
    .on(marketplaceRoutes.taxonomies, taxonomies())
    .on(marketplaceRoutes.media, pictures(3));
  answer(hub);
  return renderPortal({ at, hub, ...options });
}

const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the lists of the marketplace', () => {
  it('[B222] countries lead to their cities', async () => {
    const { hub } = open('/musement');
    await screen.findByRole('link', { name: 'Italy' });
    expect(hrefs()).toEqual(['/musement/82', '/musement/60']);
    expect(hub.callsTo(marketplaceRoutes.countries)).toHaveLength(1);
  });

  it('a place has its picture, or words alone', async () => {
    const cover_image_url = 'https://pictures.example/italy.jpg';
    open('/musement', (hub) =>
      hub.on(marketplaceRoutes.countries, [aCountry({ cover_image_url }), aCountry({ id: '60', name: 'France' })]),
    );
    const italy = await screen.findByRole('link', { name: 'Italy' });
    expect(italy.querySelector('img')?.getAttribute('src')).toBe(`${cover_image_url}?w=400`);
    expect(screen.getByRole('link', { name: 'France' }).querySelector('img')).toBeNull();
  });

  it('[B223] cities lead to their activities, and say how many there are', async () => {
    const { hub } = open('/musement/82');
    expect((await screen.findByRole('link', { name: /Naples/ })).textContent).toContain('4 activities');
    expect(screen.getByRole('link', { name: /Venice/ }).textContent).toContain('1 activity');
    expect(hrefs()).toEqual(['/musement/82/561', '/musement/82/562']);
    expect(hub.callsTo(marketplaceRoutes.cities)[0]?.params).toEqual({ countryId: '82' });
    expect(screen.getByRole('heading', { level: 1, name: 'Italy' })).toBeTruthy();
  });

  it('[B224 B231] activities lead to their page, with duration and the price untouched', async () => {
    const { hub } = open('/musement/82/561');
    const tile = await screen.findByRole('link', { name: /Underground Naples/ });
    expect(tile.getAttribute('href')).toBe(ACTIVITY);
    expect(tile.textContent).toContain('1 h 30 min\u00a0· £ 18,9');
    expect(hub.callsTo(marketplaceRoutes.activities)[0]?.params).toEqual({ cityId: '561' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Naples' })).toBeTruthy();
  });

  it.each([
    ['countries', '/musement', marketplaceRoutes.countries],
    ['cities', '/musement/82', marketplaceRoutes.cities],
    ['activities', '/musement/82/561', marketplaceRoutes.activities],
  ] as const)('[B225] no %s: says so', async (_, at, route) => {
    open(at, (hub) => hub.on(route, []));
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['403', refuse(403, 'forbidden')],
    ['404', refuse(404, 'not_found')],
    ['500', refuse(500, 'internal')],
    ['503', refuse(503, 'marketplace_unavailable')],
    ['garbage', new HubAnswer(200, '<!doctype html>')],
  ])('[A48 B241] [BD46] %s shows the empty text and leaves the guest and the session alone', async (_, failure) => {
    const { path, portal } = open('/musement/82/561', (hub) => hub.on(marketplaceRoutes.activities, failure), {
      stored: { authentication: aPassenger() },
    });
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(path()).toBe('/musement/82/561');
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  });

  it('[BD46] what failed can be tried again', async () => {
    const { hub, user } = open('/musement', (fake) => fake.on(marketplaceRoutes.countries, refuse(503, 'x')));
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(marketplaceRoutes.countries, [aCountry()]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Italy' })).toBeTruthy();
  });

  it('a hub that is silent is shown as offline, and what was read stays', async () => {
    const { hub, user, portal } = open('/musement');
    await screen.findByRole('link', { name: 'Italy' });
    hub.silence();
    await user.click(screen.getByRole('link', { name: 'France' }));
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(portal.connection.getState().reachable).toBe(false);
  });
});

describe('what a marketplace call carries', () => {
  it('[B239 B240 A73] language, currency, version, source and market', async () => {
    const uiSettings = { marketplaceSource: 'our-ship', marketplaceMarket: 'gb' };
    const { hub } = open('/musement', undefined, { config: { hub: { uiSettings } } });
    await screen.findByRole('link', { name: 'Italy' });
    expect(hub.callsTo(marketplaceRoutes.countries)[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en-GB',
      'X-Musement-Currency': 'GBP',
      'X-Musement-Version': '3.4.0',
      'X-Musement-Application': 'our-ship',
      'X-Musement-Market': 'gb',
    });
  });

  it('[B239] another language is asked for anew', async () => {
    const { hub, user } = open('/musement');
    await screen.findByRole('link', { name: 'Italy' });
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(hub.callsTo(marketplaceRoutes.countries)).toHaveLength(2));
    expect(hub.callsTo(marketplaceRoutes.countries)[1]?.headers).toMatchObject({
      'Accept-Language': 'de-DE',
      'X-Musement-Currency': 'EUR',
    });
  });

  it('[B13] the session, when there is one', async () => {
    const { hub } = open('/musement', undefined, { stored: { authentication: aPassenger() } });
    await screen.findByRole('link', { name: 'Italy' });
    expect(hub.callsTo(marketplaceRoutes.countries)[0]?.headers).toMatchObject({ SessionId: 'session-1' });
  });
});

describe('an activity', () => {
  it('[B226 B228 B229 B230 B231 B232 B233 B236] everything the marketplace says', async () => {
    const { hub } = open(ACTIVITY);
    expect(await screen.findByRole('heading', { level: 1, name: 'Underground Naples' })).toBeTruthy();
    const { textContent } = screen.getByRole('main');
    for (const shown of [
      '1 h 30 min',
      '£ 18,9',
      'English, Italian',
      'Ticket on your phone',
      'A Greek quarry',
      'Below the square',
      'Piazza San Gaetano',
      'Bring a jacket',
    ]) {
      expect(textContent).toContain(shown);
    }
    const cover = screen.getByRole('main').querySelector('header img');
    expect(cover?.getAttribute('src')).toBe('https://pictures.example/cover.jpg?w=1048');
    expect(hub.callsTo(marketplaceRoutes.cities)).toHaveLength(0);
    for (const route of [marketplaceRoutes.activity, marketplaceRoutes.taxonomies, marketplaceRoutes.media]) {
      expect(hub.callsTo(route)[0]?.params).toEqual({ id: 'uuid-1' });
    }
  });

  it('[B230] a range wins over a single duration', async () => {
    const ranged = anActivity({ duration: 'PT9H', duration_range: { min: 'PT45M', max: 'PT2H' } });
    open(ACTIVITY, (hub) => hub.on(marketplaceRoutes.activity, ranged));
    expect(await screen.findByText('45 min - 2 h')).toBeTruthy();
    expect(screen.queryByText('9 h')).toBeNull();
  });

  it('[B234] highlights, inclusions and exclusions are groups of their own', async () => {
    open(ACTIVITY);
    const group = async (name: string) =>
      within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await group('Highlights')).toEqual(['A Roman theatre']);
    expect(await group('Included')).toEqual(['Local guide']);
    expect(await group('Not included')).toEqual(['Gratuities']);
    expect(screen.queryByText('Something else')).toBeNull();
  });

  it('[A334 B235] the gallery leaves out the first picture and has thumbnails 200 wide', async () => {
    open(ACTIVITY);
    const gallery = await screen.findByRole('list', { name: /pictures/i });
    const sources = [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual(['https://pictures.example/1.jpg?w=200', 'https://pictures.example/2.jpg?w=200']);
  });

  it.each([0, 1])('[B235] %d pictures make no gallery', async (count) => {
    const { hub } = open(ACTIVITY, (fake) => fake.on(marketplaceRoutes.media, pictures(count)));
    await screen.findByRole('heading', { name: 'Highlights' });
    await waitFor(() => expect(hub.callsTo(marketplaceRoutes.media)).toHaveLength(1));
    expect(screen.queryByRole('list', { name: /pictures/i })).toBeNull();
  });

  it('[B237 B238 A121] booking leaves for the marketplace in a new tab, recorded once', async () => {
    const { hub, user, path } = open(ACTIVITY);
    const link = await screen.findByRole('link', { name: /Book with our partner/ });
    expect(link.getAttribute('href')).toBe('https://market.example/book/uuid-1?a=1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const clicks = hub.callsTo(deviceRoutes.pageView).filter((call) => call.path.includes('userhistory/external/'));
    expect(clicks.map((call) => call.path)).toEqual([
      `metrics/userhistory/external/${encodeURIComponent('https://market.example/book/uuid-1?a=1')}`,
    ]);
    expect(path()).toBe(ACTIVITY);
  });

  it('[B5 B237] a screen has the price and no link out', async () => {
    open(ACTIVITY, undefined, { config: { deviceType: 'DigitalSignage' } });
    expect(await screen.findByText('£ 18,9')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Book/ })).toBeNull();
  });

  it('[B237] a kiosk has no second window to come back from', async () => {
    open(ACTIVITY, undefined, { config: { deviceType: 'Kiosk' } });
    const link = await screen.findByRole('link', { name: /Book with our partner/ });
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each([undefined, null, '', 'javascript:alert(1)'])('[BD47] no link with the address %j', async (url) => {
    open(ACTIVITY, (hub) => hub.on(marketplaceRoutes.activity, anActivity({ url })));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Book with our partner')).toBeNull();
  });

  it('shows what little there is, without empty headings', async () => {
    open(ACTIVITY, (hub) =>
      hub
        .on(marketplaceRoutes.activity, { uuid: 'uuid-1', title: 'Bare' })
        .on(marketplaceRoutes.taxonomies, refuse(503, 'x'))
        .on(marketplaceRoutes.media, refuse(503, 'x')),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Bare' })).toBeTruthy();
    expect(main().queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('rich text cannot run', async () => {
    const about = '<p onclick="x()">Fine</p><script>x()</script><img src=x onerror=x()>';
    open(ACTIVITY, (hub) => hub.on(marketplaceRoutes.activity, anActivity({ about })));
    const text = await screen.findByText('Fine');
    expect(text.getAttribute('onclick')).toBeNull();
    expect(screen.getByRole('main').querySelector('script, [onerror]')).toBeNull();
  });

  it.each([
    ['403', refuse(403, 'forbidden')],
    ['404', refuse(404, 'not_found')],
    ['503', refuse(503, 'marketplace_unavailable')],
  ])('[A48 B241] [BD46] %s is a plain not-found text, and the guest stays', async (_, failure) => {
    const { path, portal } = open(ACTIVITY, (hub) => hub.on(marketplaceRoutes.activity, failure), {
      stored: { authentication: aPassenger() },
    });
    expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeTruthy();
    expect(path()).toBe(ACTIVITY);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  });
});

describe('river excursions', () => {
  const days = [
    aPortDay({ id: 'd1', title: 'Venice, embarkation' }),
    aPortDay({ id: 'd2', title: 'At sea', atSea: true }),
    aPortDay({ id: 'd3', title: 'Naples' }),
  ];

  it('[B227] [BD47] the cities of the port days as headings, with the activities of each', async () => {
    const { hub } = open('/musement-river/excursions', (fake) =>
      fake
        .on(holidayRoutes.schedules, days)
        .on(marketplaceRoutes.cities, ({ params }) =>
          params.countryId === '82' ? [aCity(), aCity({ id: '562', name: 'Venice' })] : [],
        )
        .on(marketplaceRoutes.activities, ({ params }) => (params.cityId === '561' ? [anActivity()] : [])),
    );
    await screen.findByRole('heading', { level: 2, name: 'Naples' });
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Venice', 'Naples']);
    const naples = within(headings[1]?.closest('section') as HTMLElement);
    expect((await naples.findByRole('link')).getAttribute('href')).toBe(ACTIVITY);
    const venice = within(headings[0]?.closest('section') as HTMLElement);
    expect(await venice.findByText(NONE)).toBeTruthy();
    expect(hub.callsTo(marketplaceRoutes.activities)).toHaveLength(2);
  });

  it('[B227] a voyage without such cities says so', async () => {
    open('/musement-river/excursions', (hub) => hub.on(holidayRoutes.schedules, [aPortDay({ title: 'Passau' })]));
    expect(await screen.findByText(NONE)).toBeTruthy();
  });

  it('[B227 B241] a marketplace that fails says so, and can be tried again', async () => {
    const { hub, user } = open('/musement-river/excursions', (fake) =>
      fake.on(holidayRoutes.schedules, days).on(marketplaceRoutes.countries, refuse(403, 'x')),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    hub.on(marketplaceRoutes.countries, [aCountry()]);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'Naples' })).toBeTruthy();
  });
});
