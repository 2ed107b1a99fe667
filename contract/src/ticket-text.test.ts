import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { readTicket, type TicketFacts, ticketId, ticketIdParts, ticketMessage } from './ticket-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('base 32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %j, and back', (plain, coded) => {
    expect(toBase32(bytes(plain))).toBe(coded);
    expect(fromBase32(coded)).toEqual(bytes(plain));
  });

  it.each(['M', 'MZ1', 'mzxw6', 'MZ=', 'MZ', 'MZXW6YR', 'MZXW6A'])('%j is what nobody writes', (text) => {
    expect(fromBase32(text)).toBeUndefined();
  });
});

const FACTS: TicketFacts = {
  key: 'K7QA',
  id: '1042-1',
  voyage: '3',
  kind: 'excursion',
  unit: '57',
  code: 'LIS01',
  startsAt: '2026-06-17 09:00',
  who: 'CH',
  persons: 1,
  cabinCheck: 'A7',
};
const MESSAGE = 'GW1/K7QA/1042-1/3/E57/LIS01/202606170900/CH/1/A7';
const SIGNATURE = toBase32(new Uint8Array(64).fill(7));

describe('a ticket', () => {
  it('is one short line of what QR codes hold best', () => {
    expect(ticketMessage(FACTS)).toBe(MESSAGE);
    expect(`${MESSAGE}/${SIGNATURE}`).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
  });

  it.each([
    ['as it was written', `${MESSAGE}/${SIGNATURE}`],
    ['typed in small letters, with stray space', ` ${MESSAGE}/${SIGNATURE}\n`.toLowerCase()],
  ])('is read %s', (_, text) => {
    expect(readTicket(text)).toEqual({ facts: FACTS, message: MESSAGE, signature: new Uint8Array(64).fill(7) });
  });

  it('has no code where the operator has none', () => {
    expect(readTicket(`${ticketMessage({ ...FACTS, code: '' })}/${SIGNATURE}`)?.facts.code).toBe('');
  });

  it.each([
    ['nothing', ''],
    ['another text', 'https://example.com/ticket'],
    ['no signature', MESSAGE],
    ['a short signature', `${MESSAGE}/${SIGNATURE.slice(8)}`],
    ['a long signature', `${MESSAGE}/${SIGNATURE}AAAAAAAA`],
    ['another version', `${MESSAGE.replace('GW1', 'GW2')}/${SIGNATURE}`],
    ['a field too many', `${MESSAGE}/X/${SIGNATURE}`],
    ['an unknown kind', `${MESSAGE.replace('E57', 'Z57')}/${SIGNATURE}`],
    ['a start that is none', `${MESSAGE.replace('202606170900', '2026')}/${SIGNATURE}`],
    ['a flood', `${MESSAGE}/${SIGNATURE.repeat(1000)}`],
  ])('is not %s', (_, text) => {
    expect(readTicket(text)).toBeUndefined();
  });

  it.each([
    ['1042', { bookingId: '1042', serial: 0 }],
    [' 1042-3 ', { bookingId: '1042', serial: 3 }],
    ['', undefined],
    ['1042-', undefined],
    ['x1', undefined],
    ['9'.repeat(19), undefined],
  ])('the id %j is %j', (id, parts) => {
    expect(ticketIdParts(id)).toEqual(parts);
    if (parts) expect(ticketId(parts.bookingId, parts.serial)).toBe(id.trim());
  });
});
