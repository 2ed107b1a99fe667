// Whether a ticket is good, for gates with and without a hub: it needs the keys and the ended tickets, and nothing else.
import type { Revocation, TicketKey, TicketRefusal } from '#contract/areas/tickets.ts';
import { readTicket, type TicketFacts } from '#contract/ticket-text.ts';
import { cabinCheck } from './ticket.rules.ts';
import { isSignedBy } from './ticket-signature.ts';

/** What a gate knows. */
export interface KnownTickets {
  voyage: string;
  keys: readonly TicketKey[];
  revocationOf(id: string): Revocation | undefined;
}

export type Verdict =
  | { isGood: true; facts: TicketFacts }
  | { isGood: false; reason: TicketRefusal; facts?: TicketFacts; revocation?: Revocation };

/** The cabin is what the guest says it is, where the gate asks. */
export function checkTicket(text: string, known: KnownTickets, cabin?: string): Verdict {
  const read = readTicket(text);
  if (!read) return { isGood: false, reason: 'unreadable' };
  const { facts, message, signature } = read;
  const key = known.keys.find(({ id }) => id === facts.key);
  // What was not signed is not repeated either: a forged name on a gate's display helps the forger.
  if (!key) return { isGood: false, reason: 'unknown_key' };
  if (!isSignedBy(key.publicKey, message, signature)) return { isGood: false, reason: 'tampered' };
  if (key.withdrawnAt) return { isGood: false, reason: 'key_withdrawn' };
  if (facts.voyage !== known.voyage) return { isGood: false, reason: 'another_voyage', facts };
  const revocation = known.revocationOf(facts.id);
  if (revocation) return { isGood: false, reason: 'revoked', facts, revocation };
  if (cabin !== undefined && cabinCheck(facts.id, cabin) !== facts.cabinCheck) {
    return { isGood: false, reason: 'another_cabin', facts };
  }
  return { isGood: true, facts };
}
