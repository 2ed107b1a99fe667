import QrCode from 'lucide-react/icons/qr-code';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import styles from './Ticket.module.css';
import { ticketPath } from './ticket-paths.ts';
import { type Booked, guestName, ticketsOf } from './tickets.rules.ts';
import { useTickets } from './use-tickets.ts';

/** A way to the ticket of each guest, by name; nothing where there are none. */
export function TicketLinks({ booked }: { booked: Booked }) {
  const t = useT();
  const { data } = useTickets({ quietly: true });
  const tickets = ticketsOf(data ?? [], booked);
  if (tickets.length === 0) return null;
  return (
    <ul className={styles.party}>
      {tickets.map((one) => (
        <li key={one.id}>
          <LinkButton small kind="secondary" to={ticketPath(one.id)} icon={<QrCode aria-hidden="true" />}>
            {t('ticket_named', { name: guestName(one) })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
