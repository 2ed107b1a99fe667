import type { ShipSource } from '#packs/schema/ship.ts';

type Cabin = ShipSource['cabins'][number];

/** Cabins side by side along a corridor, the same to port and to starboard. */
export interface CabinRow {
  deck: number;
  /** 0 is at the bow. */
  section: number;
  category: string;
  from: number;
  to: number;
  /** Metres along the corridor. */
  frontage: number;
  /** Metres from the side of the ship to the corridor. */
  depth: number;
  /** Between the side of the ship and the cabins. */
  margin?: number;
  /** The number of the first; it is odd, and its neighbour across the corridor has the next. */
  first: number;
}

/** Even numbers to port, odd ones to starboard, rising towards the stern. */
export function rowsOfCabins(rows: readonly CabinRow[], beam: number): Cabin[] {
  return rows.flatMap(({ deck, section, category, from, to, frontage, depth, margin = 0.4, first }) =>
    Array.from({ length: Math.floor((to - from) / frontage) }, (_, door) => {
      const x = to - (door + 1) * frontage;
      const cabin = (side: Cabin['side'], number: number, y: number): Cabin => ({
        number: String(number),
        deck,
        side,
        section,
        category,
        box: [x, y, frontage, depth],
      });
      const number = first + door * 2;
      return [cabin('starboard', number, beam - margin - depth), cabin('port', number + 1, margin)];
    }).flat(),
  );
}
