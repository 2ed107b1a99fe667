import type { LocalText } from '#contract/text.ts';
import { BookedFacts } from '#portal/areas/tickets/BookedFacts.tsx';
import { TicketLinks } from '#portal/areas/tickets/TicketLinks.tsx';
import { CalendarLink } from '#portal/shared/booking/CalendarLink.tsx';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';
import { type ChosenSlot, useSlotWords } from './use-slot-words.ts';
import styles from './Wizard.module.css';

export interface BookedSlot {
  objectId: string;
  /** In every language of the hub: the guest may switch while reading. */
  title: LocalText;
  slot: ChosenSlot;
  reference: string;
}

/** B219, and what a guest wants to know next: where it is, what to bring, the ticket and the calendar. */
export function SlotBookedView({ objectId, slot, reference }: BookedSlot) {
  const t = useT();
  const summary = useSlotWords(slot);
  const ref = useIntoView<HTMLDivElement>();
  const booked = { reference, objectId };
  return (
    <div className={styles.booked} ref={ref}>
      <Notice tone="success" title={t('tac_booked_title')}>
        <p>{summary}</p>
        <p>
          {t('tac_reference')}: <strong className={styles.reference}>{reference}</strong>
        </p>
      </Notice>
      <BookedFacts booked={booked} show={[]} />
      <TicketLinks booked={booked} />
      <div className={styles.ways}>
        <LinkButton to="/my_onboard_bookings">{t('tac_to_bookings')}</LinkButton>
        <CalendarLink />
      </div>
    </div>
  );
}
