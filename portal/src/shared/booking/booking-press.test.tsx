// Every press that books is the same press: order, direct booking and slot.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/areas/account.ts';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import type { Route } from '#contract/route.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { aCart, aCartElement, anApplicableGuest, anExcursion, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, type ConfigChanges, TAKES_KEYS } from '#portal-test/fixtures.ts';
import { type Rendered, renderPortal } from '#portal-test/render.tsx';
import { chooseAll, openWizard } from '#portal-test/wizard-fixtures.ts';

type User = Rendered['user'];

interface Way {
  name: string;
  route: Route;
  booked: object;
  reference: string;
  open: (hub?: FakeHub, config?: ConfigChanges) => Rendered;
  press: (user: User) => Promise<void>;
}

function excursionHub(): FakeHub {
  return new FakeHub()
    .on(basketRoutes.cart, aCart(aCartElement()))
    .on(bookingsRoutes.bookings, [])
    .on(bookingsRoutes.appointments, [])
    .on(contentRoutes.images, [])
    .on(excursionsRoutes.byId, anExcursion())
    .on(excursionsRoutes.findApplicableGuests, [anApplicableGuest()])
    .on(excursionsRoutes.availability, { currentAvailability: 5, availability: true })
    .on(excursionsRoutes.conditions, { conditionText: 'Be on time', additionalConditionText: '' })
    .on(excursionsRoutes.allowed, { allowed: true, messages: [] })
    .on(holidayRoutes.passengers, [aPartyMember()])
    .on(holidayRoutes.cruises, [])
    .on(holidayRoutes.hotels, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
}

const at =
  (path: string) =>
  (hub: FakeHub | undefined, config: ConfigChanges = TAKES_KEYS) =>
    renderPortal({ at: path, hub: hub ?? excursionHub(), stored: { authentication: aPassenger() }, config });

const WAYS: Way[] = [
  {
    name: 'an order',
    route: basketRoutes.order,
    booked: { groupReference: 'GRP23456' },
    reference: 'GRP23456',
    open: at('/basket'),
    async press(user) {
      const email = (await screen.findByLabelText(/^Email/)) as HTMLInputElement;
      if (email.value === '') {
        await user.type(email, 'ada@example.com');
        await user.type(screen.getByLabelText(/Confirm email/), 'ada@example.com');
        await user.click(screen.getByRole('checkbox', { name: /accept/ }));
      }
      await user.click(await screen.findByRole('button', { name: /Place order/ }));
    },
  },
  {
    name: 'a direct booking',
    route: excursionsRoutes.book,
    booked: { failed: false, bookingReference: 'ABCD2345', bookingStatus: 'C' },
    reference: 'ABCD2345',
    open: at('/onboard/bookexcursion/lis-walk'),
    async press(user) {
      const accept = (await screen.findByRole('checkbox', { name: /accept/ })) as HTMLInputElement;
      if (!accept.checked) await user.click(accept);
      await user.click(await screen.findByRole('button', { name: /Book 1 place/ }));
    },
  },
  {
    name: 'a slot',
    route: bookablesRoutes.book,
    booked: { failed: false, bookingReference: 'ABCD2345' },
    reference: 'ABCD2345',
    open: (hub, config = TAKES_KEYS) => openWizard(undefined, 'dining', hub ? { hub, config } : { config }),
    async press(user) {
      if (!screen.queryByRole('button', { name: 'Book now' })) await chooseAll(user);
      await user.click(await screen.findByRole('button', { name: 'Book now' }));
    },
  },
];

const keysSent = (hub: FakeHub, route: Route) => hub.callsTo(route).map(({ headers }) => headers['Idempotency-Key']);

describe.each(WAYS)('$name', ({ route, booked, reference, open, press }) => {
  it('[BD17] answer lost, page reloaded, pressed again: one booking', async () => {
    const { hub, user } = open(undefined);
    hub.on(route, () => {
      throw new TypeError('Failed to fetch');
    });
    await press(user);
    await screen.findByRole('alert');
    cleanup();

    hub.on(route, booked as never);
    const reloaded = open(hub);
    await press(reloaded.user);
    expect(await screen.findByText(reference)).toBeTruthy();
    const [first, second, ...more] = keysSent(hub, route);
    expect(first).toMatch(/.{16,}/);
    expect([second, more]).toEqual([first, []]);
  });

  it('[BD17] an empty answer says neither yes nor no', async () => {
    const { hub, user } = open(undefined);
    hub.on(route, new HubAnswer(200, '') as never);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/[Pp]ress again/);
    expect(screen.queryByText(/You are booked|Thank you/)).toBeNull();
    hub.on(route, booked as never);
    await press(user);
    expect(await screen.findByText(reference)).toBeTruthy();
    const [first, second] = keysSent(hub, route);
    expect(second).toBe(first);
  });

  it('[BD17] of a hub that takes no keys nobody says that it books once', async () => {
    const { hub, user } = open(undefined, {});
    hub.on(route, () => {
      throw new TypeError('Failed to fetch');
    });
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/see whether it has gone through/);
    expect(keysSent(hub, route)).toEqual([undefined]);
  });

  it('[BD18] a hub that is busy is not one that is silent', async () => {
    const { hub, user } = open(undefined);
    hub.on(route, refuse(503, 'busy', 'locked') as never);
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Many guests are booking right now. Please try again in a moment.');
    expect(alert.textContent).not.toMatch(/no answer|connection was lost/);
    hub.on(route, booked as never);
    await press(user);
    expect(await screen.findByText(reference)).toBeTruthy();
  });

  it('[B123] whatever shows bookings is out of date afterwards', async () => {
    const { hub, portal, user } = open(undefined);
    hub.on(route, booked as never);
    const shown = [
      bookingsRoutes.appointments,
      bookingsRoutes.bookings,
      accountRoutes.invoices,
      excursionsRoutes.byDay,
    ];
    hub.on(accountRoutes.invoices, []);
    await screen.findByRole('heading', { level: 1 });
    for (const one of shown) portal.queries.setQueryData(hubKey(one as Route), []);
    await press(user);
    await screen.findByText(reference);
    await waitFor(() => {
      const stale = shown.map((one) => {
        const state = portal.queries.getQueryState(hubKey(one as Route));
        return state?.isInvalidated || (state?.dataUpdateCount ?? 0) > 1;
      });
      expect(stale).toEqual([true, true, true, true]);
    });
  });
});

it('[BD17] the same contact with another cart is another order', async () => {
  const [order] = WAYS;
  if (!order) return;
  const { hub, user } = order.open(undefined);
  hub.on(basketRoutes.order, () => {
    throw new TypeError('Failed to fetch');
  });
  await order.press(user);
  await screen.findByRole('alert');
  cleanup();

  hub.on(basketRoutes.cart, aCart(aCartElement({ id: 'c9', excursion: { id: 'tram', name: 'Tram 28' } })));
  hub.on(basketRoutes.order, { groupReference: 'GRP23456' });
  const reloaded = order.open(hub);
  await order.press(reloaded.user);
  await screen.findByText('GRP23456');
  const [first, second] = keysSent(hub, basketRoutes.order);
  expect(second).not.toBe(first);
});
