import type { Clock } from '#hub/shared/clock.ts';
import { distanceKm } from './great-circle.rules.ts';
import { readSentence } from './nmea-sentence.rules.ts';
import type { GpsFix } from './port.ts';

/** A heading or course that was not said again for so long is not known any more. */
export const ANGLE_KEPT_MS = 30_000;
const LONGEST_LINE = 1_024;
/** No faster than what carries guests, aircraft among them; and how far receivers of one ship may differ. */
const FASTEST_KMH = 1_200;
const APART_KM = 2;
const HOUR_MS = 3_600_000;

interface Kept {
  value: number;
  at: number;
}

const isReachable = (from: GpsFix, to: GpsFix) =>
  distanceKm(from, to) <= APART_KM + (FASTEST_KMH * (to.at.getTime() - from.at.getTime())) / HOUR_MS;

/**
 * One checksum in 256 is right by chance, so a broken sentence can name another sea. A place that cannot have been reached
 * is not believed before the next one agrees with it.
 */
export function believer(): (fix: GpsFix) => boolean {
  let last: GpsFix | undefined;
  let doubted: GpsFix | undefined;
  return (fix) => {
    const isBelieved = !last || isReachable(last, fix) || (doubted !== undefined && isReachable(doubted, fix));
    if (isBelieved) last = fix;
    doubted = isBelieved ? undefined : fix;
    return isBelieved;
  };
}

/** Puts the sentences of several instruments together: a fix for every line with a position. */
export function nmeaReader(clock: Clock, report: (fix: GpsFix) => void): { line(text: string): void } {
  let heading: Kept | undefined;
  let course: Kept | undefined;
  const isBelieved = believer();
  const fresh = (kept: Kept | undefined, now: number) =>
    kept && now - kept.at <= ANGLE_KEPT_MS ? kept.value : undefined;

  return {
    line(text) {
      const read = readSentence(text);
      if (!read) return;
      const at = clock.now();
      const now = at.getTime();
      if (read.heading !== undefined) heading = { value: read.heading, at: now };
      if (read.course !== undefined) course = { value: read.course, at: now };
      if (!read.place) return;
      const fix = { ...read.place, heading: fresh(heading, now), course: fresh(course, now), at };
      if (isBelieved(fix)) report(fix);
    },
  };
}

/** Lines out of pieces as they come; a line without an end is thrown away. */
export function lineSplitter(line: (text: string) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) rest = '';
    for (const one of lines) if (one) line(one);
  };
}
