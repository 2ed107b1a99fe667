import { addDays, type IsoDay } from '#contract/hub-date.ts';

/** An appointment of a calendar. `uid` stays the same for as long as it is the same appointment, also when it moves. */
export interface CalendarEvent {
  uid: string;
  /** Raised with every change, so that a calendar program takes the newer one. */
  sequence?: number;
  /** When this was last changed; programs compare it where the sequence is the same. */
  stamp: Date;
  /** An instant; a day alone for something that lasts all of it. */
  start: Date | IsoDay;
  /** Nothing when it is not known; the last day, included, where `start` is a day. */
  end?: Date | IsoDay | undefined;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  categories?: readonly string[] | undefined;
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined;
  /** Minutes before the start at which to remind of it. */
  remindBefore?: number | undefined;
  /** Needed by programs that take cancellations by mail (RFC 5546). */
  organizer?: { name: string; mail: string } | undefined;
}

export interface Calendar {
  /** `CANCEL` takes appointments back that were published before; each says `STATUS:CANCELLED` then. */
  method?: 'PUBLISH' | 'CANCEL';
  /** What a subscription is called in the guest's calendar program. */
  name?: string | undefined;
  /** How often a subscription is asked for again. */
  refreshMinutes?: number | undefined;
  events: readonly CalendarEvent[];
}

const PRODUCT = '-//Gangway//Guest portal//EN';
const CRLF = '\r\n';
const LINE_OCTETS = 75;

export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8';

/** RFC 5545 3.3.11: the signs that mean something in a text. Other control characters may not stand in one. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A parameter's value: in quotes, in which there is no way to write a quote. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\p{Cc}]/gu, ' ').replaceAll('"', "'")}"`;
}

/** An address goes in as it is; what would end its line is written in the way of addresses. */
const address = (uri: string) => uri.replaceAll(/[\s\p{Cc}]/gu, encodeURIComponent);

/** RFC 5545 3.1: no line is longer than 75 octets; a character is never cut in two. */
export function fold(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(CRLF);
}

/** UTC, which is right in every zone that a ship or a phone may be in. */
function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const day = (at: IsoDay) => at.replaceAll('-', '');

function times({ start, end }: CalendarEvent): string[] {
  if (typeof start === 'string') {
    const last = typeof end === 'string' ? end : start;
    return [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(addDays(last, 1))}`];
  }
  // Without an end it takes no time of the day (RFC 5545 3.6.1); one that is not behind the start is none.
  const ends = end instanceof Date && end > start ? [`DTEND:${instant(end)}`] : [];
  return [`DTSTART:${instant(start)}`, ...ends];
}

function reminder({ remindBefore, summary }: CalendarEvent): string[] {
  if (remindBefore === undefined) return [];
  const what = ['ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, `TRIGGER:-PT${Math.round(remindBefore)}M`];
  return ['BEGIN:VALARM', ...what, 'END:VALARM'];
}

function eventLines(event: CalendarEvent): string[] {
  const text = (name: string, value: string | undefined) => (value ? [`${name}:${escapeText(value)}`] : []);
  const { organizer, url, categories = [] } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${instant(event.stamp)}`,
    `LAST-MODIFIED:${instant(event.stamp)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    ...times(event),
    `SUMMARY:${escapeText(event.summary)}`,
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...(url ? [`URL:${address(url)}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(',')}`] : []),
    ...text('STATUS', event.status),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${address(organizer.mail)}`] : []),
    ...reminder(event),
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545), with what of RFC 7986 names a subscription. */
export function icalendar({ method = 'PUBLISH', name, refreshMinutes, events }: Calendar): string {
  const named = name ? [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`] : [];
  const refreshed = refreshMinutes
    ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]
    : [];
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, 'CALSCALE:GREGORIAN', `METHOD:${method}`];
  const lines = [...head, ...named, ...refreshed, ...events.flatMap(eventLines), 'END:VCALENDAR'];
  return lines.map((line) => fold(line) + CRLF).join('');
}
