import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';
import styles from './Wizard.module.css';

export interface BookedSlot {
  objectId: string;
  title: string;
  /** For how many and when, in words. */
  summary: string;
  reference: string;
}

/** B219 */
export function SlotBookedView({ summary, reference }: Pick<BookedSlot, 'summary' | 'reference'>) {
  const t = useT();
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div className={styles.booked} ref={ref}>
      <Notice tone="success" title={t('tac_booked_title')}>
        <p>{summary}</p>
        <p>
          {t('tac_reference')}: <strong className={styles.reference}>{reference}</strong>
        </p>
      </Notice>
      <LinkButton to="/my_onboard_bookings">{t('tac_to_bookings')}</LinkButton>
    </div>
  );
}
