import type { excursionsRoutes } from '#contract/areas/excursions.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { directBookingService } from './direct-booking.service.ts';
import { excursionChangesService } from './excursion-changes.service.ts';
import { excursionsService } from './excursions.service.ts';
import { excursionsStore } from './excursions.store.ts';

export function excursionsArea(hub: Hub): Handlers<typeof excursionsRoutes> {
  const service = excursionsService(hub);
  const changes = excursionChangesService(hub);
  const book = directBookingService(hub);
  hub.booking.meetingsFrom(['excursion'], (sql, ids) => excursionsStore(sql).meetings(ids));
  return {
    byDay: ({ query }) => service.byDay(Number(query.day)),
    byDate: ({ query }) => service.byDate(query.dateAsString),
    byId: ({ params }) => service.byId(params.id),
    tags: () => service.tags(),
    checkAvailability: ({ params }) => service.availability(params.id),
    availability: ({ params }) => service.availability(params.id),
    descriptions: ({ params }) => service.descriptions(params.id),
    conditions: () => service.conditions(),
    allowed: (call) => service.allowed(call.guest()),
    findApplicableGuests: (call) => service.applicableGuests(call.params.id, call.guest()),
    book: (call) =>
      book(call.guest(), {
        excursionId: call.params.id,
        request: call.body,
        idempotencyKey: call.idempotencyKey,
      }),
    places: ({ params }) => changes.places(params.id),
    change: ({ params, body }) => changes.change(params.id, body),
    withdraw: ({ params }) => changes.withdraw(params.id),
  };
}
