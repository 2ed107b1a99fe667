import type { BlockedCode } from '#contract/conditions.ts';

interface Blocks {
  isBlocked?: boolean;
  isBlockedForMuster?: boolean;
}

export type BlockedText = BlockedCode;

/** B157, BD38: four variants; with both blocks the muster text wins. */
export function blockedText(status: Blocks | undefined, bookingAllowed: boolean): BlockedText | undefined {
  if (status?.isBlockedForMuster) return bookingAllowed ? 'blocked_muster_booking_allowed' : 'blocked_muster';
  if (status?.isBlocked) return bookingAllowed ? 'blocked_account_booking_allowed' : 'blocked_account';
  return undefined;
}

export function mayBookWith(status: Blocks | undefined, bookingAllowed: boolean): boolean {
  return bookingAllowed || !(status?.isBlocked || status?.isBlockedForMuster);
}
