import type { BookableSlot } from '#contract/areas/bookables.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { bookings } from '#hub/booking/bookings.ts';
import { cancellationService } from '#hub/booking/cancellation.service.ts';
import { unitChangesService } from '#hub/booking/unit-changes.service.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import { presentSlot } from './bookable.present.ts';
import { bookablesStore } from './bookables.store.ts';
import { bookablesChanged } from './bookables.topics.ts';

/** What an operator may do (docs/areas/bookables.md). */
export function slotChangesService(
  hub: Pick<Hub, 'settings' | 'sql' | 'clock' | 'shipTime' | 'booking' | 'guests' | 'events'>,
) {
  const { sql, events } = hub;
  const changes = unitChangesService(hub);
  const cancelBookings = cancellationService(hub);

  return {
    async ofDay(id: string, date: string): Promise<BookableSlot[]> {
      const day = parseHubDate(date);
      if (!day) throw badRequest('date must be a date as dd/mm/yyyy.');
      return (await units(sql).slotsOfDay(id, day)).map(presentSlot);
    },

    async setCapacity(id: string, capacity: number): Promise<BookableSlot> {
      const [slot] = /^\d{1,18}$/.test(id) ? await units(sql).byIds([id]) : [];
      if (!slot || slot.kind === 'excursion') throw notFound('There is no such slot.');
      const { unit } = await changes.setTerms(slot.id, (now) => ({ ...now, capacity }));
      return presentSlot(unit);
    },

    async publish(id: string, published: boolean): Promise<void> {
      await events.publishWith(bookablesChanged, undefined, async (tx) => {
        if (!(await bookablesStore(tx).setPublished(id, published))) throw notFound('There is nothing like that.');
      });
    },

    async cancel(reference: string) {
      const known = await bookings(sql).ofReference(reference);
      if (known.length === 0 || known.some((one) => one.kind === 'excursion')) {
        throw notFound('There is no such booking.');
      }
      await cancelBookings({ reference });
      return { bookingReference: reference, bookingStatus: 'X' };
    },
  };
}
