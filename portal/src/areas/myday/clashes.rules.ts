import { minutesOf } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';

/** Minutes that a change takes: from one end of the ship to the other, through the gangway, and back before the ship goes. */
export const CHANGE = { onBoard: 10, gangway: 20, beforeAllOnBoard: 30 } as const;

/** What of a booking decides whether it fits into the day. */
export interface Planned {
  key: string;
  title: LocalText;
  from: string;
  to?: string | null;
  isAshore: boolean;
}

/** What is wrong with a booking: another at the same time, too little time between, or the ship that goes. */
export type Trouble =
  | { kind: 'clash'; with: LocalText; at: string }
  | { kind: 'tight'; with: LocalText; minutes: number; isGangway: boolean }
  | { kind: 'misses-ship'; at: string }
  | { kind: 'tight-ship'; minutes: number; at: string };

interface Span {
  plan: Planned;
  start: number;
  end: number;
}

/** What ends before it begins ends after midnight; without an end only the start is known. */
function spanOf(plan: Planned): Span | undefined {
  const start = minutesOf(plan.from);
  if (start === undefined) return undefined;
  const end = minutesOf(plan.to ?? '') ?? start;
  return { plan, start, end: end < start ? end + 24 * 60 : end };
}

/** The troubles of a day by the booking that has them (docs/algorithms/my-day.md). */
export function troublesOf(plans: readonly Planned[], allOnBoard?: string | null): Map<string, Trouble[]> {
  const spans = plans
    .flatMap((plan) => spanOf(plan) ?? [])
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const found = new Map<string, Trouble[]>();
  const tell = ({ plan }: Span, trouble: Trouble) => found.set(plan.key, [...(found.get(plan.key) ?? []), trouble]);
  for (const [place, span] of spans.entries()) {
    for (const next of spans.slice(place + 1)) {
      if (!overlaps(span, next)) continue;
      tell(span, { kind: 'clash', with: next.plan.title, at: next.plan.from });
      tell(next, { kind: 'clash', with: span.plan.title, at: span.plan.from });
    }
    const before = latestBefore(spans, span);
    const trouble = before && tightAfter(before, span);
    if (trouble) tell(span, trouble);
    const ship = shipTrouble(span, allOnBoard);
    if (ship) tell(span, ship);
  }
  return found;
}

/** Two that begin together clash also where no end is known. */
function overlaps(one: Span, other: Span): boolean {
  return one.start === other.start || (other.start < one.end && one.start < other.end);
}

function latestBefore(spans: readonly Span[], span: Span): Span | undefined {
  return spans
    .filter((one) => one !== span && one.end <= span.start && one.start < span.start)
    .toSorted((one, other) => other.end - one.end)[0];
}

function tightAfter(before: Span, span: Span): Trouble | undefined {
  const isGangway = before.plan.isAshore || span.plan.isAshore;
  const minutes = span.start - before.end;
  if (minutes >= (isGangway ? CHANGE.gangway : CHANGE.onBoard)) return undefined;
  return { kind: 'tight', with: before.plan.title, minutes, isGangway };
}

function shipTrouble({ plan, end }: Span, allOnBoard: string | null | undefined): Trouble | undefined {
  const limit = minutesOf(allOnBoard ?? '');
  if (!plan.isAshore || limit === undefined || !allOnBoard) return undefined;
  if (end > limit) return { kind: 'misses-ship', at: allOnBoard };
  const minutes = limit - end;
  return minutes < CHANGE.beforeAllOnBoard ? { kind: 'tight-ship', minutes, at: allOnBoard } : undefined;
}
