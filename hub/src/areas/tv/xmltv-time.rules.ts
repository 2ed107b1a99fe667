import { instantsOf, zoneOffsetMinutes } from '#contract/zone-time.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `20261115203000 +0100`; everything behind the day may be left out, and so may the offset. */
const TIME = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(?:(\d{2})(\d{2})?)?)?\s*(?:([+-])(\d{2}):?(\d{2})|([A-Za-z]{1,5}))?$/;

/** Names that mean one offset in guides of Europe; other names mean several and are not guessed. */
const NAMED_MINUTES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
};

/** A day that the calendar has: 31 February is none. */
function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/**
 * An XMLTV time as an instant; undefined when it is none. Without an offset it is of `zone`, which XMLTV says is UTC. In
 * the hour that autumn repeats it is the first that comes after `after`, the start of the channel's programme before.
 */
export function xmltvInstant(text: string, zone = 'UTC', after = Number.NEGATIVE_INFINITY): number | undefined {
  const match = TIME.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', sign, hours, minutes, name] =
    match;
  if (!isDay(year, month, day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = `${year}-${month}-${day}`;
  const time = `${hour}:${minute}:${second}`;
  const wall = Date.parse(`${date}T${time}Z`);
  if (sign !== undefined) {
    if (Number(hours) > 14 || Number(minutes) > 59) return undefined;
    const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
    return wall - offset * MS_PER_MINUTE;
  }
  if (name !== undefined) {
    const offset = NAMED_MINUTES[name.toUpperCase()];
    return offset === undefined ? undefined : wall - offset * MS_PER_MINUTE;
  }
  const instants = instantsOf(date, time, zone);
  return (
    instants.find((instant) => instant > after) ??
    instants.at(-1) ??
    wall - zoneOffsetMinutes(wall - MS_PER_DAY, zone) * MS_PER_MINUTE
  );
}
