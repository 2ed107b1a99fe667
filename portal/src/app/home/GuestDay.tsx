import Mail from 'lucide-react/icons/mail';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Ticket from 'lucide-react/icons/ticket';
import { useEffect } from 'react';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import type { ContentEvent } from '#contract/areas/content.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { useBasket } from '#portal/areas/basket/use-basket.ts';
import { NextBooking } from '#portal/areas/bookings/NextBooking.tsx';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMusterDue } from '#portal/shared/muster/use-muster-due.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import styles from './GuestDay.module.css';
import { myDay } from './my-day.rules.ts';
import { useIsCalled } from './use-is-called.ts';
import { useUnread } from './use-unread.ts';

interface GuestDayProps {
  /** Ship time. */
  now: { day: IsoDay; time: string };
  schedule?: Schedule;
  events: readonly ContentEvent[];
  /** Port or programme are still on their way, or something else that stands above. */
  isWaiting: boolean;
  /** Told once everything above the modules is known. */
  onKnown: () => void;
}

/** A guest's own day: the ways that matter with their counts, and the timeline. All calls start at once. */
export function GuestDay({ now, schedule, events, isWaiting, onKnown }: GuestDayProps) {
  const t = useT();
  const isCalled = useIsCalled();
  const appointments = useHub(bookingsRoutes.appointments, undefined, { quietly: true });
  const { hasMessages, isKnown: areMessagesKnown, unread } = useUnread();
  // Fetched once, with or without success: parts below that read the same again must not take themselves away.
  const isKnown = appointments.isFetched && areMessagesKnown;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  const items = myDay({ now, schedule, events, appointments: appointments.data ?? [], isCalled });
  const { isDue } = useMusterDue();
  const isBookedToday = items.some(({ kind }) => kind === 'booked');
  if (!isKnown || isWaiting) return null;
  return (
    <>
      <Ways unread={hasMessages ? unread.length : undefined} />
      {(items.length > 0 || isDue) && <DayTimeline items={items} title={t('home_my_day')} isMusterDue={isDue} />}
      {!isBookedToday && <NextBooking now={now} />}
    </>
  );
}

/** The best place belongs to what guests do: basket, bookings, messages. */
function Ways({ unread }: { unread: number | undefined }) {
  const t = useT();
  const basket = useBasket();
  return (
    <nav className={styles.ways} aria-label={t('home_ways')}>
      {basket && (
        <LinkButton small to="/basket" icon={<ShoppingBasket aria-hidden="true" />}>
          {t('home_basket', { n: basket.excursions })}
        </LinkButton>
      )}
      <LinkButton kind="secondary" small to="/my_onboard_bookings" icon={<Ticket aria-hidden="true" />}>
        {t('home_bookings')}
      </LinkButton>
      {unread !== undefined && (
        <LinkButton kind="secondary" small to="/cabinmessages" icon={<Mail aria-hidden="true" />}>
          {unread > 0 ? t('home_messages_unread', { n: unread }) : t('home_messages')}
        </LinkButton>
      )}
    </nav>
  );
}
