import QrCode from 'lucide-react/icons/qr-code';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { ticketPath } from './ticket-paths.ts';
import { guestName, ticketsOf } from './tickets.rules.ts';
import { useTickets } from './use-tickets.ts';

/** The way from a booking to its ticket; nothing where there is none. */
export function TicketLink({ bookingId }: { bookingId: string | undefined }) {
  const t = useT();
  const { data } = useTickets({ quietly: true });
  const [ticket] = ticketsOf(data ?? [], { bookingId });
  if (!ticket) return null;
  return (
    <LinkButton
      small
      kind="secondary"
      to={ticketPath(ticket.id)}
      icon={<QrCode aria-hidden="true" />}
      aria-label={t('ticket_named', { name: guestName(ticket) })}
    >
      {t('ticket_title')}
    </LinkButton>
  );
}
