import type { AllowedCheck, BlockedCode } from '#contract/conditions.ts';
import type { LocalText } from '#contract/text.ts';
import type { PmsStatus } from '#hub/partners/pms/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { hasFeature } from '#hub/shared/feature-flags.ts';

/** BD38; the portal has the same sentences under the same keys, for the clients that have none. */
export const BLOCKED_TEXTS: Readonly<Record<BlockedCode, LocalText & { defaultValue: string }>> = {
  blocked_account: {
    defaultValue: 'Your account is blocked. Booking is not possible, please contact reception.',
    de: 'Ihr Konto ist gesperrt. Eine Buchung ist nicht möglich, bitte wenden Sie sich an die Rezeption.',
    fr: 'Votre compte est bloqué. La réservation n’est pas possible, veuillez contacter la réception.',
  },
  blocked_account_booking_allowed: {
    defaultValue: 'Your account is blocked, please contact reception. You can still book.',
    de: 'Ihr Konto ist gesperrt, bitte wenden Sie sich an die Rezeption. Sie können weiterhin buchen.',
    fr: 'Votre compte est bloqué, veuillez contacter la réception. Vous pouvez toujours réserver.',
  },
  blocked_muster: {
    defaultValue: 'Please complete your muster first. Booking is not possible until then.',
    de: 'Bitte schließen Sie zuerst Ihre Sicherheitsübung ab. Bis dahin ist keine Buchung möglich.',
    fr: 'Veuillez d’abord terminer votre exercice de sécurité. La réservation n’est pas possible avant.',
  },
  blocked_muster_booking_allowed: {
    defaultValue: 'Please complete your muster. You can still book.',
    de: 'Bitte schließen Sie Ihre Sicherheitsübung ab. Sie können weiterhin buchen.',
    fr: 'Veuillez terminer votre exercice de sécurité. Vous pouvez toujours réserver.',
  },
};

/** BD37, BD38: which of the four messages fits; with both blocks the muster text wins. */
export function blockedCode(status: PmsStatus, bookingAllowed: boolean): BlockedCode | undefined {
  if (!status.isBlocked && !status.isBlockedForMuster) return undefined;
  const why = status.isBlockedForMuster ? 'blocked_muster' : 'blocked_account';
  return bookingAllowed ? `${why}_booking_allowed` : why;
}

/** BD37: may these accounts book? Costs nothing while none of them is blocked. */
export async function bookingAllowed(sql: Sql, accounts: readonly PmsStatus[]): Promise<AllowedCheck> {
  const blocked = accounts.filter((one) => one.isBlocked || one.isBlockedForMuster);
  const worst = blocked.find((one) => one.isBlockedForMuster) ?? blocked[0];
  if (!worst) return { allowed: true, messages: [] };
  const allowed = await hasFeature(sql, 'allowBookingWhenBlocked');
  const code = blockedCode(worst, allowed);
  return { allowed, messages: code ? [BLOCKED_TEXTS[code]] : [], code };
}
