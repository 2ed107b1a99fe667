// The booking pages of excursions with a hub that has one to book, for a party of two adults and a child.
import { screen } from '@testing-library/react';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCart, anApplicableGuest, anExcursion, aPartyMember } from './excursion-fixtures.ts';
import { FakeHub } from './fake-hub.ts';
import { aPassenger, TAKES_KEYS } from './fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export const ben = anApplicableGuest({ accountNumber: '10002', firstName: 'Ben', price: 29.5, selected: false });
export const child = anApplicableGuest({
  accountNumber: '10003',
  firstName: 'Cleo',
  type: 'Child',
  price: 0,
  selected: false,
});

function hubWith(answer: (hub: FakeHub) => void): FakeHub {
  const hub = new FakeHub()
    .on(excursionsRoutes.byId, anExcursion())
    .on(excursionsRoutes.findApplicableGuests, [anApplicableGuest(), ben])
    .on(excursionsRoutes.availability, { currentAvailability: 5, availability: true })
    .on(excursionsRoutes.tags, [])
    .on(excursionsRoutes.conditions, {
      conditionText: 'Be on time',
      additionalConditionText: 'Bring water',
      salesMessage: 'Includes tea',
    })
    .on(excursionsRoutes.allowed, { allowed: true, messages: [] })
    .on(contentRoutes.images, [])
    .on(holidayRoutes.passengers, [
      aPartyMember(),
      aPartyMember({ id: 'p3', firstName: 'Cleo', type: 'Child', lead: false, accountNumber: '10003' }),
    ])
    .on(basketRoutes.cart, aCart())
    .on(bookingsRoutes.bookings, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return hub;
}

export const open = (at: string, answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) =>
  renderPortal({ at, hub: hubWith(answer), stored: { authentication: aPassenger() }, config: TAKES_KEYS, ...options });

export const box = (name: RegExp) => screen.findByRole('checkbox', { name });
