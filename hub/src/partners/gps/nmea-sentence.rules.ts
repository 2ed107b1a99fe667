// Sentences of NMEA 0183, as ships' instruments say them. What is not whole is not read at all.
import { readOwnShip } from './ais.rules.ts';
import type { Place } from './port.ts';

export interface Reading {
  place?: Place;
  course?: number;
  heading?: number;
}

const SENTENCE = /^([$!])([A-Z0-9]{2,10},[\x20-\x7e]*)\*([0-9A-Fa-f]{2})$/;
/** The standard allows 82 characters; some instruments say a little more. */
const LONGEST = 120;
const DEGREES_MINUTES = /^(\d{2,3})(\d{2}(?:\.\d+)?)$/;
const NUMBER = /^\d{1,4}(\.\d+)?$/;
const VALID_MODES = ['', 'A', 'D', 'R', 'F', 'P'];

/** XOR of what stands between the first sign and the star. */
export function checksumOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum ^= text.charCodeAt(at);
  return sum;
}

/** `4050.262,N` with two figures of degrees, `01415.582,E` with three. */
function degreesOf(value: string | undefined, side: string | undefined, sides: string, most: number) {
  const [, whole = '', minutes = ''] = DEGREES_MINUTES.exec(value ?? '') ?? [];
  if (whole.length !== String(most).length || !side || side.length !== 1 || !sides.includes(side)) return undefined;
  if (Number(minutes) >= 60) return undefined;
  const degrees = Number(whole) + Number(minutes) / 60;
  if (degrees > most) return undefined;
  return side === sides[1] ? -degrees : degrees;
}

function placeOf(fields: readonly (string | undefined)[]): Place | undefined {
  const latitude = degreesOf(fields[0], fields[1], 'NS', 90);
  const longitude = degreesOf(fields[2], fields[3], 'EW', 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** 360.0 is how some receivers say that they do not know. */
function angleOf(value: string | undefined): number | undefined {
  if (!value || !NUMBER.test(value)) return undefined;
  const angle = Number(value);
  return angle < 360 ? angle : undefined;
}

const READERS: Readonly<Record<string, (fields: readonly string[]) => Reading | undefined>> = {
  RMC: ([, , status, ...rest]) =>
    status === 'A' && VALID_MODES.includes(rest[9] ?? '')
      ? { place: placeOf(rest), course: angleOf(rest[5]) }
      : undefined,
  GGA: ([, , ...rest]) => (/^[1-5]$/.test(rest[4] ?? '') ? { place: placeOf(rest) } : undefined),
  VTG: ([, course, unit]) => (unit === 'T' ? { course: angleOf(course) } : undefined),
  HDT: ([, heading, unit]) => (unit === 'T' ? { heading: angleOf(heading) } : undefined),
};

/** What a line says; nothing when it is broken, of another kind, or does not know. */
export function readSentence(line: string): Reading | undefined {
  if (line.length > LONGEST) return undefined;
  const [, sign, text = '', sum = ''] = SENTENCE.exec(line.trim()) ?? [];
  if (sign === undefined || checksumOf(text) !== Number.parseInt(sum, 16)) return undefined;
  const fields = text.split(',');
  const [name = ''] = fields;
  if (sign === '!') return name.endsWith('VDO') ? readOwnShip(fields) : undefined;
  return name.length === 5 ? READERS[name.slice(2)]?.(fields) : undefined;
}
