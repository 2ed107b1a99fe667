import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { basketRoutes, type Cart } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { fill, openBasket as open, order, orders, two } from '#portal-test/basket-page.ts';
import { aCart, aCartElement } from '#portal-test/excursion-fixtures.ts';
import { HubAnswer, refuse } from '#portal-test/fake-hub.ts';

describe('the basket', () => {
  it('[B110] empty says so, leads home and has no form', async () => {
    open((hub) => hub.on(basketRoutes.cart, aCart()));
    expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });

  it('[B101 B103 B105 B111 B118 B119] filled shows excursions, passengers, total, form, payment and terms', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Alfama on foot' })).toBeTruthy();
    const main = screen.getByRole('main').textContent;
    for (const shown of ['Ada Winter', 'Ben Winter', '£59.00', '£29.50', '£88.50', 'Lisbon', '1 excursion']) {
      expect(main).toContain(shown);
    }
    expect(screen.getByText('Total cost').closest('p')?.textContent).toBe('Total cost 1 excursion£88.50');
    expect(screen.getByLabelText(/Mobile number/)).toBeTruthy();
    const lineOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
    expect([lineOf('Ada Winter'), lineOf('Ben Winter')]).toEqual(['Ada Winter£59.00', 'Ben Winter£29.50']);
    const payments = screen.getAllByRole<HTMLInputElement>('radio');
    expect(payments.map((one) => [one.labels?.[0]?.textContent, one.checked])).toEqual([
      ['Card', true],
      ['Cash', false],
    ]);
    expect(screen.getByRole('button', { name: 'Show Terms & Conditions' })).toBeTruthy();
  });

  it('[B106 B107 B108] removes one passenger, then reads cart and bookings anew', async () => {
    let cart = two;
    const { user, hub } = open((fake) =>
      fake
        .on(basketRoutes.cart, () => cart)
        .on(basketRoutes.changeCart, () => {
          cart = aCart(aCartElement());
          return cart;
        }),
    );
    const remove = await screen.findByRole('button', { name: 'Remove Ben Winter from Alfama on foot' });
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await waitFor(() => expect(hub.callsTo(bookingsRoutes.bookings).length).toBeGreaterThan(0));
    const read = () => [basketRoutes.cart, bookingsRoutes.bookings].map((route) => hub.callsTo(route).length);
    const before = read();
    await user.click(remove);
    await waitFor(() => expect(screen.queryByText('Ben Winter')).toBeNull());
    expect(screen.getByText('Ada Winter')).toBeTruthy();
    expect(screen.getByText('Total cost').closest('p')?.textContent).toBe('Total cost 1 excursion£59.00');
    expect(hub.callsTo(basketRoutes.changeCart)[0]?.body).toEqual([
      {
        type: 'CruiseExcursion',
        bookingInformation: 'lis-walk|2026-07-03',
        passenger: expect.objectContaining({ id: 'p2', firstName: 'Ben' }),
        action: 'remove',
      },
    ]);
    await waitFor(() => expect(read()).toEqual(before.map((count) => count + 1)));
  });

  it.each(['[]', 'null', 'OK'])('[B108] a removal that is answered with %j is one', async (body) => {
    let cart = two;
    const { user } = open((fake) =>
      fake
        .on(basketRoutes.cart, () => cart)
        .on(basketRoutes.changeCart, () => {
          cart = aCart(aCartElement());
          return new HubAnswer(200, body);
        }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Winter from Alfama on foot' }));
    await waitFor(() => expect(screen.queryByText('Ben Winter')).toBeNull());
    expect(screen.queryByText(/Your booking could not be completed/)).toBeNull();
  });

  it('[B108] a failed removal leaves the line and says so', async () => {
    const { user } = open((hub) => hub.on(basketRoutes.changeCart, refuse(500, 'internal')));
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Winter from Alfama on foot' }));
    expect(await screen.findByText(/Your booking could not be completed/)).toBeTruthy();
    expect(screen.getByText('Ben Winter')).toBeTruthy();
  });

  it('[B113 B114 B115 B117] shows every error and sends nothing', async () => {
    const { user, hub } = open();
    await user.type(await screen.findByLabelText(/^Email/), 'nobody');
    await user.click(await order());
    for (const text of [
      'Please enter your email address',
      'Email addresses must match',
      'Please accept the Terms & Conditions which are listed below, to continue',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(orders(hub)).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
  });

  it('[B114 B117] says what is missing of an address and opens the terms that the message names, below it', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/^Email/), 'claudia@example');
    await user.type(screen.getByLabelText(/Mobile/), 'abc');
    await user.click(await order());
    expect(screen.getByText(/please check the part after the @/)).toBeTruthy();
    expect(screen.getByText(/does not look like a phone number/)).toBeTruthy();
    expect(screen.getByLabelText(/Mobile/).getAttribute('aria-invalid')).toBeNull();
    const terms = screen.getByRole('region', { name: 'Terms & Conditions' });
    const message = screen.getByText(/Terms & Conditions which are listed below/);
    expect(message.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['Card', 'CARD', 'you chose to pay by card'],
    ['Cash', 'CASH', 'you chose to pay in cash'],
  ])('[B112 B116 B118 B119 B121 B122 B124] orders with %s', async (payment, reference, thanks) => {
    const { user, hub, router } = open((fake) => fake.on(basketRoutes.order, { groupReference: 'GRP23456' }));
    await fill(user);
    await user.click(screen.getByRole('radio', { name: payment }));
    await user.click(await order());
    await waitFor(() => expect(router.place.pathname).toBe('/confirmation'));
    expect(orders(hub)[0]?.body).toEqual({
      confirmationMail: 'ada@example.com',
      mobileNumber: '',
      paymentReference: reference,
    });
    expect(await screen.findByText(new RegExp(thanks, 'i'))).toBeTruthy();
  });

  it('[B112] the form has email, confirm email, mobile number and conditions, and its state carries them', async () => {
    const { user, hub, portal } = open((fake) => fake.on(basketRoutes.order, { groupReference: 'GRP23456' }));
    await fill(user);
    await user.type(screen.getByLabelText(/Mobile/), '0171');
    const typed = ['Email', 'Confirm email', 'Mobile'].map((name) => screen.getByLabelText(new RegExp(`^${name}`)));
    expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual([
      'ada@example.com',
      'ada@example.com',
      '0171',
    ]);
    expect(screen.getByRole('checkbox', { name: /accept/, checked: true })).toBeTruthy();
    expect(portal.store.getState().payment).toEqual({
      email: 'ada@example.com',
      mobileNumber: '0171',
      preferredPaymentCard: true,
    });
    await user.click(await order());
    await waitFor(() => expect(orders(hub)[0]?.body).toMatchObject({ mobileNumber: '0171' }));
  });

  it('[B123] reads cart and bookings anew after the order', async () => {
    const { user, hub, router } = open((fake) => fake.on(basketRoutes.order, { groupReference: 'GRP23456' }));
    await fill(user);
    await waitFor(() => expect(hub.callsTo(bookingsRoutes.bookings).length).toBeGreaterThan(0));
    const read = () => [basketRoutes.cart, bookingsRoutes.bookings].map((route) => hub.callsTo(route).length);
    const before = read();
    await user.click(await order());
    await waitFor(() => expect(router.place.pathname).toBe('/confirmation'));
    await waitFor(() => expect(read()).toEqual(before.map((count) => count + 1)));
  });

  it('[A252] what was typed is there again after a way round by the passengers, and goes with the guest', async () => {
    const { user, router, portal } = open();
    await fill(user);
    await user.type(screen.getByLabelText(/Mobile/), '0171');
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await act(async () => router.navigate('/nowhere'));
    await waitFor(() => expect(screen.queryByLabelText(/^Email/)).toBeNull());
    await act(async () => router.navigate('/basket'));
    expect(await screen.findByLabelText(/^Email/)).toHaveProperty('value', 'ada@example.com');
    expect(screen.getByLabelText(/Mobile/)).toHaveProperty('value', '0171');
    expect(screen.getByRole('radio', { name: 'Cash' })).toHaveProperty('checked', true);
    expect(localStorage.getItem('guestportal') ?? '').not.toContain('ada@example.com');
    await act(() => logOut(portal));
    expect(portal.store.getState().payment).toEqual({});
  });

  it('[B120] a free basket offers no payment', async () => {
    open((hub) => hub.on(basketRoutes.cart, aCart(aCartElement({ price: 0 }))));
    await order();
    expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull();
  });

  it('[B121] the button takes no second press while the order runs, and a retry carries the same key', async () => {
    const { user, hub } = open((fake) => fake.on(basketRoutes.order, { groupReference: 'GRP23456' }));
    await fill(user);
    hub.silence();
    await user.click(await order());
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
    expect(screen.getByText(/Your booking could not be completed/)).toBeTruthy(); // BD18
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'ada@example.com');
    hub.silence(false);
    await user.click(await order());
    expect(await screen.findByText('GRP23456')).toBeTruthy();
    const keys = orders(hub).map((call) => call.headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/.{16,}/);
    expect(keys[0]).toBe(keys[1]);
  });

  it('[BD17] another hub gets no header that its preflight could refuse', async () => {
    const { user, hub } = open((fake) => fake.on(basketRoutes.order, { groupReference: 'GRP23456' }), { config: {} });
    await fill(user);
    await user.click(await order());
    expect(await screen.findByText('GRP23456')).toBeTruthy();
    expect(orders(hub)[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('[B121] [BD17] an order whose answer was lost stays in view although the hub has emptied the cart', async () => {
    let isOrdered = false;
    const { user, hub } = open((fake) =>
      fake
        .on(basketRoutes.cart, () => (isOrdered ? aCart() : two))
        .on(basketRoutes.order, () => {
          if (isOrdered) return { groupReference: 'GRP23456' };
          isOrdered = true;
          throw new TypeError('Failed to fetch');
        }),
    );
    await fill(user);
    await user.click(await order());
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
    await waitFor(() => expect(hub.callsTo(basketRoutes.cart).length).toBeGreaterThan(1));
    expect(screen.getByText('Ben Winter')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Ben Winter from Alfama on foot' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(await order());
    expect(await screen.findByText('GRP23456')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('Ada Winter, Ben Winter');
  });

  it('[BD13] a total that arrives while the guest presses is shown before it is ordered', async () => {
    const dearer = Promise.withResolvers<Cart>();
    let answer: Cart | Promise<Cart> = two;
    const { user, hub, portal } = open((fake) =>
      fake.on(basketRoutes.cart, () => answer).on(basketRoutes.order, { groupReference: 'GRP23456' }),
    );
    await fill(user);
    const before = hub.callsTo(basketRoutes.cart).length;
    answer = dearer.promise;
    void portal.queries.invalidateQueries({ queryKey: hubKey(basketRoutes.cart) });
    await waitFor(() => expect(hub.callsTo(basketRoutes.cart).length).toBeGreaterThan(before));
    await user.click(await order());
    expect(orders(hub)).toHaveLength(0);
    dearer.resolve({ ...two, totalPrice: two.totalPrice + 10 });
    expect(await screen.findByText(/Prices have changed/)).toBeTruthy();
    expect(orders(hub)).toHaveLength(0);
    await user.click(await order());
    expect(await screen.findByText('GRP23456')).toBeTruthy();
  });

  it.each([
    [refuse(409, 'sold_out', 'Not enough places: Alfama on foot'), 'Not enough places: Alfama on foot'],
    [
      new HubAnswer(409, { code: 'sold_out', message: '', excursions: [{ id: 'lis-walk', name: 'Alfama on foot' }] }),
      'No longer enough places: Alfama on foot',
    ],
    [
      new HubAnswer(409, {
        code: 'not_eligible',
        message: '',
        excursion: { id: 'lis-walk', name: 'Alfama on foot' },
        guest: { firstName: 'Ada', lastName: 'Byron' },
        reason: 'TimeOverlapWithOtherBooking',
      }),
      'Ada Byron, Alfama on foot: Overlaps with another booking\\. Please take this guest out of the basket',
    ],
    [refuse(409, 'not_eligible', ''), 'cannot join one of the excursions'],
    [refuse(409, 'cart_changed', ''), 'Prices have changed'],
    [refuse(400, 'booker_underage', ''), 'The booker must be 18 or over.'],
    [refuse(409, 'blocked_account', ''), 'Your account is blocked. Booking is not possible'],
    [refuse(500, 'internal', ''), 'Your booking could not be completed'],
  ])('[B117] [BD18] a refused order keeps the guest, the entries and says why', async (answer, text) => {
    const { user, hub, path, portal } = open((fake) => fake.on(basketRoutes.order, answer));
    await fill(user);
    const before = hub.callsTo(basketRoutes.cart).length;
    await user.click(await order());
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByText(/Your booking could not be completed/)).toBeTruthy();
    expect(path()).toBe('/basket');
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'ada@example.com');
    expect(portal.store.getState().authentication.isAuthenticated).toBe(true);
    expect(hub.callsTo(basketRoutes.cart).length).toBeGreaterThan(before);
  });

  it('[BD18] says so at once, however long reading the cart anew takes', async () => {
    let isLost = false;
    const { user } = open((fake) =>
      fake
        .on(basketRoutes.cart, () => (isLost ? new Promise<Cart>(() => undefined) : two))
        .on(basketRoutes.order, () => {
          isLost = true;
          throw new TypeError('Failed to fetch');
        }),
    );
    await fill(user);
    await user.click(await order());
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
  });

  it('[BD18] a hub that failed and still has the cart has ordered nothing: lines can be taken out again', async () => {
    const { user, hub } = open((fake) => fake.on(basketRoutes.order, refuse(500, 'internal', '')));
    await fill(user);
    await user.click(await order());
    await screen.findByText(/Your booking could not be completed/);
    const remove = screen.getByRole('button', { name: 'Remove Ben Winter from Alfama on foot' });
    await waitFor(() => expect(remove).toHaveProperty('disabled', false));
    await user.click(await order());
    await waitFor(() => expect(orders(hub)).toHaveLength(2));
    const [first, second] = orders(hub).map((call) => call.headers['Idempotency-Key']);
    expect(first).not.toBe(second);
  });

  it('[B157] [BD38] says once why a blocked account cannot order', async () => {
    open((fake) =>
      fake.on(sessionRoutes.accountStatus, { isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true }),
    );
    await screen.findByText('Total cost');
    await waitFor(() => expect(screen.getAllByText(/Your account is blocked/)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  });

  it('[B125 B126 B127 B133] the terms open, come into view and close', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    const { user } = open(undefined, { config: { privacyPolicyUrl: 'https://ship.example/privacy.pdf' } });
    await user.click(await screen.findByRole('button', { name: 'Show Terms & Conditions' }));
    const terms = await screen.findByRole('region', { name: 'Terms & Conditions' });
    expect(await within(terms).findByText(/within 28 days/)).toBeTruthy();
    expect(within(terms).getAllByRole('heading', { level: 3 })).toHaveLength(12);
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([terms]));
    expect(
      within(terms)
        .getByRole('link', { name: /Privacy policy/ })
        .getAttribute('href'),
    ).toContain('privacy.pdf');
    await user.click(screen.getByRole('button', { name: 'Hide Terms & Conditions' }));
    expect(terms.hidden).toBe(true);
  });

  it('[B133] without a configured policy the link leads to the one that comes with the portal', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show Terms & Conditions' }));
    const link = await screen.findByRole('link', { name: /Privacy policy/ });
    expect(link.getAttribute('href')).toMatch(/^http.*\/privacy-policy\.pdf$/);
  });
});
