import type { ApplicableGuest, Availability, Description, Excursion, Tag } from '#contract/areas/excursions.ts';
import type { AllowedCheck, Conditions } from '#contract/conditions.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { priceOn } from '#hub/booking/age-price.rules.ts';
import { commitmentsOf } from '#hub/booking/commitments.ts';
import { conditionsOf } from '#hub/booking/conditions.ts';
import { ineligibilityReasons } from '#hub/booking/eligibility.rules.ts';
import { findParty } from '#hub/booking/party.ts';
import { dayOf } from '#hub/booking/ship-hours.ts';
import { toTrip, type Unit } from '#hub/booking/unit.ts';
import type { Hub } from '#hub/hub.ts';
import { readTogether } from '#hub/shared/database/together.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { presentAvailability, presentDescription, presentGuest, presentTag } from './excursion.present.ts';
import { excursionsStore } from './excursions.store.ts';
import { liveCatalogue } from './live-catalogue.ts';

const MODULE = 'Excursion'; // conditions/Excursion

/** What guests read of the catalogue: always as it stands, since places and prices must never be stale. */
export function excursionsService(hub: Pick<Hub, 'sql' | 'pms' | 'shipTime' | 'booking'>) {
  const { sql, pms, shipTime } = hub;
  const store = excursionsStore(sql);

  const catalogue = liveCatalogue(sql);

  async function onSale(id: string): Promise<Unit> {
    const unit = await catalogue.find(id);
    if (!unit) throw notFound('There is no such excursion.');
    return unit;
  }

  return {
    async byDate(dateAsString: string | undefined): Promise<Excursion[]> {
      const today = shipTime.today();
      if (dateAsString === undefined)
        return catalogue.list(`from ${today}`, ({ unit }) => dayOf(unit.startsAt) >= today); // BD8
      const day = parseHubDate(dateAsString);
      if (!day) throw badRequest('dateAsString must be a date as dd/mm/yyyy.');
      return catalogue.list(`on ${day}`, ({ unit }) => dayOf(unit.startsAt) === day);
    },

    byDay: (day: number): Promise<Excursion[]> => catalogue.list(`day ${day}`, ({ row }) => row.cruiseDay === day),

    async byId(id: string): Promise<Excursion> {
      const [excursion] = await catalogue.list(`one ${id}`, ({ unit }) => unit.objectId === id);
      if (!excursion) throw notFound('There is no such excursion.');
      return excursion;
    },

    tags: async (): Promise<Tag[]> => (await store.tags()).map(presentTag),

    availability: async (id: string): Promise<Availability> => presentAvailability(await onSale(id)),

    async descriptions(id: string): Promise<Description[]> {
      const [unit, rows] = await Promise.all([catalogue.find(id), store.descriptions(id)]);
      if (!unit) return [];
      return rows.map((row) => presentDescription(row.descriptionType, row.value));
    },

    conditions: (): Promise<Conditions> => conditionsOf(sql, MODULE),

    async allowed({ accountNumber }: Session): Promise<AllowedCheck> {
      return bookingAllowed(sql, accountNumber === null ? [] : [await pms.status(accountNumber)]);
    },

    /** BD30: the whole party, the session's own guest first and selected when eligible. */
    async applicableGuests(id: string, session: Session): Promise<ApplicableGuest[]> {
      const [excursion, party] = await Promise.all([onSale(id), findParty(pms, session)]);
      if (!party) return [];
      const { self } = party;
      const trip = toTrip(excursion);
      const commitments = await readTogether(sql, commitmentsOf(sql, hub, [party]));
      return [self, ...party.guests.filter((guest) => guest !== self)].map((guest) =>
        presentGuest(
          guest,
          priceOn(trip.prices, guest.birthDay, trip.day),
          ineligibilityReasons(guest, trip, commitments),
          guest === self,
        ),
      );
    },
  };
}
