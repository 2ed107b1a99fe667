import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** Everything that a guest wants at hand on the way: what, when, from where, with what. */
export const ticket = z.object({
  id: z.string(),
  /** What the QR code holds (docs/algorithms/tickets.md). */
  code: z.string(),
  bookingId: z.string(),
  bookingReference: z.string(),
  kind: z.string(),
  objectId: z.string(),
  name: localText,
  guest: z.object({
    accountNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    cabin: z.string().nullish(),
  }),
  persons: z.number(),
  price: z.number(),
  date: z.string(),
  fromTime: z.string(),
  toTime: z.string().nullish(),
  /** The port or destination of an excursion. */
  port: localText.nullish(),
  meetingPoint: localText.nullish(),
  deck: z.number().nullish(),
  wayfinderProfile: z.object({ id: z.string() }).nullish(),
  /** What to bring and to wear, plain text. */
  bring: localText.nullish(),
});
export type Ticket = z.infer<typeof ticket>;

const ticketKey = z.object({
  id: z.string(),
  /** Raw Ed25519, base64url. */
  publicKey: z.string(),
  madeAt: z.string(),
  /** Signs no more, but what it signed is good. */
  retiredAt: z.string().optional(),
  /** What it signed is refused. */
  withdrawnAt: z.string().optional(),
});
export type TicketKey = z.infer<typeof ticketKey>;

/** What a scanner without a network needs: the keys … */
export const ticketKeys = z.object({ voyage: z.string(), asOf: z.string(), keys: z.array(ticketKey) });
export type TicketKeys = z.infer<typeof ticketKeys>;

export const REVOCATION_REASONS = ['cancelled', 'changed', 'lost', 'operator'] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];

const revocation = z.object({ id: z.string(), reason: z.enum(REVOCATION_REASONS), at: z.string() });
export type Revocation = z.infer<typeof revocation>;

/** … and the tickets that are no longer good. */
export const revokedTickets = z.object({ voyage: z.string(), asOf: z.string(), revoked: z.array(revocation) });
export type RevokedTickets = z.infer<typeof revokedTickets>;

/** Why a ticket is not believed (docs/algorithms/tickets.md), in the order in which it is looked at. */
export const TICKET_REFUSALS = [
  'unreadable',
  'unknown_key',
  'tampered',
  'key_withdrawn',
  'another_voyage',
  'revoked',
  'another_cabin',
  'unknown_ticket',
  'not_ashore',
  'another_day',
] as const;
export type TicketRefusal = (typeof TICKET_REFUSALS)[number];

export const GATE_DIRECTIONS = ['off', 'on'] as const;
export type GateDirection = (typeof GATE_DIRECTIONS)[number];
/** As many as one call takes; a longer file is sent in several. */
export const GATE_SCANS_MAX = 1_000;

/** Off the ship or back on; the time is the scanner's own where it tells later than it scanned. */
const gateScan = z.strictObject({
  /** What the QR code holds, or the number of the ticket, typed by hand. */
  ticket: z.string().trim().min(1).max(400),
  direction: z.enum(GATE_DIRECTIONS),
  scannedAt: z.iso.datetime({ offset: true }).optional(),
});
export type GateScan = z.infer<typeof gateScan>;

const gateScanned = z.object({
  ticket: z.string(),
  accountNumber: z.string(),
  name: z.string(),
  what: localText,
  direction: z.enum(GATE_DIRECTIONS),
  scannedAt: z.string(),
  /** It was told before, or said what was so already: nothing changed. */
  isRepeat: z.boolean(),
  /** Counted although the ticket is not good: who comes back, and what has happened, is a fact. */
  remark: z.enum(TICKET_REFUSALS).optional(),
});
export type GateScanned = z.infer<typeof gateScanned>;

const gateRefused = z.object({ ticket: z.string(), reason: z.enum(TICKET_REFUSALS) });
export type GateRefused = z.infer<typeof gateRefused>;

/** Whose last scan was off the ship. */
export const ashore = z.object({
  /** The moment of the list: ISO 8601. */
  at: z.string(),
  guests: z.array(
    z.object({
      accountNumber: z.string(),
      name: z.string(),
      cabin: z.string(),
      since: z.string(),
      ticket: z.string(),
      what: localText,
      code: z.string().nullish(),
      /** Ship time, dd/mm/yyyy HH:mm; nothing where the end is not known. */
      backBy: z.string().nullish(),
      isOverdue: z.boolean(),
    }),
  ),
});
export type Ashore = z.infer<typeof ashore>;

export const ticketsRoutes = defineRoutes({
  tickets: {
    method: 'GET',
    path: 'passengers/tickets',
    access: 'guest',
    summary: 'A ticket for every confirmed booking: the party’s excursions, and the guest’s own tables and treatments.',
    reply: z.array(ticket),
  },
  keys: {
    method: 'GET',
    path: 'ops/tickets/keys',
    access: 'ops',
    summary: 'The public keys of tickets, the one that signs first.',
    reply: ticketKeys,
  },
  rotate: {
    method: 'POST',
    path: 'ops/tickets/keys/rotate',
    access: 'ops',
    summary: 'A new key signs from now on; tickets of the last one stay good.',
    body: z.object({}).optional(),
    reply: ticketKeys,
  },
  withdrawKey: {
    method: 'POST',
    path: 'ops/tickets/keys/{key}/withdraw',
    access: 'ops',
    summary: 'Tickets signed with this key are refused; guests get others as soon as their device asks.',
    body: z.object({}).optional(),
    reply: ticketKeys,
  },
  revoked: {
    method: 'GET',
    path: 'ops/tickets/revoked',
    access: 'ops',
    summary: 'The tickets of the voyage that are no longer good.',
    reply: revokedTickets,
  },
  lists: {
    method: 'GET',
    path: 'ops/tickets/lists',
    access: 'ops',
    summary: 'Both at once, for a scanner that takes them along.',
    reply: z.object({ keys: ticketKeys, revoked: revokedTickets }),
  },
  revoke: {
    method: 'POST',
    path: 'ops/tickets/{id}/revoke',
    access: 'ops',
    summary: 'Ends a ticket while its booking stands: the guest gets another.',
    body: z.strictObject({ reason: z.enum(REVOCATION_REASONS).optional() }).optional(),
    reply: z.object({ revoked: z.string(), replacedBy: z.string() }),
  },
  scan: {
    method: 'POST',
    path: 'ops/gate/scan',
    access: 'ops',
    summary:
      'A ticket was scanned at the gangway, off the ship or back on; one that is not good is 409 with the reason.',
    body: gateScan,
    reply: gateScanned,
  },
  scans: {
    method: 'POST',
    path: 'ops/gate/scans',
    access: 'ops',
    summary: 'Many scans at once, in any order and as often as one likes; those that are not believed are named.',
    body: z.strictObject({ scans: z.array(gateScan).min(1).max(GATE_SCANS_MAX) }),
    reply: z.object({ scanned: z.array(gateScanned), refused: z.array(gateRefused) }),
  },
  ashore: {
    method: 'GET',
    path: 'ops/gate/ashore',
    access: 'ops',
    summary: 'Who is still ashore, by the scans at the gangway; the overdue first.',
    reply: ashore,
  },
});
