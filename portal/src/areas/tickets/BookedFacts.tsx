import Backpack from 'lucide-react/icons/backpack';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import type { Ticket } from '#contract/areas/tickets.ts';
import { PlaceOnMap } from '#portal/areas/wayfinder/PlaceOnMap.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { type Fact, FactRow } from '#portal/shared/ui/FactRow.tsx';
import { type Booked, companionsOf, guestName, ticketsOf } from './tickets.rules.ts';
import { useTickets } from './use-tickets.ts';

/** What the page does not say itself. */
export type Shown = 'time' | 'who' | 'price';

/** Where to meet, until when, who comes and what to bring, for a booking that stands in a list. */
export function BookedFacts({ booked, show }: { booked: Booked; show: readonly Shown[] }) {
  const { data } = useTickets({ quietly: true });
  const tickets = ticketsOf(data ?? [], booked);
  const [first] = tickets;
  return first ? <TicketFacts tickets={tickets} company={companionsOf(data ?? [], first)} show={show} /> : null;
}

interface TicketFactsProps {
  /** All of one thing at one time. */
  tickets: readonly Ticket[];
  /** Those of the party who go there too, and they themselves. */
  company: readonly Ticket[];
  show: readonly Shown[];
}

/** The same for tickets that are at hand. */
export function TicketFacts({ tickets, company, show }: TicketFactsProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const [ticket] = tickets;
  if (!ticket) return null;
  const times = [ticket.fromTime, ticket.toTime].filter((time) => !!time).map((time) => formats.time(time ?? ''));
  const price = company.reduce((sum, one) => sum + one.price, 0);
  const fact = (isShown: unknown, one: Fact): Fact[] => (isShown ? [one] : []);
  const facts = [
    ...fact(show.includes('time'), {
      name: t('ticket_time'),
      icon: <Clock aria-hidden="true" />,
      value: times.join(' – '),
    }),
    ...fact(ticket.meetingPoint, {
      name: t('ticket_meet'),
      icon: <MapPin aria-hidden="true" />,
      value: <MeetingPoint ticket={ticket} />,
    }),
    ...fact(show.includes('who'), {
      name: t('ticket_who'),
      icon: <Users aria-hidden="true" />,
      value: <Who tickets={company} />,
    }),
    ...fact(ticket.bring, {
      name: t(ticket.kind === 'excursion' ? 'ticket_bring' : 'bookable_just_to_know'),
      icon: <Backpack aria-hidden="true" />,
      value: text(ticket.bring),
    }),
    ...fact(show.includes('price') && ticket.kind === 'excursion', {
      name: t('ticket_price'),
      icon: <Tag aria-hidden="true" />,
      value: formats.priceOrFree(price),
    }),
  ];
  return <FactRow facts={facts} />;
}

/** The words of the operator, and the way there on board: to the gangway for what meets on the pier. */
function MeetingPoint({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const text = useText();
  const { meetingPoint, deck, wayfinderProfile } = ticket;
  const place = text(meetingPoint);
  const onDeck = deck ? t('ticket_deck', { n: String(deck) }) : '';
  // Many operators write the deck into the place.
  const isSaid = onDeck === '' || place.toLowerCase().includes(onDeck.toLowerCase());
  return (
    <>
      <PlaceOnMap name={place} profile={wayfinderProfile?.id} />
      {!isSaid && ` · ${ticket.kind === 'excursion' ? t('ticket_leave', { deck: onDeck }) : onDeck}`}
    </>
  );
}

function Who({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useT();
  const persons = tickets.reduce((sum, { persons: own }) => sum + own, 0);
  if (persons > tickets.length) return t('ticket_persons', { n: String(persons) });
  return tickets.map(guestName).join(', ');
}
