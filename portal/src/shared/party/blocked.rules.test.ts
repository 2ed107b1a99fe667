import { describe, expect, it } from 'vitest';
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
});
