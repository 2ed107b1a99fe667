/** A scanner's own time, unless its clock is wrong: then the time at which the scan came in. */
export function scanTime(given: string | undefined, now: Date, earliest: Date): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  return at > now || at < earliest ? now : at;
}
