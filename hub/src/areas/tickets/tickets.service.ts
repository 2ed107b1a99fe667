import type { Ticket } from '#contract/areas/tickets.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { ticketId, ticketMessage } from '#contract/ticket-text.ts';
import { type Booking, bookings } from '#hub/booking/bookings.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { type MeetingOnDeck, meetingsService } from './meetings.service.ts';
import { serials } from './revocations.service.ts';
import { ticketFacts } from './ticket.rules.ts';
import type { TicketKeysService } from './ticket-keys.service.ts';
import { ticketSigner } from './ticket-signature.ts';
import { ticketsStore } from './tickets.store.ts';

type TicketsHub = Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'booking' | 'settings'>;

/** The tickets of a guest and their party: made anew whenever they are asked for, the same as long as nothing changed. */
export function ticketsService(hub: TicketsHub, keys: TicketKeysService) {
  const { sql, pms } = hub;
  const meetings = meetingsService(hub);

  /** Writes and signs the tickets of these bookings. */
  async function codesOf(held: readonly Booking[], cabins: ReadonlyMap<string, string>) {
    const store = ticketsStore(sql);
    const [key, voyage, ended] = await Promise.all([
      keys.signing(),
      store.voyage(),
      store.revocationsOf(held.map(({ id }) => id)),
    ]);
    const signed = ticketSigner(key);
    const serialOf = serials(ended);
    return new Map(
      held.map((booking) => {
        const id = ticketId(booking.id, serialOf.get(booking.id) ?? 0);
        const cabin = cabins.get(booking.accountNumber) ?? '';
        const message = ticketMessage(ticketFacts(booking, { key: key.id, id, voyage, cabin }));
        return [booking.id, { id, code: `${message}/${signed(message)}` }];
      }),
    );
  }

  async function ofParty(party: BookingParty): Promise<Ticket[]> {
    const held = await bookings(sql).heldBy(party.id, party.self.accountNumber);
    if (held.length === 0) return [];
    const cabins = new Map(party.guests.map(({ accountNumber, cabin }) => [accountNumber, cabin]));
    const [codes, meetingOf] = await Promise.all([codesOf(held, cabins), meetings(held)]);
    return held.map((booking) => ({
      id: '',
      code: '',
      ...codes.get(booking.id),
      ...presentBooking(booking, cabins.get(booking.accountNumber)),
      ...presentMeeting(meetingOf(booking)),
    }));
  }

  return {
    /** BD2: a session without a party has none. */
    async ofSession(session: Session): Promise<Ticket[]> {
      const party = await findParty(pms, session);
      return party ? ofParty(party) : [];
    },
  };
}

function presentBooking(booking: Booking, cabin: string | undefined): Omit<Ticket, 'id' | 'code'> {
  const { accountNumber, firstName, lastName, trip } = booking;
  return {
    bookingId: booking.id,
    bookingReference: booking.reference,
    kind: booking.kind,
    objectId: booking.objectId,
    name: booking.name,
    guest: { accountNumber, firstName: firstName ?? '', lastName: lastName ?? '', cabin },
    persons: booking.persons,
    price: toWire(booking.price),
    date: toHubDate(dayOf(booking.startsAt)),
    fromTime: timeOf(booking.startsAt),
    toTime: booking.hasEnd ? timeOf(booking.endsAt) : undefined,
    port: trip?.port?.name ?? trip?.destination?.name,
  };
}

function presentMeeting(meeting: MeetingOnDeck | undefined): Partial<Ticket> {
  const { meetingPoint, bring, wayfinderProfileId, deck } = meeting ?? {};
  return {
    meetingPoint: meetingPoint ?? undefined,
    bring: bring ?? undefined,
    deck: deck ?? undefined,
    wayfinderProfile: wayfinderProfileId ? { id: wayfinderProfileId } : undefined,
  };
}
