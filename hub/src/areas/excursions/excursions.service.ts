import type { ApplicableGuest, Availability, Description, Excursion, Tag } from '#contract/areas/excursions.ts';
import type { AllowedCheck, Conditions } from '#contract/conditions.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { cartEntries } from '#hub/areas/basket/cart-entries.service.ts';
import { appointmentsOf } from '#hub/areas/bookings/appointments.service.ts';
import type { Hub } from '#hub/hub.ts';
import { bookingAllowed } from '#hub/shared/booking/account-block.ts';
import { priceOn } from '#hub/shared/booking/age-price.ts';
import { findParty } from '#hub/shared/booking/booking-party.ts';
import { ineligibilityReasons } from '#hub/shared/booking/eligibility.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import {
  presentAvailability,
  presentDescription,
  presentExcursion,
  presentGuest,
  presentTag,
} from './excursion.present.ts';
import { type ExcursionRow, excursionsStore } from './excursions.store.ts';
import { toTrip } from './places.service.ts';

const MODULE = 'Excursion'; // conditions/Excursion

/** What guests read of the catalogue: always as it stands, since places and prices must never be stale. */
export function excursionsService(hub: Pick<Hub, 'sql' | 'pms' | 'shipTime'>) {
  const { sql, pms, shipTime } = hub;
  const store = excursionsStore(sql);

  async function present(rows: readonly ExcursionRow[]): Promise<Excursion[]> {
    const tags = new Map((await store.tags()).map((tag) => [tag.id, tag]));
    return rows.map((row) => presentExcursion(row, tags));
  }

  async function onSale(id: string): Promise<ExcursionRow> {
    const [row] = await store.byIds([id]);
    if (!row || row.withdrawn) throw notFound('There is no such excursion.');
    return row;
  }

  return {
    async byDate(dateAsString: string | undefined): Promise<Excursion[]> {
      if (dateAsString === undefined) return present(await store.fromDate(shipTime.today())); // BD8
      const day = parseHubDate(dateAsString);
      if (!day) throw badRequest('dateAsString must be a date as dd/mm/yyyy.');
      return present(await store.ofDate(day));
    },

    byDay: async (day: number): Promise<Excursion[]> => present(await store.ofCruiseDay(day)),

    async byId(id: string): Promise<Excursion> {
      const [excursion] = await present([await onSale(id)]);
      if (!excursion) throw notFound('There is no such excursion.');
      return excursion;
    },

    tags: async (): Promise<Tag[]> => (await store.tags()).map(presentTag),

    availability: async (id: string): Promise<Availability> => presentAvailability(await onSale(id)),

    descriptions: async (id: string): Promise<Description[]> =>
      (await store.descriptions(id)).map((row) => presentDescription(row.descriptionType, row.value)),

    conditions: (): Promise<Conditions> => store.conditions(MODULE),

    async allowed({ accountNumber }: Session): Promise<AllowedCheck> {
      return bookingAllowed(sql, accountNumber === null ? [] : [await pms.status(accountNumber)]);
    },

    /** BD30: the whole party, the session's own guest first and selected when eligible. */
    async applicableGuests(id: string, session: Session): Promise<ApplicableGuest[]> {
      const [excursion, party] = await Promise.all([onSale(id), findParty(pms, session)]);
      if (!party) return [];
      const { self } = party;
      const trip = toTrip(excursion);
      const [appointments, cart] = await Promise.all([
        appointmentsOf(
          sql,
          party.guests.map((guest) => guest.accountNumber),
        ),
        cartEntries(sql, party.id, shipNow(hub)),
      ]);
      return [self, ...party.guests.filter((guest) => guest !== self)].map((guest) =>
        presentGuest(
          guest,
          priceOn(trip.prices, guest.birthDay, trip.day),
          ineligibilityReasons(guest, trip, { appointments, cart }),
          guest === self,
        ),
      );
    },
  };
}
