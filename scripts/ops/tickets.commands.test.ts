import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TicketKey } from '#contract/areas/tickets.ts';
import { type TicketFacts, ticketMessage } from '#contract/ticket-text.ts';
import { cabinCheck } from '#hub/areas/tickets/ticket.rules.ts';
import { newTicketKey, ticketSigner } from '#hub/areas/tickets/ticket-signature.ts';
import type { CallOps, OpsCall } from '#scripts/ops-client.ts';
import { runOps } from '#scripts/ops-commands.ts';
import { KEYS_FILE, REVOKED_FILE, ticketVerdict } from '#scripts/ticket-verdict.ts';
import { ashoreLines, gateScansOf, scannedLine } from './tickets.commands.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-gate-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a file of scans has a line each, with a heading or none, and the scanner’s own time or none', () => {
  const text = 'Ticket;way;time\r\nGW1/A;Off;2026-11-15T17:04:00+01:00\r\n\r\n1042;on\n';
  expect(gateScansOf(text)).toEqual([
    { ticket: 'GW1/A', direction: 'off', scannedAt: '2026-11-15T16:04:00.000Z' },
    { ticket: '1042', direction: 'on' },
  ]);
});

it.each(['1042', '1042,up', '1042,off,four o’clock', '1042,on\n,off'])('%j names the line that is no scan', (text) => {
  expect(() => gateScansOf(text)).toThrow(/^Line \d is no scan/);
});

it('a scan is told in one line', () => {
  const scanned = {
    ticket: '1042',
    accountNumber: '10001',
    name: 'Claudia Hartmann',
    what: { en: 'Alfama on foot' },
    direction: 'off' as const,
    scannedAt: '2026-11-15T08:04:00.000Z',
    isRepeat: false,
  };
  expect(scannedLine(scanned)).toBe(
    'Claudia Hartmann (ticket 1042, Alfama on foot) is ashore since 2026-11-15T08:04:00.000Z',
  );
  expect(scannedLine({ ...scanned, direction: 'on', isRepeat: true, remark: 'revoked' })).toBe(
    'Claudia Hartmann (ticket 1042, Alfama on foot) is on board, as was known; but the ticket: revoked',
  );
});

it('who is ashore is a number and a line each', () => {
  const guest = {
    accountNumber: '10001',
    name: 'Claudia Hartmann',
    cabin: '7001',
    since: '2026-11-15T08:04:00.000Z',
    ticket: '1042',
    what: 'Alfama on foot',
    code: 'LIS01',
    backBy: '15/11/2026 12:00',
    isOverdue: true,
  };
  expect(ashoreLines({ at: 'now', guests: [guest, { ...guest, backBy: null, code: null, isOverdue: false }] })).toBe(
    [
      'now: 2 ashore, 1 overdue',
      '  10001  cabin 7001  Claudia Hartmann  LIS01 Alfama on foot, back by 15/11/2026 12:00  OVERDUE',
      '  10001  cabin 7001  Claudia Hartmann  Alfama on foot',
    ].join('\n'),
  );
  expect(ashoreLines({ at: 'now', guests: [] })).toBe('now: 0 ashore');
});

it('a long file goes in several calls, and their answers are one', async () => {
  const file = join(folder, 'scans.csv');
  await writeFile(file, Array.from({ length: 1_500 }, (_, n) => `${n},off`).join('\n'));
  const sizes: number[] = [];
  const call = (async (_: unknown, { body }: OpsCall) => {
    sizes.push((body as { scans: unknown[] }).scans.length);
    return { scanned: [{ isRepeat: false }, { isRepeat: true }], refused: [{ ticket: '7', reason: 'revoked' }] };
  }) as CallOps;
  expect(await runOps(call, ['scans', file])).toBe(
    ['2 scans are new, 2 were known.', 'Not taken: 7: revoked', 'Not taken: 7: revoked'].join('\n'),
  );
  expect(sizes).toEqual([1_000, 500]);
});

describe('a scanner without a network', () => {
  const pair = newTicketKey();
  const facts = (over: Partial<TicketFacts> = {}): TicketFacts => ({
    key: pair.id,
    id: '1042',
    voyage: '3',
    kind: 'excursion',
    unit: '57',
    code: 'LIS01',
    startsAt: '2026-06-17 09:00',
    who: 'CH',
    persons: 1,
    cabinCheck: cabinCheck('1042', '7001'),
    ...over,
  });
  const write = (over: Partial<TicketFacts> = {}) => {
    const message = ticketMessage(facts(over));
    return `${message}/${ticketSigner(pair)(message)}`;
  };
  const key: TicketKey = { id: pair.id, publicKey: pair.publicKey, madeAt: '2026-06-01T00:00:00Z' };
  const asOf = '2026-06-16T20:00:00Z';

  it('gets its lists as two whole files', async () => {
    const revoked = [{ id: '99', reason: 'cancelled', at: asOf }];
    const call = (async () => ({
      keys: { voyage: '3', asOf, keys: [key] },
      revoked: { voyage: '3', asOf, revoked },
    })) as unknown as CallOps;
    const gate = join(folder, 'gate');
    expect(await runOps(call, ['export-tickets', gate])).toBe(`1 keys and 1 ended tickets are in ${gate}.`);
    expect((await readdir(gate)).toSorted()).toEqual([KEYS_FILE, REVOKED_FILE]);

    expect(await ticketVerdict(gate, write(), '7001')).toEqual({
      isGood: true,
      line: `GOOD: ticket 1042, excursion LIS01, 2026-06-17 09:00 ship time, CH; list as of ${asOf}`,
    });
    expect(await ticketVerdict(gate, write().replace('/CH/', '/XX/'))).toEqual({
      isGood: false,
      line: expect.stringMatching(/^REFUSED \(tampered\)/),
    });
    expect(await ticketVerdict(gate, write({ id: '99' }))).toEqual({
      isGood: false,
      line: `REFUSED (revoked): cancelled, ${asOf}`,
    });
  });

  it('says what is wrong with its lists', async () => {
    await expect(ticketVerdict(folder, write())).rejects.toThrow('export-tickets');
    await writeFile(join(folder, KEYS_FILE), '{"keys": 1');
    await expect(ticketVerdict(folder, write())).rejects.toThrow('is not what');
  });
});
