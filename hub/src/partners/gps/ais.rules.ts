// Position reports of the own ship by AIS: messages 1, 2 and 3 in their six-bit letters.
import type { Reading } from './nmea-sentence.rules.ts';

const POSITION_TYPES = [1, 2, 3];
const REPORT_BITS = 168;
const COURSE_UNKNOWN = 360;
const HEADING_UNKNOWN = 511;
const MINUTES = 600_000;

/** Six bits a letter; nothing for a letter that AIS does not use. */
function bitsOf(payload: string): string | undefined {
  let bits = '';
  for (const letter of payload) {
    const code = letter.charCodeAt(0);
    if (code < 48 || code > 119 || (code > 87 && code < 96)) return undefined;
    const value = code - 48;
    bits += (value > 40 ? value - 8 : value).toString(2).padStart(6, '0');
  }
  return bits;
}

function signed(bits: string): number {
  const value = Number.parseInt(bits, 2);
  return bits.startsWith('1') ? value - 2 ** bits.length : value;
}

/** What `!AIVDO,1,1,,,payload,fill` says; nothing for reports of another kind and for broken ones. */
export function readOwnShip(fields: readonly string[]): Reading | undefined {
  const [, count, number, , , payload = '', fill] = fields;
  if (count !== '1' || number !== '1' || fill !== '0') return undefined;
  const bits = bitsOf(payload);
  if (bits?.length !== REPORT_BITS) return undefined;
  const unsigned = (from: number, to: number) => Number.parseInt(bits.slice(from, to), 2);
  if (!POSITION_TYPES.includes(unsigned(0, 6))) return undefined;
  const longitude = signed(bits.slice(61, 89)) / MINUTES;
  const latitude = signed(bits.slice(89, 116)) / MINUTES;
  const course = unsigned(116, 128) / 10;
  const heading = unsigned(128, 137);
  return {
    // 181 and 91 mean unknown, and whatever is farther off means nothing.
    place: Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined,
    course: course < COURSE_UNKNOWN ? course : undefined,
    heading: heading < 360 && heading !== HEADING_UNKNOWN ? heading : undefined,
  };
}
