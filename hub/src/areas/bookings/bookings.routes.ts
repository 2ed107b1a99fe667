import type { bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import type { bookingsRoutes } from '#contract/areas/bookings.ts';
import { checkPlaces } from '#hub/booking/places-check.service.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { bookingChangesService } from './booking-changes.service.ts';
import { bookingsService } from './bookings.service.ts';
import { entriesService } from './entries.service.ts';

export function bookingsArea(hub: Hub): Handlers<typeof bookingsRoutes & typeof bookingChangesRoutes> {
  const service = bookingsService(hub);
  const entries = entriesService(hub);
  const changes = bookingChangesService(hub);
  return {
    bookings: (call) => service.bookings(call.guest()),
    appointments: (call) => service.appointments(call.guest()),
    byReference: ({ params }) => service.byReference(params.reference),
    checkPlaces: () => checkPlaces(hub),
    entries: (call) => entries(call.guest()),
    changeOptions: (call) => changes.options(call.guest(), call.params),
    changeQuote: (call) => changes.quote(call.guest(), call.params, call.body),
    changeEntry: (call) =>
      changes.change(call.guest(), { name: call.params, idempotencyKey: call.idempotencyKey }, call.body),
    cancelEntry: (call) => changes.cancel(call.guest(), { name: call.params, idempotencyKey: call.idempotencyKey }),
    acceptOffer: (call) => changes.accept(call.guest(), { name: call.params, idempotencyKey: call.idempotencyKey }),
    cancel: ({ params, body }) => service.cancel(params.reference, body),
  };
}
