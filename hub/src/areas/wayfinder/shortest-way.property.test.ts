import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { shortestWay, type Way, type WayGraph } from './shortest-way.ts';
import { cabinPoint, venuePoint, walkGraph } from './walk-graph.ts';

const STEPS = new Set(['stairs']);

/** Floyd and Warshall: the least cost between any two points, found without the product's code. */
function leastCosts({ points, links }: WayGraph, stepFree: boolean): Map<string, number> {
  const ids = [...points.keys()];
  const cost = new Map<string, number>();
  const key = (a: string, b: string) => `${a}>${b}`;
  for (const id of ids) cost.set(key(id, id), 0);
  for (const { from, to, kind, seconds } of links) {
    if (stepFree && STEPS.has(kind)) continue;
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      if (seconds < (cost.get(key(a, b)) ?? Number.POSITIVE_INFINITY)) cost.set(key(a, b), seconds);
    }
  }
  for (const over of ids)
    for (const a of ids) {
      const first = cost.get(key(a, over));
      if (first === undefined) continue;
      for (const b of ids) {
        const second = cost.get(key(over, b));
        if (second === undefined) continue;
        if (first + second < (cost.get(key(a, b)) ?? Number.POSITIVE_INFINITY)) cost.set(key(a, b), first + second);
      }
    }
  return cost;
}

const randomGraph = fc.integer({ min: 2, max: 9 }).chain((size) => {
  const id = fc.integer({ min: 0, max: size - 1 }).map((n) => `p${n}`);
  return fc.record({
    points: fc.constant(
      new Map(Array.from({ length: size }, (_, n) => [`p${n}`, { id: `p${n}`, level: n % 3, x: n * 10, y: n }])),
    ),
    links: fc.array(
      fc.record({
        from: id,
        to: id,
        kind: fc.constantFrom('walk' as const, 'lift' as const, 'stairs' as const),
        seconds: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 24 },
    ),
    from: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }),
    to: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    stepFree: fc.boolean(),
  });
});

/** Random decks: crossing walks, rooms anywhere, shafts between some decks. */
const randomPlan = fc.integer({ min: 1, max: 3 }).chain((height) => {
  const x = fc.integer({ min: 0, max: 100 });
  const y = fc.integer({ min: 0, max: 30 });
  const point = fc.tuple(x, y);
  const levels = Array.from({ length: height }, (_, n) => n + 1);
  const text = { en: 'x', de: 'x', fr: 'x', defaultValue: 'x' };
  const deck = (level: number) =>
    fc.array(fc.tuple(point, point), { minLength: 1, maxLength: 3 }).map((walks) => ({
      level,
      name: text,
      from: 0,
      to: 100,
      bow: 'sharp' as const,
      open: false,
      walks,
      crew: [],
    }));
  const room = fc.record({ deck: fc.constantFrom(...levels), at: point });
  const shaft = fc.record({ kind: fc.constantFrom('lift' as const, 'stairs' as const), at: point });
  return fc.record({
    decks: fc.tuple(...levels.map(deck)),
    rooms: fc.tuple(room, room),
    shafts: fc.array(shaft, { maxLength: height > 1 ? 3 : 0 }),
    levels: fc.constant(levels),
    stepFree: fc.boolean(),
  });
});

function expectRealWay(way: Way, graph: WayGraph, question: { from: string[]; to: string[]; stepFree: boolean }) {
  const ids = way.points.map(({ id }) => id);
  expect(question.from).toContain(ids[0]);
  expect(question.to).toContain(ids.at(-1));
  expect(way.links).toHaveLength(ids.length - 1);
  let seconds = 0;
  for (const [index, link] of way.links.entries()) {
    expect(graph.links).toContain(link);
    expect([
      [link.from, link.to],
      [link.to, link.from],
    ]).toContainEqual([ids[index], ids[index + 1]]);
    if (question.stepFree) expect(link.kind).not.toBe('stairs');
    seconds += link.seconds;
  }
  expect(way.seconds).toBeCloseTo(seconds, 6);
}

function expectShortest(graph: WayGraph, question: { from: string[]; to: string[]; stepFree: boolean }) {
  const costs = leastCosts(graph, question.stepFree);
  const possible = question.from.flatMap((a) => question.to.flatMap((b) => costs.get(`${a}>${b}`) ?? []));
  const way = shortestWay(graph, question);
  if (possible.length === 0) {
    expect(way).toBeUndefined();
    return;
  }
  expect(way?.seconds).toBeCloseTo(Math.min(...possible), 6);
  if (way) expectRealWay(way, graph, question);
}

describe('the shortest way', () => {
  it('[CD46] is as short as Floyd and Warshall find it, a chain of real links, and without stairs when asked', () => {
    fc.assert(
      fc.property(randomGraph, ({ points, links, ...question }) => expectShortest({ points, links }, question)),
      { numRuns: 300 },
    );
  });

  it('[CD46] is the shortest over random decks with lifts and stairs', () => {
    fc.assert(
      fc.property(randomPlan, ({ decks, rooms, shafts, levels, stepFree }) => {
        const graph = walkGraph({
          decks: [...decks],
          venues: rooms.map(({ deck, at: [x, y] }, n) => ({
            id: `r${n}`,
            name: { en: 'x', de: 'x', fr: 'x', defaultValue: 'x' },
            kind: 'bar' as const,
            deck,
            box: [x, y, 4, 3],
          })),
          shafts: shafts.map(({ kind, at }, n) => ({
            id: `s${n}`,
            kind,
            at,
            decks: levels,
            name: { en: 'x', de: 'x', fr: 'x', defaultValue: 'x' },
          })),
        });
        expectShortest(graph, { from: [venuePoint('r0')], to: [venuePoint('r1')], stepFree });
      }),
      { numRuns: 100 },
    );
  });
});

const { ship } = await loadPack('meridian');
describe('the ways of the demo ship', () => {
  const cabins = ship.cabins.map(({ number, deck, box }) => ({ id: cabinPoint(number), deck, box }));
  const graph = walkGraph(ship, cabins);

  it('lead from the gangway to every venue and every cabin without a step', () => {
    const reached = new Set([venuePoint('gangway')]);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const { from, to, kind } of graph.links) {
        if (kind === 'stairs') continue;
        if (reached.has(from)) reached.add(to);
        if (reached.has(to)) reached.add(from);
      }
    }
    const rooms = [...ship.venues.map(({ id }) => venuePoint(id)), ...cabins.map(({ id }) => id)];
    expect(rooms.length).toBeGreaterThan(500);
    expect(rooms.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('take the stairs for one deck and the lift without steps', () => {
    const question = { from: [venuePoint('atrium')], to: [venuePoint('shops')] };
    const kinds = (stepFree: boolean) =>
      new Set(shortestWay(graph, { ...question, stepFree })?.links.map(({ kind }) => kind));
    expect([...kinds(false)].sort()).toEqual(['stairs', 'walk']);
    expect([...kinds(true)].sort()).toEqual(['lift', 'walk']);
  });
});
