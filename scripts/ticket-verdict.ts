import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { revokedTickets, type TicketRefusal, ticketKeys } from '#contract/areas/tickets.ts';
import { checkTicket, type Verdict } from '#hub/areas/tickets/ticket-check.ts';
import { PlainError } from '#scripts/plain-error.ts';

/** What `ops export-tickets` writes and `verify-ticket` reads. */
export const KEYS_FILE = 'ticket-keys.json';
export const REVOKED_FILE = 'ticket-revocations.json';

const SENTENCES: Readonly<Partial<Record<TicketRefusal, string>>> = {
  unreadable: 'this is no ticket',
  unknown_key: 'signed by nobody in the list of keys',
  tampered: 'the signature does not fit: it was changed after it was signed',
  key_withdrawn: 'signed with a key that was withdrawn',
  another_voyage: 'of another voyage',
  another_cabin: 'of another cabin',
};

async function readList<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read: write it with npm run ops -- export-tickets ${folder}`);
  });
  const list = schema.safeParse(jsonOf(text));
  if (!list.success) throw new PlainError(`${file} is not what npm run ops -- export-tickets writes.`);
  return list.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function words(verdict: Verdict, asOf: string): string {
  if (!verdict.isGood) {
    const { reason, revocation } = verdict;
    const why = revocation ? `${revocation.reason}, ${revocation.at}` : SENTENCES[reason];
    return `REFUSED (${reason}): ${why}`;
  }
  const { id, kind, unit, code, startsAt, who, persons } = verdict.facts;
  const count = persons > 1 ? `, ${persons} persons` : '';
  return `GOOD: ticket ${id}, ${kind} ${code || unit}, ${startsAt} ship time, ${who}${count}; list as of ${asOf}`;
}

/** Whether a ticket is good by the lists in a folder, in one line. */
export async function ticketVerdict(
  folder: string,
  ticket: string,
  cabin?: string,
): Promise<{ isGood: boolean; line: string }> {
  const { voyage, keys } = await readList(folder, KEYS_FILE, ticketKeys);
  const { revoked, asOf } = await readList(folder, REVOKED_FILE, revokedTickets);
  const ended = new Map(revoked.map((one) => [one.id, one]));
  const verdict = checkTicket(ticket, { voyage, keys, revocationOf: (id) => ended.get(id) }, cabin);
  return { isGood: verdict.isGood, line: words(verdict, asOf) };
}
