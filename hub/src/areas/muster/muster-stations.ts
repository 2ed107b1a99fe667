import type { MusterStation } from '#contract/areas/muster.ts';
import type { KnownShip } from '#hub/areas/ship/ship.service.ts';
import { profileOf } from '#packs/schema/ship.ts';

export interface MusterStations {
  /** Their letters, in order; none without a ship, and then any station counts. */
  ids: string[];
  ofCabin(cabin: string): MusterStation | undefined;
  /** A plan without stations is that of a house or an aircraft: nobody musters there. */
  areForNobody: boolean;
}

const made = new WeakMap<KnownShip, MusterStations>();

/** Which cabin assembles where, by the ship's one plan. */
export function musterStations(ship: KnownShip | undefined): MusterStations {
  if (!ship) return { ids: [], ofCabin: () => undefined, areForNobody: false };
  const known = made.get(ship) ?? readPlan(ship);
  made.set(ship, known);
  return known;
}

function readPlan({ plan }: KnownShip): MusterStations {
  const { musterStations, venues, cabins } = plan;
  const bySection = new Map(
    musterStations.flatMap(({ id, venue, sections }) => {
      const place = venues.find((one) => one.id === venue);
      const station = {
        id,
        name: place?.name ?? id,
        ...(place && { deck: place.deck }),
        wayfinderProfile: { id: profileOf(venue) },
      };
      return sections.map((section) => [section, station] as const);
    }),
  );
  const byCabin = new Map(cabins.map(({ number, section }) => [number, bySection.get(section)]));
  return {
    ids: musterStations.map(({ id }) => id).toSorted(),
    ofCabin: (cabin) => byCabin.get(cabin),
    areForNobody: musterStations.length === 0,
  };
}
