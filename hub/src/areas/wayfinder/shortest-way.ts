/** Dijkstra's algorithm over a graph of a few hundred points; docs/algorithms/wayfinding.md. */

export interface WayPoint {
  id: string;
  level: number;
  x: number;
  y: number;
}

export type LinkKind = 'walk' | 'lift' | 'stairs';

/** Can be gone both ways. */
export interface WayLink {
  from: string;
  to: string;
  kind: LinkKind;
  seconds: number;
  /** The lift or the stairs. */
  shaft?: string;
}

export interface WayGraph {
  points: ReadonlyMap<string, WayPoint>;
  links: readonly WayLink[];
}

export interface Way {
  seconds: number;
  /** At least the start. */
  points: WayPoint[];
  /** One less than points. */
  links: WayLink[];
}

export interface WayQuestion {
  from: readonly string[];
  to: readonly string[];
  /** Without stairs. */
  stepFree: boolean;
}

interface Reached {
  seconds: number;
  over?: WayLink;
  before?: string;
}

/** The quickest way from any start to the nearest destination; nothing when there is none. */
export function shortestWay(graph: WayGraph, { from, to, stepFree }: WayQuestion): Way | undefined {
  const next = neighbours(graph, stepFree);
  const reached = new Map<string, Reached>();
  for (const start of from) if (graph.points.has(start)) reached.set(start, { seconds: 0 });
  const done = new Set<string>();
  const destinations = new Set(to);
  for (;;) {
    const here = nearest(reached, done);
    if (here === undefined) return undefined;
    const { seconds } = reached.get(here) as Reached;
    if (destinations.has(here)) return { seconds, ...traced(graph, reached, here) };
    done.add(here);
    for (const { link, other } of next.get(here) ?? []) {
      const known = reached.get(other);
      const cost = seconds + link.seconds;
      if (!known || cost < known.seconds) reached.set(other, { seconds: cost, over: link, before: here });
    }
  }
}

function neighbours({ points, links }: WayGraph, stepFree: boolean) {
  const next = new Map<string, { link: WayLink; other: string }[]>();
  const add = (from: string, other: string, link: WayLink) => {
    const list = next.get(from);
    if (list) list.push({ link, other });
    else next.set(from, [{ link, other }]);
  };
  for (const link of links) {
    if ((stepFree && link.kind === 'stairs') || !points.has(link.from) || !points.has(link.to)) continue;
    add(link.from, link.to, link);
    add(link.to, link.from, link);
  }
  return next;
}

function nearest(reached: ReadonlyMap<string, Reached>, done: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { seconds }] of reached) {
    if (seconds < least && !done.has(id)) {
      best = id;
      least = seconds;
    }
  }
  return best;
}

function traced(
  { points }: WayGraph,
  reached: ReadonlyMap<string, Reached>,
  end: string,
): Pick<Way, 'points' | 'links'> {
  const ids: string[] = [];
  const links: WayLink[] = [];
  for (let id: string | undefined = end; id !== undefined; ) {
    ids.unshift(id);
    const { over, before }: Reached = reached.get(id) ?? { seconds: 0 };
    if (over) links.unshift(over);
    id = before;
  }
  return { points: ids.flatMap((id) => points.get(id) ?? []), links };
}
