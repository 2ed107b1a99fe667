/** Guests who were put on the waitlist together. */
export interface WaitingGroup {
  reference: string;
  size: number;
  /** A guest meanwhile has something else at that time; the group keeps its turn but does not move up now. */
  hindered: boolean;
}

/** BD34: the longest-waiting group that fits as a whole, then the next that fits into what is left. */
export function movingUp<T extends WaitingGroup>(waitingLongestFirst: readonly T[], free: number): T[] {
  let left = free;
  return waitingLongestFirst.filter((group) => {
    if (group.hindered || group.size > left) return false;
    left -= group.size;
    return true;
  });
}

/** What becomes of guests who let an offer pass (docs/algorithms/waiting-list.md). */
export type MissedOffer = 'closed' | 'on-sale' | 'second' | 'next';

export function missedOffer(
  missed: { size: number; isLast: boolean },
  unit: { isBookable: boolean; free: number },
): MissedOffer {
  if (!unit.isBookable) return 'closed';
  // Nobody who waits has taken the places: whoever still wants them can simply book, which nobody can who waits.
  if (missed.size <= unit.free) return 'on-sale';
  return missed.isLast ? 'second' : 'next';
}

const MS_PER_MINUTE = 60_000;

/** Until when an offer holds: never beyond the start. */
export function offerEnd(now: Date, minutes: number, begins: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * MS_PER_MINUTE, begins.getTime()));
}
