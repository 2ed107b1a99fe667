import type { BookedEntry as WireEntry } from '#contract/areas/booking-changes.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { bookingTermsOf } from '#hub/booking/booking-terms.ts';
import { type BookedEntry, bookedEntries, personsOf, priceOf } from '#hub/booking/entries.ts';
import { waitingLists } from '#hub/booking/entry-changes.ts';
import { dayOf, shipNow, timeOf } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { changeDeadline } from './change.rules.ts';
import { presentTime } from './change-options.ts';

const MS_PER_SECOND = 1000;

/** What a party has booked, with what may still be done about it. */
export function entriesService(hub: Pick<Hub, 'sql' | 'clock' | 'shipTime'>) {
  const { sql, clock, shipTime } = hub;

  /** BD34: the place in the list, and the offer that waits for an answer. */
  function presentWaiting({ reference, offeredUntil }: BookedEntry, waiting: readonly string[]) {
    const position = waiting.indexOf(reference) + 1;
    if (offeredUntil === null || offeredUntil <= clock.now()) return { position };
    const { day, time } = shipTime.at(offeredUntil);
    const secondsLeft = Math.floor((offeredUntil.getTime() - clock.now().getTime()) / MS_PER_SECOND);
    return { position, offer: { until: { date: toHubDate(day), time }, secondsLeft } };
  }

  return async function entries({ partyId }: Session): Promise<WireEntry[]> {
    if (partyId === null) return [];
    const [booked, terms] = await Promise.all([bookedEntries(sql).ofParty(partyId), bookingTermsOf(sql)]);
    const awaited = booked.filter((entry) => entry.status === 'W').map((entry) => entry.unit.id);
    const waiting = await waitingLists(sql, awaited);
    const now = shipNow(hub);
    return booked.map((entry) => {
      const { unit, status, guests } = entry;
      const isWaiting = status === 'W';
      const deadline = isWaiting ? unit.startsAt : changeDeadline(unit, terms);
      const isOpen = unit.startsAt > now && deadline >= now;
      return {
        bookingReference: entry.reference,
        unit: unit.id,
        kind: unit.kind,
        ...presentTime(unit),
        bookingStatus: status,
        guests: guests.map(({ accountNumber, firstName, lastName, price }) => {
          return { accountNumber, firstName, lastName, price: toWire(price) };
        }),
        persons: personsOf(entry),
        price: toWire(priceOf(entry)),
        paidBy: entry.isOrder ? 'order' : 'account',
        changeUntil: { date: toHubDate(dayOf(deadline)), time: timeOf(deadline) },
        canCancel: isOpen,
        canChange: isOpen && !isWaiting,
        waiting: isWaiting ? presentWaiting(entry, waiting.get(unit.id) ?? []) : undefined,
      };
    });
  };
}
