import type { ExcursionChange, ExcursionPlaces } from '#contract/areas/excursions.ts';
import { type Minor, toMinor } from '#contract/money.ts';
import { freePlaces } from '#hub/booking/unit.ts';
import { type ChangedUnit, unitChangesService } from '#hub/booking/unit-changes.service.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';

/** Nothing given leaves the price, null takes it away. */
function changedPrice(given: number | null | undefined, present: Minor | null): Minor | null {
  if (given === undefined) return present;
  return given === null ? null : toMinor(given);
}

function presentPlaces({ unit, waiting, promoted }: ChangedUnit): ExcursionPlaces {
  const { objectId: id, capacity, taken: booked, withdrawn } = unit;
  return { id, capacity, booked, free: freePlaces(unit), waiting, withdrawn, promoted };
}

/** What operators change of an excursion that is on sale. */
export function excursionChangesService(
  hub: Pick<Hub, 'settings' | 'sql' | 'clock' | 'shipTime' | 'booking' | 'guests'>,
) {
  const changes = unitChangesService(hub);

  async function unitOf(id: string): Promise<string> {
    const [unit] = await units(hub.sql).excursions([id]);
    if (!unit) throw notFound('There is no such excursion.');
    return unit.id;
  }

  return {
    places: async (id: string): Promise<ExcursionPlaces> => presentPlaces(await changes.byId(await unitOf(id))),

    async change(id: string, change: ExcursionChange): Promise<ExcursionPlaces> {
      const changed = await changes.setTerms(await unitOf(id), (now) => ({
        capacity: change.capacity ?? now.capacity,
        waitlist: change.waitlist ?? now.waitlist,
        adultPrice: changedPrice(change.price?.adult, now.adultPrice),
        childPrice: changedPrice(change.price?.child, now.childPrice),
        infantPrice: changedPrice(change.price?.infant, now.infantPrice),
      }));
      return presentPlaces(changed);
    },

    withdraw: async (id: string): Promise<ExcursionPlaces> => presentPlaces(await changes.withdraw(await unitOf(id))),
  };
}
