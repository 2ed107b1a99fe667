/** Dates of the wire: `dd/mm/yyyy`, times `HH:mm`. Inside, a day is the text `yyyy-mm-dd`, which sorts and compares. */
export type IsoDay = string;

const HUB_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

function existingDay(year: number, month: number, day: number): IsoDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** `31/12/2026` as `2026-12-31`; nothing for a text that is not a date that exists. */
export function parseHubDate(text: string): IsoDay | undefined {
  const [, day, month, year] = HUB_DATE.exec(text) ?? [];
  return year ? existingDay(Number(year), Number(month), Number(day)) : undefined;
}

export function parseIsoDay(text: string): IsoDay | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  return year ? existingDay(Number(year), Number(month), Number(day)) : undefined;
}

export function toHubDate(day: IsoDay): string {
  return day.split('-').reverse().join('/');
}

/** `31-12-2026`, as dates stand in the portal's addresses. */
export function dashedHubDate(hubDate: string): string {
  return hubDate.replaceAll('/', '-');
}

export function slashedHubDate(dashed: string): string {
  return dashed.replaceAll('-', '/');
}

export function addDays(day: IsoDay, count: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10);
}

export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** Making a formatter costs a hundred times what using it costs, and there are few time zones on a ship. */
const wallClocks = new Map<string | undefined, Intl.DateTimeFormat>();

function wallClockIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // The device's own zone may change while it travels.
  if (timeZone !== undefined) wallClocks.set(timeZone, made);
  return made;
}

/** The calendar day and time of an instant at a place: `{ day: '2026-12-31', time: '23:59' }`. */
export function wallClock(instant: Date, timeZone?: string): { day: IsoDay; time: string } {
  const parts = wallClockIn(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** Minutes since midnight of `HH:mm`, nothing for another text. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
