import type { Clock } from '#hub/shared/clock.ts';
import { readSentence } from './nmea-sentence.rules.ts';
import type { GpsFix } from './port.ts';

/** A heading or course that was not said again for so long is not known any more. */
export const ANGLE_KEPT_MS = 30_000;
const LONGEST_LINE = 1_024;

interface Kept {
  value: number;
  at: number;
}

/** Puts the sentences of several instruments together: a fix for every line with a position. */
export function nmeaReader(clock: Clock, report: (fix: GpsFix) => void): { line(text: string): void } {
  let heading: Kept | undefined;
  let course: Kept | undefined;
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
      if (read.place) report({ ...read.place, heading: fresh(heading, now), course: fresh(course, now), at });
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
