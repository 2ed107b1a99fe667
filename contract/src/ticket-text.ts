import { fromBase32 } from '#contract/base32.ts';

/** What is booked, by the letter that stands for it on a ticket. */
export const TICKET_KINDS = { E: 'excursion', A: 'activity', D: 'dining', S: 'spa' } as const;
export type TicketLetter = keyof typeof TICKET_KINDS;
export type TicketKind = (typeof TICKET_KINDS)[TicketLetter];

/** What a ticket says (docs/algorithms/tickets.md). */
export interface TicketFacts {
  /** The key that signed it. */
  key: string;
  /** The booking, and which of its tickets this is where it had others before: `1042`, `1042-1`. */
  id: string;
  voyage: string;
  kind: TicketKind;
  /** The excursion or slot, by the number of its unit. */
  unit: string;
  /** The operator's code of it, empty without one. */
  code: string;
  /** Ship time, `yyyy-mm-dd HH:mm`. */
  startsAt: string;
  /** Initials: enough to compare with a face and a card, too little to tell a finder who it was. */
  who: string;
  persons: number;
  /** Two hexadecimal digits that fit one cabin in 256. */
  cabinCheck: string;
}

const VERSION = 'GW1';
/** Only what a QR code holds in its alphanumeric mode. */
const SHAPE =
  /^GW1\/([A-Z2-7]{4})\/(\d{1,18}(?:-\d{1,4})?)\/(\d{1,18})\/([EADS])(\d{1,18})\/([A-Z0-9-]{0,16})\/(\d{12})\/([A-Z-]{1,4})\/(\d{1,2})\/([0-9A-F]{2})$/;
const LONGEST = 400;
const SIGNATURE_BYTES = 64;

/** The part that is signed. */
export function ticketMessage(facts: TicketFacts): string {
  const [letter] = Object.entries(TICKET_KINDS).find(([, kind]) => kind === facts.kind) ?? [];
  const start = facts.startsAt.replace(/\D/g, '').slice(0, 12);
  const { key, id, voyage, unit, code, who, persons, cabinCheck } = facts;
  return [VERSION, key, id, voyage, `${letter}${unit}`, code, start, who, persons, cabinCheck].join('/');
}

export interface ReadTicket {
  facts: TicketFacts;
  message: string;
  signature: Uint8Array;
}

/** A ticket as a scanner or a person gives it; nothing for any other text. Whether it is genuine is not looked at. */
export function readTicket(given: string): ReadTicket | undefined {
  if (given.length > LONGEST) return undefined;
  const text = given.trim().toUpperCase();
  const end = text.lastIndexOf('/');
  const message = text.slice(0, Math.max(0, end));
  const fields = SHAPE.exec(message);
  const signature = fromBase32(text.slice(end + 1));
  if (!fields || signature?.length !== SIGNATURE_BYTES) return undefined;
  const [, key = '', id = '', voyage = '', letter = '', unit = '', code = '', start = '', who = '', persons, check] =
    fields;
  const facts: TicketFacts = {
    key,
    id,
    voyage,
    kind: TICKET_KINDS[letter as TicketLetter],
    unit,
    code,
    startsAt: start.replace(/(....)(..)(..)(..)(..)/, '$1-$2-$3 $4:$5'),
    who,
    persons: Number(persons),
    cabinCheck: check ?? '',
  };
  return { facts, message, signature };
}

/** The booking behind a ticket's id, and how many tickets of it ended before. */
export function ticketIdParts(id: string): { bookingId: string; serial: number } | undefined {
  const [, bookingId = '', serial = '0'] = /^(\d{1,18})(?:-(\d{1,4}))?$/.exec(id.trim()) ?? [];
  return bookingId ? { bookingId, serial: Number(serial) } : undefined;
}

export function ticketId(bookingId: string, serial: number): string {
  return serial === 0 ? bookingId : `${bookingId}-${serial}`;
}
