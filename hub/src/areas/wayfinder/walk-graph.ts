import type { PlanBox, PlanPoint, Ship } from '#packs/schema/ship.ts';
import type { WayGraph, WayLink, WayPoint } from './shortest-way.ts';

const METRES_PER_SECOND = 1.2;
const STAIRS_SECONDS = 12;
const LIFT_DECK_SECONDS = 5;
/** To call it and get in; the same to get out. */
const LIFT_DOOR_SECONDS = 20;

type WalkPlan = Pick<Ship, 'decks' | 'venues' | 'shafts'>;
interface Room {
  id: string;
  deck: number;
  box: PlanBox;
}
type Walk = readonly [PlanPoint, PlanPoint];

export const venuePoint = (venueId: string) => `venue:${venueId}`;
export const cabinPoint = (number: string) => `cabin:${number}`;

/** Points and links of all decks; rooms that are asked for now and then (cabins) come as extra. */
export function walkGraph({ decks, venues, shafts }: WalkPlan, extra: readonly Room[] = []): WayGraph {
  const points = new Map<string, WayPoint>();
  const links: WayLink[] = [];
  const rooms = [...venues.map(({ id, deck, box }) => ({ id: venuePoint(id), deck, box })), ...extra];

  for (const deck of decks) {
    const walks = deck.walks.map((walk): { walk: Walk; stops: Set<string> } => ({ walk, stops: new Set() }));
    const stop = ([x, y]: PlanPoint): string => {
      const id = `walk:${deck.level}:${round(x)}:${round(y)}`;
      points.set(id, { id, level: deck.level, x, y });
      return id;
    };
    for (const [index, one] of walks.entries()) {
      for (const end of one.walk) one.stops.add(stop(end));
      for (const other of walks.slice(index + 1)) {
        const crossing = crossingOf(one.walk, other.walk);
        if (!crossing) continue;
        const id = stop(crossing);
        one.stops.add(id);
        other.stops.add(id);
      }
    }
    const join = (id: string, at: PlanPoint, box: PlanBox) => {
      points.set(id, { id, level: deck.level, x: at[0], y: at[1] });
      const door = doorOf(box, walks);
      if (!door) return;
      const doorId = stop(door.point);
      for (const walk of door.walks) walk.stops.add(doorId);
      links.push(onFoot(id, doorId, distance(at, door.point)));
    };
    for (const { id, box } of rooms.filter((room) => room.deck === deck.level)) join(id, middleOf(box), box);
    for (const { id, at } of shafts.filter((shaft) => shaft.decks.includes(deck.level)))
      join(landing(id, deck.level), at, [at[0], at[1], 0, 0]);
    for (const { walk, stops } of walks) links.push(...along(walk, stops, points));
  }
  for (const shaft of shafts) links.push(...(shaft.kind === 'lift' ? ride(shaft, points) : climb(shaft)));
  return { points, links };
}

const landing = (shaft: string, level: number) => `${shaft}:${level}`;

function climb({ id, decks }: Ship['shafts'][number]): WayLink[] {
  return pairs(decks).map(([from, to]) => ({
    from: landing(id, from),
    to: landing(id, to),
    kind: 'stairs',
    seconds: STAIRS_SECONDS * Math.abs(to - from),
    shaft: id,
  }));
}

function ride({ id, at: [x, y], decks }: Ship['shafts'][number], points: Map<string, WayPoint>): WayLink[] {
  const car = (level: number) => `${id}:car:${level}`;
  for (const level of decks) points.set(car(level), { id: car(level), level, x, y });
  const lift = (from: string, to: string, seconds: number): WayLink => ({ from, to, kind: 'lift', seconds, shaft: id });
  return [
    ...decks.map((level) => lift(landing(id, level), car(level), LIFT_DOOR_SECONDS)),
    ...pairs(decks).map(([from, to]) => lift(car(from), car(to), LIFT_DECK_SECONDS * Math.abs(to - from))),
  ];
}

function pairs(levels: readonly number[]): [number, number][] {
  const sorted = [...levels].sort((a, b) => a - b);
  return sorted.slice(1).map((level, index) => [sorted[index] as number, level]);
}

function along([start]: Walk, stops: ReadonlySet<string>, points: ReadonlyMap<string, WayPoint>): WayLink[] {
  const sorted = [...stops]
    .flatMap((id) => points.get(id) ?? [])
    .sort((a, b) => distance([a.x, a.y], start) - distance([b.x, b.y], start));
  return sorted.slice(1).map((point, index) => {
    const before = sorted[index] as WayPoint;
    return onFoot(before.id, point.id, distance([before.x, before.y], [point.x, point.y]));
  });
}

function onFoot(from: string, to: string, metres: number): WayLink {
  return { from, to, kind: 'walk', seconds: metres / METRES_PER_SECOND };
}

/** The nearest point of any walk, with every walk it lies on. */
function doorOf<T extends { walk: Walk }>(
  box: PlanBox,
  walks: readonly T[],
): { point: PlanPoint; walks: T[] } | undefined {
  let best: { point: PlanPoint; far: number } | undefined;
  for (const { walk } of walks) {
    const point = nearestOn(walk, box);
    const far = distance(point, inBox(point, box));
    if (!best || far < best.far - 1e-9) best = { point, far };
  }
  if (!best) return undefined;
  const { point } = best;
  return { point, walks: walks.filter(({ walk }) => distance(onWalk(walk, point), point) < 1e-6) };
}

/** On a walk, as near to the box as it gets and, where there is a choice, to the middle of the box. */
function nearestOn(walk: Walk, box: PlanBox): PlanPoint {
  const first = onWalk(walk, middleOf(box));
  return onWalk(walk, inBox(first, box));
}

function onWalk([[x1, y1], [x2, y2]]: Walk, [x, y]: PlanPoint): PlanPoint {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return [x1 + share * dx, y1 + share * dy];
}

const inBox = ([x, y]: PlanPoint, [left, top, length, width]: PlanBox): PlanPoint => [
  Math.min(left + length, Math.max(left, x)),
  Math.min(top + width, Math.max(top, y)),
];
const middleOf = ([x, y, length, width]: PlanBox): PlanPoint => [x + length / 2, y + width / 2];
const distance = ([x1, y1]: PlanPoint, [x2, y2]: PlanPoint) => Math.hypot(x2 - x1, y2 - y1);
const round = (metres: number) => Math.round(metres * 100) / 100;

function crossingOf([[x1, y1], [x2, y2]]: Walk, [[x3, y3], [x4, y4]]: Walk): PlanPoint | undefined {
  const turn = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (Math.abs(turn) < 1e-9) return undefined;
  const one = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / turn;
  const other = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / turn;
  if (one < -1e-9 || one > 1 + 1e-9 || other < -1e-9 || other > 1 + 1e-9) return undefined;
  return [x1 + one * (x2 - x1), y1 + one * (y2 - y1)];
}
