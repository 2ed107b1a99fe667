import type { Ticket } from '#contract/areas/tickets.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { QrPicture } from '#portal/shared/qr/QrPicture.tsx';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { TicketFacts } from './BookedFacts.tsx';
import styles from './Ticket.module.css';
import { ticketPath } from './ticket-paths.ts';
import { companionsOf, guestName } from './tickets.rules.ts';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useTickets } from './use-tickets.ts';

/** One ticket: its code as large as the phone allows, and below it what the guest is asked on the way. */
export function TicketPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { isOffered, data, isPending, isError, refetch } = useTickets();
  const ticket = data?.find((one) => one.id === id);
  if (!isOffered) return <NotFound />;
  if (isPending) return <LoadingOverlay />;
  if (isError) return <ErrorState title={t('ticket_error')} onRetry={() => refetch()} />;
  return ticket ? <Shown ticket={ticket} companions={companionsOf(data ?? [], ticket)} /> : <Gone />;
}

/** Cancelled, changed, or of somebody else: there is a way on to those that are good. */
function Gone() {
  const t = useT();
  usePageTitle(t('ticket_gone'));
  return (
    <EmptyState
      heading="h1"
      kind="bookings"
      title={t('ticket_gone')}
      action={<LinkButton to="/my_onboard_bookings">{t('ticket_to_bookings')}</LinkButton>}
    >
      {t('ticket_gone_help')}
    </EmptyState>
  );
}

function Shown({ ticket, companions }: { ticket: Ticket; companions: readonly Ticket[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { kind, extensions } = useConfiguration();
  const day = parseHubDate(ticket.date);
  const name = guestName(ticket);
  usePageTitle(`${text(ticket.name)}, ${name}`);
  useAwakeScreen(true);
  return (
    <article className={styles.ticket}>
      <header className={styles.head}>
        <p className={styles.kicker}>{t('ticket_title')}</p>
        <h1>{text(ticket.name)}</h1>
        <p className={styles.when}>
          <time dateTime={day && `${day}T${ticket.fromTime}`}>
            {day ? formats.words(day, 'long') : ticket.date} · {formats.time(ticket.fromTime)}
          </time>
          {ticket.port && ` · ${text(ticket.port)}`}
        </p>
      </header>
      <section className={styles.pass} aria-label={t('ticket_named', { name })}>
        <p className={styles.guest}>{name}</p>
        <div className={styles.code}>
          <QrPicture text={ticket.code} name={t('ticket_code', { name })} />
        </div>
        <p className={styles.number}>
          {t('ticket_number', { id: ticket.id })} · {ticket.bookingReference}
        </p>
      </section>
      {companions.length > 1 && <Party companions={companions} shown={ticket} />}
      <p>{t(ticket.kind === 'excursion' ? 'ticket_show_gangway' : 'ticket_show')}</p>
      <TicketFacts
        tickets={[ticket]}
        company={[ticket]}
        show={ticket.persons > 1 ? ['time', 'who', 'price'] : ['time', 'price']}
      />
      {kind === 'App' && extensions.has('offline') && <p className={styles.help}>{t('ticket_offline')}</p>}
      <p>
        <LinkButton kind="secondary" to="/my_onboard_bookings">
          {t('ticket_to_bookings')}
        </LinkButton>
      </p>
    </article>
  );
}

/** A family shows one code after the other, a press each. */
function Party({ companions, shown }: { companions: readonly Ticket[]; shown: Ticket }) {
  const t = useT();
  return (
    <nav aria-label={t('ticket_party')}>
      <ul className={styles.party}>
        {companions.map((one) => (
          <li key={one.id}>
            <PortalLink
              to={ticketPath(one.id)}
              className={styles.companion}
              aria-current={one.id === shown.id ? 'page' : undefined}
            >
              {one.guest.firstName}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
