import type { BookableSlot } from '#contract/areas/bookables.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { partyLock, slotLock } from '#hub/shared/booking/booking-locks.ts';
import { lockScarce } from '#hub/shared/capacity-lock.ts';
import { badRequest, HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { presentSlot } from './bookable.present.ts';
import { bookablesStore } from './bookables.store.ts';
import { bookablesChanged } from './bookables.topics.ts';
import { type SlotRow, slotsStore } from './slots.store.ts';

/** What an operator may do (docs/areas/bookables.md). */
export function slotChangesService({ sql, clock, events }: Pick<Hub, 'sql' | 'clock' | 'events'>) {
  async function slotIn(store: ReturnType<typeof slotsStore>, id: string): Promise<SlotRow> {
    const [slot] = /^\d{1,18}$/.test(id) ? await store.byId(id) : [];
    if (!slot) throw notFound('There is no such slot.');
    return slot;
  }

  return {
    async ofDay(id: string, date: string): Promise<BookableSlot[]> {
      const day = parseHubDate(date);
      if (!day) throw badRequest('date must be a date as dd/mm/yyyy.');
      return (await slotsStore(sql).ofDay(id, day)).map(presentSlot);
    },

    async setCapacity(id: string, capacity: number): Promise<BookableSlot> {
      return (await sql.begin(async (tx) => {
        await lockScarce(tx, [slotLock(id)]);
        const store = slotsStore(tx);
        const slot = await slotIn(store, id);
        if (capacity < slot.taken) {
          throw new HubError(409, 'capacity_below_booked', `${slot.taken} persons are booked already.`);
        }
        await store.setCapacity(id, capacity);
        return presentSlot({ ...slot, capacity });
      })) as BookableSlot;
    },

    async publish(id: string, published: boolean): Promise<void> {
      if (!(await bookablesStore(sql).setPublished(id, published))) throw notFound('There is nothing like that.');
      await events.publish(bookablesChanged, undefined);
    },

    async cancel(reference: string) {
      const known = await slotsStore(sql).slotOf(reference);
      if (!known) throw notFound('There is no such booking.');
      await sql.begin(async (tx) => {
        await lockScarce(tx, [partyLock(known.partyId), slotLock(known.slotId)]);
        await slotsStore(tx).cancel(reference, clock.now());
      });
      return { bookingReference: reference, bookingStatus: 'X' };
    },
  };
}
