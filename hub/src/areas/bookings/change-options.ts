import type { ChangeOption, ChangeOptions } from '#contract/areas/booking-changes.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { type BookedEntry, personsOf, priceOf } from '#hub/booking/entries.ts';
import type { EntryName } from '#hub/booking/entry-changes.ts';
import type { BookingParty } from '#hub/booking/party.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import { freePlaces, type Unit } from '#hub/booking/unit.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import { type ChangeFacts, decideChange } from './change.rules.ts';
import { changeFacts } from './change-facts.ts';

/** What can be told about when and where something is. */
export function presentTime(unit: Unit) {
  return {
    objectId: unit.objectId,
    name: unit.name,
    port: unit.trip?.port?.name ?? unit.trip?.destination?.name,
    date: toHubDate(dayOf(unit.startsAt)),
    fromTime: timeOf(unit.startsAt),
    toTime: unit.hasEnd ? timeOf(unit.endsAt) : undefined,
  };
}

/** The times to which an entry can go as it stands, each at its price; its own is among them. */
export async function optionsFor(
  hub: Pick<Hub, 'sql' | 'booking' | 'shipTime'>,
  party: BookingParty,
  name: EntryName,
): Promise<ChangeOptions> {
  const facts = await changeFacts(hub.sql, hub, party, { name, wanted: {} }).catch((error: unknown) => {
    throw error instanceof BookingRefused ? notFound(error.message) : error;
  });
  const { entry, bounds } = facts;
  const { kind, objectId, id } = entry.unit;
  const all = await (kind === 'excursion' ? units(hub.sql).allExcursions() : units(hub.sql).slotsOf(kind, objectId));
  const options = all.flatMap((target) => {
    const price = target.id === id ? priceOf(entry) : priceOn(facts, target);
    return price === undefined ? [] : [presentOption(entry, target, price)];
  });
  const guests = kind === 'excursion' ? party.guests : [];
  return {
    options,
    guests: guests.map(({ accountNumber, firstName, lastName }) => ({ accountNumber, firstName, lastName })),
    persons: bounds && { minimum: bounds.minimum, maximum: Math.max(bounds.maximum, personsOf(entry)) },
  };
}

/** Nothing where those who are booked cannot go. */
function priceOn(facts: ChangeFacts, target: Unit): number | undefined {
  try {
    return decideChange({ ...facts, target }).newPrice;
  } catch (error) {
    if (error instanceof BookingRefused) return undefined;
    throw error;
  }
}

function presentOption(entry: BookedEntry, target: Unit, price: number): ChangeOption {
  const isCurrent = target.id === entry.unit.id;
  const free = freePlaces(target) + (isCurrent ? personsOf(entry) : 0);
  return { unit: target.id, ...presentTime(target), free, price: toWire(price), isCurrent };
}
