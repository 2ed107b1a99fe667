import { describe, expect, it } from 'vitest';
import type { GateDirection, TicketKey, TicketRefusal } from '#contract/areas/tickets.ts';
import { type TicketFacts, ticketMessage } from '#contract/ticket-text.ts';
import { gateTicket, judgeScan } from './gate.rules.ts';
import { cabinCheck, initials, ticketCode } from './ticket.rules.ts';
import { checkTicket, type KnownTickets } from './ticket-check.ts';
import { keyId, newTicketKey, ticketSigner } from './ticket-signature.ts';

describe('what a ticket says', () => {
  it.each([
    ['Claudia', 'Hartmann', 'CH'],
    ['Élodie', 'Østergård', 'EO'],
    ['  ñuria', 'ß', 'NS'],
    ['明', 'Li', '-L'],
    [null, null, '--'],
  ])('of %j %j are the initials %s', (first, last, expected) => {
    expect(initials(first, last)).toBe(expected);
  });

  it.each([
    ['LIS01', 'LIS01'],
    ['lis 01/b', 'LIS01B'],
    [null, ''],
    ['X'.repeat(40), 'X'.repeat(16)],
  ])('of the code %j is %s', (code, expected) => {
    expect(ticketCode(code)).toBe(expected);
  });

  it('checks the cabin however it is typed, and another ticket of the cabin has another check', () => {
    expect(cabinCheck('1042', 'a 7001')).toBe(cabinCheck('1042', 'A7001'));
    const checks = Array.from({ length: 40 }, (_, id) => cabinCheck(String(id), '7001'));
    expect(new Set(checks).size).toBeGreaterThan(20);
    for (const check of checks) expect(check).toMatch(/^[0-9A-F]{2}$/);
  });
});

// RFC 8032, section 7.1, test 3: the message af82.
it('signs as the standard says', () => {
  const key = {
    privateKey: Buffer.from('c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7', 'hex').toString(
      'base64url',
    ),
    publicKey: Buffer.from('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025', 'hex').toString(
      'base64url',
    ),
  };
  expect(ticketSigner(key)('x')).toBe(ticketSigner(key)('x'));
  expect(keyId(key.publicKey)).toMatch(/^[A-Z2-7]{4}$/);
});

const pair = newTicketKey();
const other = newTicketKey();
const FACTS: TicketFacts = {
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
};
function write(over: Partial<TicketFacts> = {}, signer = pair): string {
  const message = ticketMessage({ ...FACTS, ...over });
  return `${message}/${ticketSigner(signer)(message)}`;
}
const key = (of = pair, over: Partial<TicketKey> = {}): TicketKey => ({
  id: of.id,
  publicKey: of.publicKey,
  madeAt: '2026-06-01T00:00:00Z',
  ...over,
});
const known = (over: Partial<KnownTickets> = {}): KnownTickets => ({
  voyage: '3',
  keys: [key(other), key()],
  revocationOf: (id) => (id === '99' ? { id, reason: 'cancelled', at: '2026-06-02T00:00:00Z' } : undefined),
  ...over,
});
const swapped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'B' ? 'C' : 'B') + text.slice(at + 1);

describe('a ticket is', () => {
  it.each<[string, string, Partial<KnownTickets>, string | undefined, TicketRefusal | 'good']>([
    ['good as it was signed', write(), {}, undefined, 'good'],
    ['good in small letters', write().toLowerCase(), {}, undefined, 'good'],
    ['good with the right cabin', write(), {}, '7001', 'good'],
    [
      'good of a key that retired',
      write(),
      { keys: [key(pair, { retiredAt: '2026-06-02T00:00:00Z' })] },
      undefined,
      'good',
    ],
    ['no ticket', 'hello', {}, undefined, 'unreadable'],
    ['of a key that nobody lists', write(), { keys: [key(other)] }, undefined, 'unknown_key'],
    ['of another key under this name', write({}, other), {}, undefined, 'tampered'],
    ['for another guest than was signed', write().replace('/CH/', '/XX/'), {}, undefined, 'tampered'],
    ['for more persons than were signed', write().replace('/CH/1/', '/CH/4/'), {}, undefined, 'tampered'],
    ['for another day than was signed', write().replace('20260617', '20260618'), {}, undefined, 'tampered'],
    ['changed in its signature', swapped(write(), write().length - 40), {}, undefined, 'tampered'],
    [
      'of a key that was withdrawn',
      write(),
      { keys: [key(pair, { withdrawnAt: '2026-06-02T00:00:00Z' })] },
      undefined,
      'key_withdrawn',
    ],
    ['of another voyage', write({ voyage: '2' }), {}, undefined, 'another_voyage'],
    ['ended', write({ id: '99' }), {}, undefined, 'revoked'],
    ['of another cabin', write(), {}, 'never', 'another_cabin'],
  ])('%s', (_, text, over, cabin, expected) => {
    const verdict = checkTicket(text, known(over), cabin);
    expect(verdict.isGood ? 'good' : verdict.reason).toBe(expected);
  });

  it('never believed with any one letter changed', () => {
    const text = write();
    for (let at = 0; at < text.length; at++) {
      const changed = swapped(text, at);
      expect(checkTicket(changed, known()).isGood, changed).toBe(false);
    }
  });
});

describe('at the gate', () => {
  it.each([
    ['a scanned ticket', write(), { id: '1042' }],
    ['a number typed by hand', ' 1042 ', { id: '1042' }],
    ['one that ended', write({ id: '99' }), { id: '99', problem: 'revoked' }],
    ['the number of one that ended', '99', { id: '99', problem: 'revoked' }],
    ['a forged one', write({}, other), { refused: 'tampered' }],
    ['anything else', 'hello', { refused: 'unreadable' }],
  ])('%s', (_, text, expected) => {
    expect(gateTicket(text, known())).toEqual(expected);
  });

  const late = '2026-06-17T09:00:00Z';
  it.each<[GateDirection, string | undefined, string, TicketRefusal | undefined, object]>([
    ['off', undefined, '2026-06-17', undefined, {}],
    ['on', undefined, '2026-06-17', undefined, {}],
    ['off', undefined, '2026-06-16', undefined, { refused: 'another_day' }],
    ['off', undefined, '2026-06-17', 'revoked', { refused: 'revoked' }],
    // Who comes back is back, whatever became of the ticket, and on whatever day.
    ['on', undefined, '2026-06-18', undefined, {}],
    ['on', undefined, '2026-06-17', 'revoked', { remark: 'revoked' }],
    // What a scanner tells later has happened.
    ['off', late, '2026-06-18', undefined, {}],
    ['off', late, '2026-06-17', 'revoked', { remark: 'revoked' }],
  ])('%s, told with the time %s, on %s, with the ticket %s', (direction, scannedAt, today, problem, expected) => {
    const booking = { kind: 'excursion' as const, startsAt: '2026-06-17 09:00:00' };
    expect(judgeScan({ direction, scannedAt }, booking, { problem, today })).toEqual(expected);
  });

  it('what is for on board leads nobody ashore', () => {
    const table = { kind: 'dining' as const, startsAt: '2026-06-17 19:00:00' };
    expect(judgeScan({ direction: 'off' }, table, { today: '2026-06-17' })).toEqual({ refused: 'not_ashore' });
  });
});
