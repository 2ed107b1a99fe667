import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCart, anExcursion } from '#portal-test/excursion-fixtures.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { hrefs, loggedIn, openExcursions as open } from '#portal-test/open-excursions.ts';

describe('shore excursions', () => {
  it('[B17] all from today on, headed by date', async () => {
    const list = [anExcursion(), anExcursion({ id: 'x2', date: '04/07/2026', name: 'Sintra' })];
    const { hub } = open('/shoreexcursions', (fake) => fake.on(excursionsRoutes.byDate, list));
    expect(await screen.findByRole('heading', { name: 'Friday 3 July\u00a0· Lisbon' })).toBeTruthy();
    expect(hrefs()).toEqual(['/shoreexcursion/lis-walk', '/shoreexcursion/x2']);
    expect(hub.callsTo(excursionsRoutes.byDate)[0]?.query.has('dateAsString')).toBe(false);
    const facts = screen.getAllByText('from 09:30').map(({ parentElement }) => parentElement);
    expect(facts.map((line) => line?.textContent)).toEqual([0, 1].map(() => 'from 09:30 · 2 h 30 min · from £29.50'));
    expect([...(facts[0]?.children ?? [])].map((fact) => fact.textContent)).toEqual([
      'from 09:30',
      '2 h 30 min',
      'from £29.50',
    ]);
  });

  it('[B18 B19 B20] of a date, asked with slashes', async () => {
    const { hub } = open('/shoreexcursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, [anExcursion()]));
    await screen.findByRole('link', { name: /Alfama on foot/ });
    expect(hrefs()).toEqual(['/shoreexcursion/lis-walk']);
    expect(hub.callsTo(excursionsRoutes.byDate)[0]?.query.get('dateAsString')).toBe('03/07/2026');
    expect(screen.queryByText('There are no experiences available.')).toBeNull();
  });

  it('[B52] a tile’s picture is that of its excursion, 400 wide', async () => {
    open('/shoreexcursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, [anExcursion()]));
    const tile = await screen.findByRole('link', { name: /Alfama on foot/ });
    const source = tile.querySelector('img')?.getAttribute('src') ?? '';
    expect(source.slice(source.indexOf('blobs/'))).toBe('blobs/image?reference=lis-walk&width=400');
  });

  it('[B21] a date without excursions says so', async () => {
    const answer = Promise.withResolvers<never[]>();
    open('/shoreexcursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, () => answer.promise));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('There are no experiences available.')).toBeNull();
    answer.resolve([]);
    expect(await screen.findByText('There are no experiences available.')).toBeTruthy();
  });

  it('[B21] a date that is none asks nobody', async () => {
    const { hub } = open('/shoreexcursions/31-02-2026', () => undefined);
    expect(await screen.findByText('There are no experiences available.')).toBeTruthy();
    expect(hub.callsTo(excursionsRoutes.byDate)).toHaveLength(0);
  });

  it('[B45 B46 B47] tiles carry the availability label at its edges', async () => {
    const places = [21, 20, 9, 0].map((currentAvailability) =>
      anExcursion({ id: `x${currentAvailability}`, name: `Trip ${currentAvailability}`, currentAvailability }),
    );
    open('/shoreexcursions', (fake) => fake.on(excursionsRoutes.byDate, places));
    const textOf = async (name: string) =>
      (await screen.findByRole('link', { name: new RegExp(`Trip ${name}`) })).textContent;
    expect(await textOf('20')).toContain('Limited Spaces Available');
    expect(await textOf('9')).toContain('9 Space(s) Remaining');
    for (const none of ['21', '0']) expect(await textOf(none)).not.toMatch(/Space/);
  });

  it('[B71] a long list has filters, and what would give nothing cannot be chosen', async () => {
    const five = [60, 60, 60, 60, 360].map((duration, n) => anExcursion({ id: `x${n}`, name: `Trip ${n}`, duration }));
    open('/shoreexcursions', (fake) => fake.on(excursionsRoutes.byDate, five));
    const durations = within(await screen.findByRole('group', { name: 'Duration' })).getAllByRole('button');
    expect(durations.map((chip) => [chip.textContent, (chip as HTMLButtonElement).disabled])).toEqual([
      ['Up to 2 hours(4)', false],
      ['2 to 5 hours(0)', true],
      ['5 hours or more(1)', false],
    ]);
  });
});

describe('one shore excursion', () => {
  const descriptions = [
    { descriptionType: 'Description', value: { defaultWhitelistedValue: '<p>Steep lanes</p>' } },
    { descriptionType: 'Hint', value: { defaultPlainValue: 'Wear good shoes' } },
  ];

  it('[B22 B24 B25 B26 B28 B32] date, time, duration, prices, texts, tags and the way to the basket', async () => {
    const { hub } = open('/shoreexcursion/lis-walk', (fake) => fake.on(excursionsRoutes.descriptions, descriptions), {
      stored: loggedIn,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' })).toBeTruthy();
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent).toContain('Steep lanes'));
    for (const shown of ['03/07/2026', '09:30', '2 h 30 min', '£59.00', '£29.50', 'Child (3-12)', 'Good walkers']) {
      expect(main.textContent).toContain(shown);
    }
    const hint = screen.getByRole('heading', { name: 'Just So You Know' }).closest('section');
    expect(hint?.textContent).toContain('Wear good shoes');
    expect(screen.getByRole('link', { name: 'Book Excursion' }).getAttribute('href')).toBe('/excursion/day-3/lis-walk');
    expect(hub.calls.map((call) => call.path)).toEqual(
      expect.arrayContaining([
        'excursions/lis-walk',
        'descriptions/lis-walk',
        'excursions/tags',
        'blobs/images/lis-walk',
      ]),
    );
  });

  it('[B39] tag icons are 64 wide here', async () => {
    open('/shoreexcursion/lis-walk', () => undefined);
    const tag = await screen.findByText('Good walkers');
    expect(tag.querySelector('img')?.getAttribute('src')).toContain('reference=tag-walk&width=64');
  });

  it('[A105 A106 B3 B4 B23 B27] a visitor is led to the login and back', async () => {
    const { user, router } = open('/shoreexcursion/lis-walk', () => undefined);
    const link = await screen.findByRole('link', { name: 'Log in to book' });
    expect(screen.queryByRole('link', { name: 'Book Excursion' })).toBeNull();
    await user.click(link);
    expect(router.place.pathname).toBe('/login');
    expect(router.place.state).toEqual({ forward_to: '/shoreexcursion/lis-walk' });
  });

  it('[A105] straight on to the passengers after the login, where the hub offers that', async () => {
    const { user, router } = open('/shoreexcursion/lis-walk', () => undefined, {
      config: { extensions: ['straight-to-booking'] },
    });
    await user.click(await screen.findByRole('link', { name: 'Log in to book' }));
    expect(router.place.state).toEqual({
      forward_to: '/shoreexcursion/lis-walk',
      continue_to: '/excursion/day-3/lis-walk',
    });
  });

  it('[B23] [BD9] a hub that does not name the port day has it in the itinerary of the cruise', async () => {
    open(
      '/shoreexcursion/lis-walk',
      (fake) =>
        fake
          .on(excursionsRoutes.byId, anExcursion({ itinerary: undefined }))
          .on(holidayRoutes.cruises, [
            { name: 'Iberia', numberOfDays: 7, fromDate: '01/07/2026', ship: { name: 'Other' } },
          ])
          .on(holidayRoutes.cruiseItinerary, [{ id: '9003', type: 'port', dayOfCruise: 3, port: { name: 'Lisbon' } }]),
      { stored: loggedIn },
    );
    const link = await screen.findByRole('link', { name: 'Book Excursion' });
    expect(link.getAttribute('href')).toBe('/excursion/9003/lis-walk');
  });

  it('[B27] a visitor is led to the login where nothing names the port day', async () => {
    open('/shoreexcursion/lis-walk', (fake) => fake.on(excursionsRoutes.byId, anExcursion({ itinerary: undefined })));
    expect(await screen.findByRole('link', { name: 'Log in to book' })).toBeTruthy();
  });

  it.each([
    [3, '/excursion/3/lis-walk'],
    [undefined, '/excursion/0/lis-walk'],
  ])('[B23] [BD9] with no entry to be found the day %s stands in its place', async (day, path) => {
    const { user } = open(
      '/shoreexcursion/lis-walk',
      (fake) =>
        fake
          .on(excursionsRoutes.byId, anExcursion({ itinerary: undefined, port: undefined, day }))
          .on(excursionsRoutes.findApplicableGuests, [])
          .on(holidayRoutes.passengers, [])
          .on(basketRoutes.cart, aCart())
          .on(holidayRoutes.schedules, refuse(404, 'not_found')),
      { stored: loggedIn },
    );
    const link = await screen.findByRole('link', { name: 'Book Excursion' });
    expect(link.getAttribute('href')).toBe(path);
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Add to basket' })).toBeTruthy();
  });

  it('[B26 B36] categories stand where a hub has no tags', async () => {
    open('/shoreexcursion/lis-walk', (fake) =>
      fake
        .on(excursionsRoutes.byId, anExcursion({ tags: undefined }))
        .on(excursionsRoutes.tags, [{ name: 'Culture', imageUrl: { id: 'tag-culture' } }]),
    );
    const tag = await screen.findByText('Culture');
    await waitFor(() =>
      expect(tag.querySelector('img')?.getAttribute('src')).toContain('reference=tag-culture&width=64'),
    );
  });

  it.each([
    ['nobody', {}],
    ['a guest', loggedIn],
  ])('[B5 B27] a screen with %s logged in has no booking link', async (_, stored) => {
    open('/shoreexcursion/lis-walk', () => undefined, { config: { deviceType: 'DigitalSignage' }, stored });
    await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' });
    expect(screen.queryByText('Log in to book')).toBeNull();
    expect(screen.queryByText('Book Excursion')).toBeNull();
  });

  it.each([
    [1, []],
    [2, ['?id=b&width=200']],
  ])('[B50] of %d pictures the gallery has %j', async (count, shown) => {
    const images = ['a', 'b'].slice(0, count).map((id) => ({ id, url: `/v1/blobs/image?id=${id}` }));
    open('/shoreexcursion/lis-walk', (fake) => fake.on(contentRoutes.images, images));
    await waitFor(() => expect(document.querySelector('header img[src*="id=a"]')).toBeTruthy());
    const sources = [...document.querySelectorAll('[aria-label="More pictures"] img')].map(
      (image) => new URL(image.getAttribute('src') ?? '').search,
    );
    expect(sources).toEqual(shown);
    expect(screen.queryAllByRole('list', { name: 'More pictures' })).toHaveLength(shown.length);
  });

  it('[A334 B22 B51 B52] the gallery leaves out the first picture and asks for 200', async () => {
    const images = ['a', 'b', 'c'].map((id) => ({ id, url: `/v1/blobs/image?id=${id}` }));
    open('/shoreexcursion/lis-walk', (fake) => fake.on(contentRoutes.images, images));
    const gallery = await screen.findByRole('list', { name: 'More pictures' });
    const sources = [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources.map((source) => new URL(source ?? '').search)).toEqual(['?id=b&width=200', '?id=c&width=200']);
    const header = document.querySelector('header img[src*="id=a"]');
    expect(header?.getAttribute('src')).toContain('width=1048');
  });

  it.each([
    ['€', '€59.00'],
    [undefined, '£59.00'],
  ])('[B7 B8] prices carry the hub’s currency %s, or the pound', async (currency, price) => {
    open('/shoreexcursion/lis-walk', () => undefined, { config: { hub: { currency } } });
    expect(await screen.findByText(price)).toBeTruthy();
  });

  it.each([
    ['[B44]', { adult: 59, child: 0 }, 2, ['£59.00', 'FREE']],
    ['[B43]', { adult: 59 }, undefined, ['£59.00', 'N/A']],
    ['[B43]', { child: 29.5 }, undefined, ['N/A', '£29.50']],
    ['[B42]', { adult: 59, child: 29.5 }, 12, ['£59.00', '£29.50']],
    ['[B42]', { adult: 59, child: 29.5 }, 13, ['£59.00', 'N/A']],
  ])('%s the prices of %j from the age of %s', async (_, price, minimumAge, shown) => {
    open('/shoreexcursion/lis-walk', (fake) => fake.on(excursionsRoutes.byId, anExcursion({ price, minimumAge })));
    const adult = (await screen.findByText('Adult')).nextElementSibling;
    const child = screen.getByText(/^Child/).nextElementSibling;
    expect([adult?.textContent, child?.textContent]).toEqual(shown);
  });

  it('[B12] a look with 12-hour times and US dates shows them so', async () => {
    open('/shoreexcursion/lis-walk', () => undefined, { config: { hub: { layoutTheme: 'nightflight' } } });
    await screen.findByText('9:30 AM');
    expect(screen.getByText('07/03/2026')).toBeTruthy();
  });

  it('[B14] a 403 ends the session and leads to the login', async () => {
    const { path, portal } = open(
      '/shoreexcursion/lis-walk',
      (fake) => fake.on(sessionRoutes.accountStatus, refuse(403, 'session_gone')),
      {
        stored: loggedIn,
      },
    );
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().authentication.sessionId).toBeUndefined();
  });
});
