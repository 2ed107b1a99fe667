// The wizard with a hub that has something to book, and hands that use it.
import { screen, within } from '@testing-library/react';
import { type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aBookable, aBookingInformation, TWO_TIMES } from './bookable-fixtures.ts';
import { FakeHub } from './fake-hub.ts';
import { aPassenger, TAKES_KEYS } from './fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export const AT = '/tacbooking';
const CONDITIONS = { conditionText: '<p>Come on time</p>', additionalConditionText: '<p>Tell allergies</p>' };

function hubWith(answer: (hub: FakeHub) => void): FakeHub {
  const hub = new FakeHub()
    .on(bookablesRoutes.restaurant, aBookable())
    .on(bookablesRoutes.activity, aBookable({ id: 'painting', title: 'Watercolour' }))
    .on(bookablesRoutes.treatment, aBookable({ id: 'massage', title: 'Hot stones' }))
    .on(bookablesRoutes.bookingInformation, aBookingInformation())
    .on(bookablesRoutes.availabilityTimes, TWO_TIMES)
    .on(bookablesRoutes.conditions, CONDITIONS)
    .on(bookablesRoutes.book, { failed: false, bookingReference: 'ABCD2345' })
    .on(bookingsRoutes.appointments, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return hub;
}

const OBJECTS = { dining: 'pergola', activity: 'painting', spa: 'massage' };

export function openWizard(
  answer: (hub: FakeHub) => void = () => undefined,
  module: BookableModule = 'dining',
  options: RenderOptions = {},
) {
  const numberOfPersons = module === 'spa' ? 1 : 4;
  const tacBookings = { module, objectId: OBJECTS[module], numberOfPersons };
  return renderPortal({
    at: AT,
    hub: hubWith(answer),
    stored: { authentication: aPassenger(), tacBookings },
    config: TAKES_KEYS,
    ...options,
  });
}
type User = ReturnType<typeof openWizard>['user'];

export const step = (name: RegExp) => screen.findByRole('region', { name });
export const radio = (name: string) => screen.findByRole('radio', { name });
export const chosen = async (name: string) => ((await radio(name)) as HTMLInputElement).checked;
export const offered = async (name: RegExp) =>
  within(await step(name))
    .getAllByRole('radio')
    .map((one) => (one as HTMLInputElement).value);
export const bookButton = () => screen.queryByRole('button', { name: 'Book now' });
export const timesAsked = (hub: FakeHub) => hub.callsTo(bookablesRoutes.availabilityTimes);
export const sent = (hub: FakeHub) => hub.callsTo(bookablesRoutes.book);

export async function chooseAll(user: User) {
  await user.click(await radio('Fri 3 Jul'));
  await user.click(await radio('19:00 – 21:00'));
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the conditions' }));
}
