import type { PersonBounds } from '#hub/booking/ports.ts';
import type { Hub } from '#hub/hub.ts';
import { bookablesStore } from './bookables.store.ts';
import { partyBounds } from './slots.rules.ts';

/** BD45: for how many persons a party may book, for whoever changes a booking; nothing where it is not on offer. */
export function boundsOfBookable({ settings }: Pick<Hub, 'settings'>): PersonBounds {
  return async (sql, { kind, objectId }, partySize) => {
    const [bookable] = await bookablesStore(sql).named(kind, objectId);
    if (!bookable || bookable.externalId === null) return undefined;
    return partyBounds(bookable, settings.slotPersons === 'party' ? partySize : Number.POSITIVE_INFINITY);
  };
}
