import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aBookable } from '#portal-test/bookable-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const massage = aBookable({ id: 'massage', title: 'Hot stones', price: 129, duration: 75 });
const painting = aBookable({ id: 'painting', title: 'Watercolour', price: undefined, duration: undefined });

function hubWith(answer: (hub: FakeHub) => void): FakeHub {
  const hub = new FakeHub()
    .on(bookablesRoutes.activityCategories, [{ id: 'arts', title: 'Arts', overviewDescription: 'Paint' }])
    .on(bookablesRoutes.activities, [painting])
    .on(bookablesRoutes.activity, painting)
    .on(bookablesRoutes.restaurants, [aBookable()])
    .on(bookablesRoutes.restaurant, aBookable())
    .on(bookablesRoutes.spaCategories, [{ id: 'massages', title: 'Massages' }])
    .on(bookablesRoutes.treatments, [massage])
    .on(bookablesRoutes.treatment, massage)
    .on(contentRoutes.images, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return hub;
}

const open = (at: string, answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) =>
  renderPortal({ at, hub: hubWith(answer), ...options });
const link = (name: RegExp | string) => screen.findByRole('link', { name });
const loggedIn = { stored: { authentication: aPassenger() } };

describe('the lists', () => {
  it('[B187] activities show their categories and all of them', async () => {
    open('/activity/overview');
    expect((await link(/Arts/)).getAttribute('href')).toBe('/activity/category/arts');
    expect((await link(/Watercolour/)).getAttribute('href')).toBe('/activity/detail/painting');
  });

  it('[B188] a category of activities shows its own', async () => {
    const { hub } = open('/activity/category/arts');
    expect((await link(/Watercolour/)).getAttribute('href')).toBe('/activity/detail/painting');
    expect(hub.callsTo(bookablesRoutes.activities)[0]?.query.get('categoryId')).toBe('arts');
    expect(await screen.findByRole('heading', { name: 'Arts' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Arts'));
  });

  it('[B190] restaurants', async () => {
    open('/dining/overview');
    expect((await link(/La Pergola/)).getAttribute('href')).toBe('/dining/detail/pergola');
  });

  it('[B192] the spa shows its categories', async () => {
    open('/spa/overview');
    expect((await link(/Massages/)).getAttribute('href')).toBe('/spa/category/massages');
  });

  it('[B193] a category of the spa shows its treatments with duration and price', async () => {
    const { hub } = open('/spa/category/massages');
    const tile = await link(/Hot stones/);
    expect(tile.getAttribute('href')).toBe('/spa/detail/massage');
    expect(tile.textContent).toContain('1 h 15 min\u00a0· £129.00');
    expect(hub.callsTo(bookablesRoutes.treatments)[0]?.query.get('categoryId')).toBe('massages');
  });

  it.each(['items', 'categories'] as const)(
    '[B188] the name of a category and its tiles come in one step, whichever is told last: nothing is pushed away (%s)',
    async (last) => {
      const told = Promise.withResolvers<void>();
      const category = { id: 'arts', title: 'Arts', overviewDescription: 'Paint' };
      const { hub } = open('/activity/category/arts', (fake) =>
        last === 'items'
          ? fake.on(bookablesRoutes.activities, () => told.promise.then(() => [painting]))
          : fake.on(bookablesRoutes.activityCategories, () => told.promise.then(() => [category])),
      );
      const first = last === 'items' ? bookablesRoutes.activityCategories : bookablesRoutes.activities;
      await waitFor(() => expect(hub.callsTo(first)).toHaveLength(1));
      await screen.findByRole('heading', { level: 1 });
      await new Promise((later) => setTimeout(later));
      expect(screen.queryByRole('link', { name: /Watercolour/ })).toBeNull();
      expect(screen.queryByText('Paint')).toBeNull();
      told.resolve();
      await link(/Watercolour/);
      expect(screen.getByText('Paint')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Arts' })).toBeTruthy();
    },
  );

  it.each([
    ['[B199]', '/activity/overview', 'There are no activities available.'],
    ['[B199]', '/activity/category/arts', 'There are no activities available.'],
    ['[B200]', '/dining/overview', 'There are no restaurants available.'],
    ['[B201]', '/spa/overview', 'There are no treatments available.'],
    ['[B201]', '/spa/category/massages', 'There are no treatments available.'],
  ])('%s %s without anything says so', async (_, at, text) => {
    open(at, (hub) =>
      hub
        .on(bookablesRoutes.activities, [])
        .on(bookablesRoutes.restaurants, [])
        .on(bookablesRoutes.spaCategories, [])
        .on(bookablesRoutes.treatments, []),
    );
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('a failed list can be asked for again', async () => {
    const { user, hub } = open('/dining/overview', (fake) =>
      fake.on(bookablesRoutes.restaurants, refuse(500, 'internal')),
    );
    const retry = await screen.findByRole('button', { name: /again/i });
    hub.on(bookablesRoutes.restaurants, [aBookable()]);
    await user.click(retry);
    expect(await link(/La Pergola/)).toBeTruthy();
  });
});

describe('the detail', () => {
  it.each([
    ['[B189]', '/activity/detail/painting', 'Watercolour', 'activity/painting'],
    ['[B191]', '/dining/detail/pergola', 'La Pergola', 'dining/pergola'],
    ['[B194]', '/spa/detail/massage', 'Hot stones', 'spa/massage'],
  ])('%s %s shows %s, read with GET %s', async (_, at, title, call) => {
    const { hub } = open(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(hub.calls.filter(({ path }) => path === call)).toMatchObject([{ method: 'GET' }]);
  });

  it('[B195] shows what is known of it', async () => {
    open('/dining/detail/pergola');
    const main = within(await screen.findByRole('article'));
    for (const text of [
      'Twelve tables, one oven',
      'Bring a shawl',
      '1 h 45 min',
      'Pergola deck, Deck 10',
      '19:00–22:30',
      'Just So You Know',
      'Duration',
    ])
      expect(main.getByText(text)).toBeTruthy();
    expect(main.getAllByText('£39.00').length).toBeGreaterThan(0);
  });

  it.each([
    ['a table', '/dining/detail/pergola', '£39.00', 2],
    ['a treatment', '/spa/detail/massage', '£129.00', 0],
  ])('says beside every price of %s whether it is for one', async (_, at, price, times) => {
    open(at);
    const main = within(await screen.findByRole('article'));
    expect(main.getAllByText(price)).toHaveLength(2);
    expect(main.queryAllByText('per person')).toHaveLength(times);
  });

  it('[B195] leaves no gap for what is absent', async () => {
    open('/activity/detail/painting', (hub) =>
      hub.on(bookablesRoutes.activity, { id: 'painting', title: 'Watercolour', externalId: 'X' }),
    );
    const main = within(await screen.findByRole('article'));
    expect(main.queryByText('Just So You Know')).toBeNull();
    expect(main.queryByText('Duration')).toBeNull();
    expect(main.queryByText('Price')).toBeNull();
  });

  it.each([
    [0, false],
    [95, true],
  ])('[B198] a treatment at %s shows a price: %s', async (price, shown) => {
    open('/spa/detail/massage', (hub) => hub.on(bookablesRoutes.treatment, { ...massage, price }));
    await screen.findByRole('heading', { level: 1, name: 'Hot stones' });
    expect(screen.queryAllByText(/£/).length > 0).toBe(shown);
  });

  const ON = { enableWayfinder: true };
  const OFF = { enableWayfinder: false };
  it.each([
    [{ hub: ON }, { id: 'poi-pergola' }, true],
    [{ hub: OFF }, { id: 'poi-pergola' }, false],
    [{ hub: {} }, { id: 'poi-pergola' }, false],
    [{ hub: ON }, undefined, false],
    // AD2: the profile of the device decides before the hub does.
    [{ hub: OFF, profile: ON }, { id: 'poi-pergola' }, true],
    [{ hub: ON, profile: OFF }, { id: 'poi-pergola' }, false],
  ])('[B202] with %j and the profile %j the ship map is offered: %s', async (config, wayfinderProfile, offered) => {
    open('/dining/detail/pergola', (hub) => hub.on(bookablesRoutes.restaurant, aBookable({ wayfinderProfile })), {
      config,
    });
    await screen.findByRole('heading', { level: 1 });
    const map = screen.queryByRole('link', { name: 'Show on the ship map' });
    expect(map !== null).toBe(offered);
    if (map) expect(map.getAttribute('href')).toBe('/wayfinder?wayfinderProfileId=poi-pergola');
  });

  it('[B191] one that is not there leads to the others', async () => {
    open('/dining/detail/nothing', (hub) => hub.on(bookablesRoutes.restaurant, refuse(404, 'not_found')));
    expect((await link('See all restaurants')).getAttribute('href')).toBe('/dining/overview');
  });
});

describe('the way into the wizard', () => {
  const bookNow = () => screen.queryByRole('button', { name: 'Book now' });
  const shown = () => screen.findByRole('heading', { level: 1 });

  it.each([
    ['dining', '/dining/detail/pergola', 'pergola', 4],
    ['activity', '/activity/detail/painting', 'painting', 4],
    ['spa', '/spa/detail/massage', 'massage', 1],
  ])('[B196 B205 B206 B207] Book now of %s puts it into tacBookings', async (module, at, objectId, numberOfPersons) => {
    const { user, portal, path } = open(at, () => undefined, loggedIn);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(portal.store.getState().tacBookings).toEqual({ module, objectId, numberOfPersons });
    await waitFor(() => expect(path()).toBe('/tacbooking'));
  });

  it('[B196] is not offered without an external id', async () => {
    open(
      '/dining/detail/pergola',
      (hub) => hub.on(bookablesRoutes.restaurant, aBookable({ externalId: undefined })),
      loggedIn,
    );
    await shown();
    expect(bookNow()).toBeNull();
  });

  it('[B5 B197] is hidden on a screen, the login too', async () => {
    open('/dining/detail/pergola', () => undefined, { ...loggedIn, config: { deviceType: 'DigitalSignage' } });
    await shown();
    expect(bookNow()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Log in to book' })).toBeNull();
  });

  it.each(['/dining/detail/pergola', '/activity/detail/painting', '/spa/detail/massage'])(
    '[A105 B3 B4] %s leads a visitor to the login and back to the item',
    async (at) => {
      const { user, router } = open(at);
      await user.click(await link('Log in to book'));
      await waitFor(() => expect(router.place.pathname).toBe('/login'));
      expect(router.place.state).toEqual({ forward_to: at });
    },
  );

  it('[A105] straight on into the wizard after the login, where the hub offers that', async () => {
    const { user, router, portal } = open('/dining/detail/pergola', () => undefined, {
      config: { extensions: ['straight-to-booking'] },
    });
    await user.click(await link('Log in to book'));
    await waitFor(() => expect(router.place.pathname).toBe('/login'));
    expect(router.place.state).toMatchObject({ continue_to: '/tacbooking' });
    expect(portal.store.getState().tacBookings).toMatchObject({ module: 'dining', objectId: 'pergola' });
  });

  it('[B157] is not there for a blocked account, which is told why', async () => {
    open(
      '/dining/detail/pergola',
      (hub) =>
        hub.on(sessionRoutes.accountStatus, { isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true }),
      loggedIn,
    );
    expect(await screen.findByText(/Your account is blocked\. Booking is not possible/)).toBeTruthy();
    expect(bookNow()).toBeNull();
  });
});
