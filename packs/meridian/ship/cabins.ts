import type { ShipSource } from '#packs/schema/ship.ts';
import { say } from '#packs/schema/text.ts';
import { BEAM } from './decks.ts';
import { VENUES } from './venues.ts';

type Cabin = ShipSource['cabins'][number];
type Box = Cabin['box'];

export const categories: ShipSource['categories'] = [
  {
    code: 'SU',
    name: say('Suite with balcony', 'Suite mit Balkon', 'Suite avec balcon'),
    colours: ['#d8b26a', '#8c6a2f'],
    pictures: ['cabin-suite'],
  },
  {
    code: 'BA',
    name: say('Balcony cabin', 'Balkonkabine', 'Cabine avec balcon'),
    colours: ['#a9cfd2', '#3f7f8c'],
    pictures: ['cabin-balcony'],
  },
  {
    code: 'OC',
    name: say('Outside cabin', 'Außenkabine', 'Cabine extérieure'),
    colours: ['#c3d3a6', '#6d8450'],
    pictures: ['cabin-outside'],
  },
  {
    code: 'IN',
    name: say('Inside cabin', 'Innenkabine', 'Cabine intérieure'),
    colours: ['#e7cdb4', '#a7764c'],
    pictures: ['cabin-inside'],
  },
];

/** The cabins between two lobbies, counted from the bow: section 0 lies before the forward one. */
const SECTIONS: [from: number, to: number][] = [
  [184, 208],
  [124, 172],
  [64, 110],
  [16, 50],
];
/** Distance of the rows from the ship's port side; starboard mirrors them. */
const OUTER_Y = 1.5;
const OUTER_DEPTH = 8;
const INNER_Y = 11.5;
const INNER_DEPTH = 4.3;
/** On the promenade deck the outer cabins stand behind the promenade. */
const PROMENADE_WIDTH = 1.7;

interface Row {
  deck: number;
  sections: number[];
  outer: string;
  inner?: string;
  /** Metres along the corridor. */
  frontage: number;
  behindPromenade?: true;
}

const ROWS: Row[] = [
  { deck: 3, sections: [0, 1], outer: 'OC', inner: 'IN', frontage: 4 },
  { deck: 4, sections: [0, 1, 2], outer: 'OC', inner: 'IN', frontage: 4 },
  { deck: 7, sections: [0, 1, 2, 3], outer: 'OC', inner: 'IN', frontage: 4, behindPromenade: true },
  { deck: 8, sections: [0, 1, 2], outer: 'BA', inner: 'IN', frontage: 4 },
  { deck: 9, sections: [1, 2], outer: 'BA', inner: 'IN', frontage: 4 },
  { deck: 11, sections: [1, 2], outer: 'SU', frontage: 8 },
];

const overlaps = ([x, y, w, h]: Box, [u, v, s, t]: Box) => x < u + s && u < x + w && y < v + t && v < y + h;

/** Even numbers to port, odd ones to starboard, rising towards the stern; where another room is there is no cabin. */
export const cabins: Cabin[] = ROWS.flatMap(({ deck, sections, outer, inner, frontage, behindPromenade }) => {
  const taken: Box[] = Object.values(VENUES)
    .filter((venue) => venue.deck === deck && venue.kind !== 'open')
    .map(({ box }) => [...box]);
  const outerY = OUTER_Y + (behindPromenade ? PROMENADE_WIDTH : 0);
  return sections.flatMap((section) => {
    const [from, to] = SECTIONS[section] ?? [0, 0];
    const doors = Math.floor((to - from) / frontage);
    return Array.from({ length: doors }, (_, door) => {
      const x = to - (door + 1) * frontage;
      const depth = OUTER_DEPTH - (behindPromenade ? PROMENADE_WIDTH : 0);
      const cabin = (place: number, side: Cabin['side'], category: string, y: number, width: number): Cabin => ({
        number: `${deck}${section}${String(door * 4 + place).padStart(2, '0')}`,
        deck,
        side,
        section,
        category,
        box: [x, side === 'port' ? y : BEAM - y - width, frontage, width],
      });
      return [
        cabin(1, 'starboard', outer, outerY, depth),
        cabin(2, 'port', outer, outerY, depth),
        ...(inner
          ? [cabin(3, 'starboard', inner, INNER_Y, INNER_DEPTH), cabin(4, 'port', inner, INNER_Y, INNER_DEPTH)]
          : []),
      ];
    })
      .flat()
      .filter(({ box }) => !taken.some((other) => overlaps(box, other)));
  });
});
