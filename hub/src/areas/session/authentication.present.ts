import type { Authentication } from '#contract/areas/session.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';

export function fullName(guest: Pick<PmsGuest, 'firstName' | 'lastName'>): string {
  return `${guest.firstName} ${guest.lastName}`;
}

/** AD24 */
export function passengerAuthentication(sessionId: string, lead: PmsGuest): Authentication {
  return {
    sessionId,
    isAuthenticated: true,
    errorMessage: null,
    bookingReference: lead.bookingReference,
    sessionType: 'Passenger',
    sessionName: fullName(lead),
    pms: null,
  };
}

/** AD29: `information` is a JSON text. A guest who must change the PIN first is not authenticated yet (A196). */
export function pmsAuthentication(
  sessionId: string,
  guest: PmsGuest,
  pms: string,
  isPinChangeRequired: boolean,
): Authentication {
  const information = JSON.stringify({ isPinChangeRequired, embarkDate: toHubDate(guest.embarkDay) });
  return {
    sessionId,
    isAuthenticated: !isPinChangeRequired,
    errorMessage: null,
    bookingReference: guest.bookingReference,
    sessionType: 'RemotePms',
    sessionName: fullName(guest),
    pms: { name: pms, information },
  };
}
