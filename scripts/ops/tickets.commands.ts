import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Ashore,
  GATE_DIRECTIONS,
  GATE_SCANS_MAX,
  type GateScan,
  type GateScanned,
  REVOCATION_REASONS,
  type TicketKeys,
  ticketsRoutes,
} from '#contract/areas/tickets.ts';
import { textOf } from '#contract/text.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { KEYS_FILE, REVOKED_FILE } from '#scripts/ticket-verdict.ts';
import { asLines, chosen, fileText, type OpsCommands } from './ops-command.ts';

/** A line per scan: ticket, off or on and, from a scanner that was offline, the time of the scan. */
export function gateScansOf(text: string): GateScan[] {
  return text.split(/\r?\n/).flatMap((line, place) => {
    const [ticket = '', direction = '', time = ''] = line.split(/[,;\t]/).map((cell) => cell.trim());
    const isHeading = place === 0 && /^ticket$/i.test(ticket);
    if (line.trim() === '' || isHeading) return [];
    const way = GATE_DIRECTIONS.find((one) => one === direction.toLowerCase());
    if (!ticket || !way || (time && Number.isNaN(Date.parse(time)))) {
      throw new PlainError(`Line ${place + 1} is no scan: write GW1/…,off or GW1/…,on,2026-11-15T16:04:00Z.`);
    }
    return [{ ticket, direction: way, ...(time && { scannedAt: new Date(time).toISOString() }) }];
  });
}

/** For whoever stands at the gangway: one line that says what happened. */
export function scannedLine({ name, ticket, what, direction, scannedAt, isRepeat, remark }: GateScanned): string {
  const where = direction === 'off' ? 'ashore' : 'on board';
  const words = `${name} (ticket ${ticket}, ${textOf(what, 'en')}) is ${where}${isRepeat ? ', as was known' : ` since ${scannedAt}`}`;
  return remark ? `${words}; but the ticket: ${remark}` : words;
}

/** For the bridge: the number first, then the names, the overdue on top. */
export function ashoreLines({ at, guests }: Ashore): string {
  const overdue = guests.filter(({ isOverdue }) => isOverdue).length;
  const lines = guests.map(
    ({ accountNumber, cabin, name, what, code, backBy, isOverdue }) =>
      `  ${accountNumber}  cabin ${cabin || '?'}  ${name}  ${[code, textOf(what, 'en')].filter(Boolean).join(' ')}${
        backBy ? `, back by ${backBy}` : ''
      }${isOverdue ? '  OVERDUE' : ''}`,
  );
  return [`${at}: ${guests.length} ashore${overdue ? `, ${overdue} overdue` : ''}`, ...lines].join('\n');
}

function keyLines({ keys }: TicketKeys): string {
  if (keys.length === 0) return 'There is no key yet: the first ticket makes it.';
  const state = ({ retiredAt, withdrawnAt }: TicketKeys['keys'][number]) => {
    if (withdrawnAt) return `withdrawn ${withdrawnAt}: what it signed is refused`;
    return retiredAt ? `retired ${retiredAt}: what it signed is good` : 'signs';
  };
  return keys.map((key) => `${key.id}  made ${key.madeAt}  ${state(key)}`).join('\n');
}

/** Whole or not at all: a scanner may be copying the folder. */
async function replaceFile(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, `${asLines(value)}\n`);
  await rename(`${file}.new`, file);
}

export const ticketsCommands: OpsCommands = {
  scan: {
    usage: '<ticket> [off|on] [time]',
    summary: 'records that a guest left the ship with a ticket (off, unless said otherwise) or came back (on)',
    async run(call, [ticket = '', direction = 'off', time = '']) {
      const [body] = gateScansOf([ticket, chosen(direction, GATE_DIRECTIONS), time].join(','));
      return scannedLine(await call(ticketsRoutes.scan, { body }));
    },
  },
  scans: {
    usage: '<file>',
    summary: 'records the scans of a file, a line each: ticket, off or on, time; it can be sent again',
    async run(call, [file = '']) {
      const all = gateScansOf(await fileText(file));
      if (all.length === 0) throw new PlainError(`There are no scans in ${file}.`);
      const lines: string[] = [];
      const sum = { news: 0, repeats: 0 };
      for (let from = 0; from < all.length; from += GATE_SCANS_MAX) {
        const body = { scans: all.slice(from, from + GATE_SCANS_MAX) };
        const { scanned, refused } = await call(ticketsRoutes.scans, { body });
        sum.news += scanned.filter(({ isRepeat }) => !isRepeat).length;
        sum.repeats += scanned.filter(({ isRepeat }) => isRepeat).length;
        lines.push(...scanned.filter(({ remark }) => remark).map(scannedLine));
        lines.push(...refused.map((one) => `Not taken: ${one.ticket}: ${one.reason}`));
      }
      return [`${sum.news} scans are new, ${sum.repeats} were known.`, ...lines].join('\n');
    },
  },
  ashore: {
    usage: '',
    summary: 'who is still ashore, the overdue first',
    run: async (call) => ashoreLines(await call(ticketsRoutes.ashore)),
  },
  'ticket-keys': {
    usage: '',
    summary: 'the keys that tickets are signed with',
    run: async (call) => keyLines(await call(ticketsRoutes.keys)),
  },
  'rotate-ticket-key': {
    usage: '',
    summary: 'a new key signs from now on; tickets of the last one stay good',
    run: async (call) => keyLines(await call(ticketsRoutes.rotate)),
  },
  'withdraw-ticket-key': {
    usage: '<key>',
    summary: 'refuses tickets signed with this key; guests get others as soon as their device asks',
    run: async (call, [key = '']) => keyLines(await call(ticketsRoutes.withdrawKey, { params: { key } })),
  },
  'revoke-ticket': {
    usage: '<ticket number> [reason]',
    summary: `ends a ticket while its booking stands, and the guest gets another: ${REVOCATION_REASONS.join(', ')}`,
    async run(call, [id = '', reason = 'operator']) {
      const body = { reason: chosen(reason, REVOCATION_REASONS) };
      const { revoked, replacedBy } = await call(ticketsRoutes.revoke, { params: { id }, body });
      return `Ticket ${revoked} is no longer good, ${replacedBy} takes its place.`;
    },
  },
  'revoked-tickets': {
    usage: '',
    summary: 'the tickets of the voyage that are no longer good',
    async run(call) {
      const { revoked } = await call(ticketsRoutes.revoked);
      const lines = revoked.map(({ id, reason, at }) => `  ${id}  ${reason}  ${at}`);
      return [`${revoked.length} tickets are no longer good`, ...lines].join('\n');
    },
  },
  'export-tickets': {
    usage: '<folder>',
    summary: 'writes what a scanner without a network needs: the public keys and the tickets that ended',
    async run(call, [folder = '']) {
      const { keys, revoked } = await call(ticketsRoutes.lists);
      try {
        await mkdir(folder, { recursive: true });
        await replaceFile(join(folder, KEYS_FILE), keys);
        await replaceFile(join(folder, REVOKED_FILE), revoked);
      } catch {
        throw new PlainError(`${folder} cannot be written.`);
      }
      return `${keys.keys.length} keys and ${revoked.revoked.length} ended tickets are in ${folder}.`;
    },
  },
};
