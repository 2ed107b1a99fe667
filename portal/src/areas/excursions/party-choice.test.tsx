import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { aCart, aCartElement, anApplicableGuest, anExcursion, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { box, child, open } from '#portal-test/excursion-pages.ts';
import { HubAnswer, refuse } from '#portal-test/fake-hub.ts';

/** Takes Ada, who is in the cart, out of it; answers what was sent for that. */
async function takeAdaOut({ user, hub }: Pick<ReturnType<typeof open>, 'user' | 'hub'>): Promise<unknown> {
  const ada = (await box(/Ada Winter/)) as HTMLInputElement;
  expect(ada.checked).toBe(true);
  await user.click(ada);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
  return hub.callsTo(basketRoutes.changeCart)[0]?.body;
}

describe('the choice of passengers', () => {
  const CHOICE = '/excursion/day-3/lis-walk';
  const guests = [anApplicableGuest(), child];

  it('[B29 B33 B108] adds the ticked to the basket', async () => {
    const { user, hub } = open(CHOICE, (fake) =>
      fake.on(excursionsRoutes.findApplicableGuests, guests).on(basketRoutes.changeCart, aCart(aCartElement())),
    );
    const add = await screen.findByRole('button', { name: 'Add to basket' });
    await user.click(add);
    expect(await screen.findByText('You need to select at least one passenger.')).toBeTruthy();
    expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(0);
    await user.click(await box(/Ada Winter/));
    const read = hub.callsTo(basketRoutes.cart).length;
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
    expect(hub.callsTo(basketRoutes.changeCart)[0]?.body).toEqual([
      {
        type: 'CruiseExcursion',
        excursion: { id: 'lis-walk' },
        date: '03/07/2026',
        passenger: { id: 'p1' },
        action: 'add',
      },
    ]);
    await waitFor(() => expect(hub.callsTo(basketRoutes.cart).length).toBeGreaterThan(read));
  });

  it('[B29] one press chooses the whole party; the button says how many and for how much', async () => {
    const { user, hub } = open(CHOICE, (fake) =>
      fake.on(excursionsRoutes.findApplicableGuests, guests).on(basketRoutes.changeCart, aCart(aCartElement())),
    );
    const whole = await screen.findByRole('button', { name: 'Whole party (2)' });
    await user.click(whole);
    expect(whole.getAttribute('aria-pressed')).toBe('true');
    const add = screen.getByRole('button', { name: /^Add to basket.*Add 2 places · £59.00/ });
    await user.click(add);
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)[0]?.body).toHaveLength(2));
  });

  it('[B29] the whole party leaves out who cannot come, and goes again', async () => {
    const closed = { ...child, disabled: true, ineligibilityReasons: ['MinimumAge'] };
    open(CHOICE, (fake) => fake.on(excursionsRoutes.findApplicableGuests, [anApplicableGuest(), closed]));
    await box(/Ada Winter/);
    expect(screen.queryByRole('button', { name: /Whole party/ })).toBeNull();
    const words = (await box(new RegExp(child.firstName))).closest('label')?.textContent;
    expect(words).toContain('Too young');
    expect(words).not.toMatch(/£|Free/);
  });

  it('[B29] says after adding what is in the basket, with the way there', async () => {
    let cart = aCart();
    const { user } = open(CHOICE, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.cart, () => cart)
        .on(basketRoutes.changeCart, () => {
          cart = aCart(aCartElement());
          return cart;
        }),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByText('1 place is in your basket')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Go to the basket' })).toHaveLength(1);
  });

  it('[B35] a child does not go alone', async () => {
    const { user, hub } = open(CHOICE, (fake) => fake.on(excursionsRoutes.findApplicableGuests, guests));
    await user.click(await box(/Cleo Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByText('Adults must accompany Children/Infant')).toBeTruthy();
    expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(0);
  });

  it('[B35] [BD12] a child may join an adult of the party who is booked, whatever the hub says of the guests', async () => {
    const { user, hub } = open(CHOICE, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(bookingsRoutes.bookings, [{ ...aCartElement(), bookingReference: 'ABCD2345', bookingStatus: 'C' }])
        .on(basketRoutes.changeCart, aCart()),
    );
    await user.click(await box(/Cleo Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
    expect(screen.queryByText('Adults must accompany Children/Infant')).toBeNull();
  });

  it('[B34] more than there are places', async () => {
    const { user } = open(CHOICE, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(excursionsRoutes.byId, anExcursion({ currentAvailability: 1 })),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(await box(/Cleo Winter/));
    expect(await screen.findByText('Too many passengers selected')).toBeTruthy();
  });

  it.each(['/excursion/day-3/lis-walk/1', CHOICE])('[B30] %s with somebody in the cart amends', async (at) => {
    const opened = open(at, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.cart, aCart(aCartElement()))
        .on(basketRoutes.changeCart, aCart()),
    );
    // BD10: what the hub has issued goes back unchanged.
    expect(await takeAdaOut(opened)).toEqual([
      {
        type: 'CruiseExcursion',
        bookingInformation: 'lis-walk|2026-07-03',
        passenger: aPartyMember(),
        action: 'remove',
      },
    ]);
  });

  it('[B30] the amend route says so with nobody in the cart too', async () => {
    open('/excursion/day-3/lis-walk/1', (fake) => fake.on(excursionsRoutes.findApplicableGuests, guests));
    expect(await screen.findByRole('button', { name: 'Update' })).toBeTruthy();
  });

  it('[B29] [BD9] a passenger whom the hub has no account price for reads that of the type', async () => {
    open(CHOICE, (fake) => fake.on(excursionsRoutes.findApplicableGuests, [anApplicableGuest()]));
    const label = (await box(/Cleo Winter/)).closest('label');
    expect(label?.textContent).toContain('£29.50');
  });

  it('[B31] a resort excursion without a date of its own takes that of the route', async () => {
    const resort = anExcursion({ itinerary: null, port: null, destination: { id: 'r1', name: 'Palma' }, date: '' });
    const { user, hub } = open('/resorts/r1/lis-walk/2026-07-04', (fake) =>
      fake
        .on(excursionsRoutes.byId, resort)
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.changeCart, aCart()),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
    expect(hub.callsTo(basketRoutes.changeCart)[0]?.body).toMatchObject([{ date: '04/07/2026' }]);
  });

  it('[B31] [BD9] an excursion that names neither resort nor kind is that of the route', async () => {
    const bare = anExcursion({ itinerary: null, port: null, destination: null, type: undefined });
    const { user, hub } = open('/resorts/r1/lis-walk/2026-07-03', (fake) =>
      fake
        .on(excursionsRoutes.byId, bare)
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.changeCart, aCart()),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
    expect(hub.callsTo(basketRoutes.changeCart)[0]?.body).toMatchObject([{ type: 'ResortExcursion' }]);
  });

  it.each(['[]', 'true', 'null', '', 'OK'])('[B29 B108] %j with a good status is a yes', async (body) => {
    let cart = aCart();
    const { user } = open(CHOICE, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.cart, () => cart)
        .on(basketRoutes.changeCart, () => {
          cart = aCart(aCartElement());
          return new HubAnswer(200, body);
        }),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByText('1 place is in your basket')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('of a resort excursion', () => {
    const resort = anExcursion({
      itinerary: null,
      port: null,
      destination: { id: 'r1', name: 'Palma' },
      type: 'ResortExcursion',
    });
    const inCart = aCartElement({ type: 'ResortExcursion', itinerary: null });

    it('[B31] opens on its date', async () => {
      open('/resorts/r1/lis-walk/2026-07-03', (fake) => fake.on(excursionsRoutes.byId, resort));
      expect(await screen.findByRole('button', { name: 'Add to basket' })).toBeTruthy();
    });

    it('[B31] [BD9] amends who is in the cart for that date', async () => {
      const opened = open('/resorts/r1/lis-walk/2026-07-03', (fake) =>
        fake
          .on(excursionsRoutes.byId, resort)
          .on(excursionsRoutes.findApplicableGuests, guests)
          .on(basketRoutes.cart, aCart(inCart))
          .on(basketRoutes.changeCart, aCart()),
      );
      expect(await takeAdaOut(opened)).toMatchObject([{ action: 'remove', type: 'ResortExcursion' }]);
    });

    it.each(['/resorts/r1/lis-walk/2026-07-04', '/resorts/r2/lis-walk/2026-07-03'])(
      '[B31] is not at %s, of another date or resort',
      async (at) => {
        open(at, (fake) => fake.on(excursionsRoutes.byId, resort));
        const link = await screen.findByRole('link', { name: 'Description' });
        expect(link.getAttribute('href')).toBe('/shoreexcursion/lis-walk');
        expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull();
      },
    );
  });

  it('[B29] a visitor may read and is led to the login', async () => {
    open(CHOICE, () => undefined, { stored: {} });
    expect(await screen.findByRole('link', { name: 'Log in to book' })).toBeTruthy();
  });

  it.each([
    ['a visitor', { stored: {} }],
    ['a guest', {}],
  ])('[B5] a screen offers %s neither the login nor the party', async (_, options) => {
    const { hub } = open(CHOICE, () => undefined, { config: { deviceType: 'DigitalSignage' }, ...options });
    await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' });
    const main = screen.getByRole('main');
    expect(main.querySelector('a, button, input')).toBeNull();
    expect(hub.callsTo(excursionsRoutes.findApplicableGuests)).toEqual([]);
  });

  it('[B29] a refusal is said and the choice is kept', async () => {
    const { user, path } = open(CHOICE, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, guests)
        .on(basketRoutes.changeCart, refuse(409, 'too_many_passengers', 'No places left')),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByText('There are not enough places left.')).toBeTruthy();
    expect((await box(/Ada Winter/)) as HTMLInputElement).toHaveProperty('checked', true);
    expect(path()).toBe(CHOICE);
  });
});
