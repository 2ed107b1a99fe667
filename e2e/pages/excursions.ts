// Excursions of the pack with their addresses, and what an operator does to them while a guest is on the page.
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { type ExcursionChange, excursionsRoutes } from '#contract/areas/excursions.ts';
import { dashedHubDate, toHubDate, wallClock } from '#contract/hub-date.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { packAtSea } from '../pack.ts';
import { ship } from '../ship.ts';

const pack = await packAtSea('meridian');
const voyage = resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack);

export function excursion(id: string) {
  const found = pack.excursions.excursions.find((one) => one.id === id);
  if (!found) throw new Error(`The pack has no excursion ${id}.`);
  const date = toHubDate(voyage.dateOf(found.day));
  return {
    ...found,
    date,
    paths: {
      shoreDay: `/shoreexcursions/${dashedHubDate(date)}`,
      shore: `/shoreexcursion/${id}`,
      choice: `/excursion/${voyage.days[found.day - 1]?.id}/${id}`,
      onboardDay: `/onboard/excursions/${dashedHubDate(date)}`,
      onboard: `/onboard/excursion/${id}`,
      booking: `/onboard/bookexcursion/${id}`,
    },
  };
}

export type PackExcursionAtSea = ReturnType<typeof excursion>;

/** What the office of the excursion team can do at any moment. */
export const excursionOffice = {
  change: (id: string, body: ExcursionChange) => ship.callOps(excursionsRoutes.change, { params: { id }, body }),
  places: (id: string) => ship.callOps(excursionsRoutes.places, { params: { id } }),
  async leaveFree(id: string, places: number): Promise<void> {
    const { booked } = await excursionOffice.places(id);
    await excursionOffice.change(id, { capacity: booked + places });
  },
  bookings: (reference: string) => ship.callOps(bookingsRoutes.byReference, { params: { reference } }),
  cancel: (reference: string) => ship.callOps(bookingsRoutes.cancel, { params: { reference }, body: {} }),
};
