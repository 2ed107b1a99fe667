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
  revoke: {
    method: 'POST',
    path: 'ops/tickets/{id}/revoke',
    access: 'ops',
    summary: 'Ends a ticket while its booking stands: the guest gets another.',
    body: z.strictObject({ reason: z.enum(REVOCATION_REASONS).optional() }).optional(),
    reply: z.object({ revoked: z.string(), replacedBy: z.string() }),
  },
});
