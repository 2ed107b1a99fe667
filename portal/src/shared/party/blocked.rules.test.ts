import { describe, expect, it } from 'vitest';
import { en } from '#portal/texts/en.ts';
import { blockedText, mayBookWith } from './blocked.rules.ts';

describe('a blocked account', () => {
  const muster = { isBlockedForMuster: true };
  const account = { isBlocked: true };
  it.each([
    [account, false, 'blocked_account', false],
    [account, true, 'blocked_account_booking_allowed', true],
    [muster, false, 'blocked_muster', false],
    [muster, true, 'blocked_muster_booking_allowed', true],
    [{ ...account, ...muster }, false, 'blocked_muster', false],
    [{}, false, undefined, true],
    [undefined, false, undefined, true],
  ])('[B154 B157] %j, booking allowed %s: %s', (status, allowed, text, mayBook) => {
    expect(blockedText(status, allowed)).toBe(text);
    expect(mayBookWith(status, allowed)).toBe(mayBook);
  });

  it.each([
    [account, false, 'Your account is blocked. Booking is not possible, please contact reception.'],
    [account, true, 'Your account is blocked, please contact reception. You can still book.'],
    [muster, false, 'Please complete your muster first. Booking is not possible until then.'],
    [muster, true, 'Please complete your muster. You can still book.'],
  ])('[B157] [BD38] %j, booking allowed %s, reads: %s', (status, allowed, words) => {
    const key = blockedText(status, allowed);
    expect(key && en[key]).toBe(words);
  });
});
