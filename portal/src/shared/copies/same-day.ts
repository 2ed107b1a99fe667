/** Whether a copy of that moment is of today, by the phone's clock. A moment that is still to come is of a clock that was put back. */
export function isSameDay(before: number, now: number): boolean {
  return before <= now && new Date(before).toDateString() === new Date(now).toDateString();
}
