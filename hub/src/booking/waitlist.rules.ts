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

const MS_PER_MINUTE = 60_000;

/** Until when an offer holds: never beyond the start. */
export function offerEnd(now: Date, minutes: number, begins: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * MS_PER_MINUTE, begins.getTime()));
}
