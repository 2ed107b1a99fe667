import type { bookingsRoutes } from '#contract/areas/bookings.ts';
import { checkPlaces } from '#hub/booking/places-check.service.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { bookingsService } from './bookings.service.ts';

export function bookingsArea(hub: Hub): Handlers<typeof bookingsRoutes> {
  const service = bookingsService(hub);
  return {
    bookings: (call) => service.bookings(call.guest()),
    appointments: (call) => service.appointments(call.guest()),
    byReference: ({ params }) => service.byReference(params.reference),
    checkPlaces: () => checkPlaces(hub),
    cancel: ({ params, body }) => service.cancel(params.reference, body),
  };
}
