import { below, type Random, seeded } from '../kit/random.ts';

export const SIZE = 8;
export type Way = 'up' | 'left' | 'down' | 'right';
const WAYS: readonly Way[] = ['up', 'left', 'down', 'right'];

export interface Meadow {
  flowers: ReadonlySet<number>;
  bee: number;
  hive: number;
}

function beside(place: number, way: Way): number | undefined {
  const [row, column] = [Math.floor(place / SIZE), place % SIZE];
  if (way === 'up') return row > 0 ? place - SIZE : undefined;
  if (way === 'down') return row < SIZE - 1 ? place + SIZE : undefined;
  if (way === 'left') return column > 0 ? place - 1 : undefined;
  return column < SIZE - 1 ? place + 1 : undefined;
}

/** The bee flies straight on until a flower, the edge or the hive stops her. */
export function fly({ flowers, hive }: Meadow, from: number, way: Way): number {
  let place = from;
  for (;;) {
    const next = beside(place, way);
    if (next === undefined || flowers.has(next)) return place;
    place = next;
    if (place === hive) return place;
  }
}

/** The fewest flights home; undefined when there is no way. */
export function fewestFlights(meadow: Meadow): number | undefined {
  let frontier = [meadow.bee];
  const seen = new Set(frontier);
  for (let flights = 0; frontier.length > 0; flights++) {
    if (frontier.includes(meadow.hive)) return flights;
    frontier = frontier
      .flatMap((place) => WAYS.map((way) => fly(meadow, place, way)))
      .filter((place) => {
        const isNew = !seen.has(place);
        seen.add(place);
        return isNew;
      });
  }
  return undefined;
}

const EASIEST = 3;
const FLOWERS = 14;

function anyMeadow(random: Random): Meadow {
  const flowers = new Set(Array.from({ length: FLOWERS }, () => below(random, SIZE * SIZE)));
  const free = Array.from({ length: SIZE * SIZE }, (_, place) => place).filter((place) => !flowers.has(place));
  const bee = free[below(random, free.length)] ?? 0;
  const hive = free.filter((place) => place !== bee)[below(random, free.length - 1)] ?? 1;
  return { flowers, bee, hive };
}

/** The same meadow for the same level, with a way home that gets longer from level to level. */
export function meadowOf(level: number): Meadow & { fewest: number } {
  const wanted = Math.min(EASIEST + Math.floor((level - 1) / 2), 9);
  const random = seeded(level * 7919);
  let nearest: (Meadow & { fewest: number }) | undefined;
  for (let tries = 0; tries < 4000; tries++) {
    const meadow = anyMeadow(random);
    const fewest = fewestFlights(meadow);
    if (fewest === undefined || fewest === 0) continue;
    if (fewest === wanted) return { ...meadow, fewest };
    if (!nearest || Math.abs(fewest - wanted) < Math.abs(nearest.fewest - wanted)) nearest = { ...meadow, fewest };
  }
  if (!nearest) throw new Error('a meadow without any way home');
  return nearest;
}
