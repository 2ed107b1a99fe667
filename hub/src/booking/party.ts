import type { Passenger } from '#contract/passenger.ts';
import type { Pms, PmsGuest } from '#hub/partners/pms/port.ts';
import type { Session } from '#hub/shared/sessions.ts';

/** The guests behind a session, and the one who is logged in. */
export interface BookingParty {
  id: string;
  /** The lead passenger first. */
  guests: readonly PmsGuest[];
  /** The session's own account; the lead passenger where a session has none. */
  self: PmsGuest;
}

/** BD2: the party behind the session; nothing for a session without one. */
export async function findParty(pms: Pms, session: Session): Promise<BookingParty | undefined> {
  if (session.partyId === null) return undefined;
  const guests = await pms.party(session.partyId);
  const self = guests.find((guest) => guest.accountNumber === session.accountNumber) ?? guests[0];
  return self && { id: session.partyId, guests, self };
}

/** The session's own account; the lead passenger's where a session has none. */
export async function accountOf(pms: Pms, session: Session): Promise<string | undefined> {
  return session.accountNumber ?? (await findParty(pms, session))?.self.accountNumber;
}

export function presentPassenger(guest: PmsGuest): Passenger {
  const { passengerId, firstName, lastName, type, lead, accountNumber } = guest;
  return { id: passengerId, firstName, lastName, type, lead, accountNumber };
}
