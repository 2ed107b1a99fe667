import { BOOKABLE_MODULES, type BookableModule, type bookablesRoutes } from '#contract/areas/bookables.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { bookSlotService } from './book-slot.service.ts';
import { bookablesService } from './bookables.service.ts';
import { bookablesStore } from './bookables.store.ts';
import { bookablesChanged } from './bookables.topics.ts';
import { boundsOfBookable } from './person-bounds.ts';
import { slotChangesService } from './slot-changes.service.ts';

/** The first word of an address; any other is an address that does not exist. */
function moduleOf(word: string): BookableModule {
  const module = BOOKABLE_MODULES.find((one) => one === word);
  if (!module) throw notFound();
  return module;
}

/** What everybody reads alike is kept as bytes; places are always asked for anew. */
export function bookablesArea(hub: Hub): Handlers<typeof bookablesRoutes> {
  const service = bookablesService(hub);
  const changes = slotChangesService(hub);
  const book = bookSlotService(hub);
  hub.booking.personBoundsFrom(boundsOfBookable(hub));
  hub.booking.meetingsFrom(BOOKABLE_MODULES, (sql, ids) => bookablesStore(sql).meetings(ids));

  /** Keeps the answer until something is shown or hidden. */
  function kept<C extends Call, T>(answer: (call: C) => Promise<T>) {
    return (call: C) => {
      call.keepUntil([bookablesChanged]);
      return answer(call);
    };
  }

  return {
    activityCategories: kept(() => service.categories('activity')),
    activities: kept(({ query }) => service.list('activity', query.categoryId)),
    activity: kept(({ params }) => service.byId('activity', params.id)),
    restaurants: kept(() => service.list('dining')),
    restaurant: kept(({ params }) => service.byId('dining', params.id)),
    spaCategories: kept(() => service.categories('spa')),
    treatments: kept(({ query }) => service.list('spa', query.categoryId)),
    treatment: kept(({ params }) => service.byId('spa', params.id)),
    // Not kept: the days end with the minute, and the number of persons depends on who asks.
    bookingInformation: ({ params, session }) =>
      service.bookingInformation(moduleOf(params.module), params.id, session),
    availabilityTimes: ({ params, body }) => service.times(moduleOf(params.module), params.id, body),
    book: (call) =>
      book(call.guest(), {
        module: moduleOf(call.params.module),
        id: call.params.id,
        request: call.body,
        idempotencyKey: call.idempotencyKey,
      }),
    conditions: kept(({ params }) => service.conditions(params.module)),
    allowed(call) {
      moduleOf(call.params.module);
      return service.allowed(call.guest());
    },
    slots: ({ params, query }) => changes.ofDay(params.id, query.date),
    changeSlot: ({ params, body }) => changes.setCapacity(params.slotId, body.capacity),
    publish: ({ params, body }) => changes.publish(params.id, body.published),
    cancelBooking: ({ params }) => changes.cancel(params.reference),
  };
}
