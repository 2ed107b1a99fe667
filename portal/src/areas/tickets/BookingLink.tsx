import type { ReactNode } from 'react';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { ticketPath } from './ticket-paths.ts';
import { ticketsOf } from './tickets.rules.ts';
import { useTickets } from './use-tickets.ts';

interface BookingLinkProps {
  /** Of the appointment. */
  id: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Leads to what an appointment is: its ticket where there is one, else the bookings. */
export function BookingLink({ id, className, children }: BookingLinkProps) {
  const tickets = useTickets({ quietly: true }).data ?? [];
  const bookingId = id?.split('-').at(-1); // `excursion-1042`
  const [ticket] = bookingId ? ticketsOf(tickets, { bookingId }) : [];
  return (
    <PortalLink to={ticket ? ticketPath(ticket.id) : '/my_onboard_bookings'} className={className}>
      {children}
    </PortalLink>
  );
}
