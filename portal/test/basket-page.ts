// The basket with its checkout, as a test opens, fills and orders it.
import { screen } from '@testing-library/react';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCart, aCartElement, aPartyMember } from './excursion-fixtures.ts';
import { FakeHub } from './fake-hub.ts';
import { aPassenger, TAKES_KEYS } from './fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

const ben = aCartElement({
  id: 'c2',
  price: 29.5,
  passenger: aPartyMember({ id: 'p2', firstName: 'Ben', lead: false }),
});
/** Two guests on one excursion. */
export const two = aCart(aCartElement(), ben);

/** The basket of a guest who is logged in. */
export function openBasket(answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) {
  const hub = new FakeHub()
    .on(basketRoutes.cart, two)
    .on(bookingsRoutes.bookings, [])
    .on(holidayRoutes.passengers, [aPartyMember({ id: 'p2', firstName: 'Ben', lead: false }), aPartyMember()])
    .on(holidayRoutes.cruises, [
      { name: 'Iberia', numberOfDays: 12, fromDate: '01/07/2026', ship: { name: 'Meridian Star' } },
    ])
    .on(holidayRoutes.hotels, [{ id: 'h', hotelName: 'Casa', fromDate: '28/06/2026', toDate: '01/07/2026' }])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return renderPortal({ at: '/basket', hub, stored: { authentication: aPassenger() }, config: TAKES_KEYS, ...options });
}

export const orders = (hub: FakeHub) => hub.callsTo(basketRoutes.order);
export const order = () => screen.findByRole('button', { name: /Place order/ });

/** The checkout's form, without a mobile number. */
export async function fill(user: ReturnType<typeof openBasket>['user'], email = 'ada@example.com', again = email) {
  await user.type(await screen.findByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/Confirm email/), again);
  await user.click(screen.getByRole('checkbox', { name: /accept/ }));
}
