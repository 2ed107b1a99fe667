import { PinPageLink } from '#portal/areas/session/PinPageLink.tsx';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import styles from './AccountPage.module.css';
import { Invoices } from './Invoices.tsx';

/** C263, C264 */
export function AccountPage() {
  const t = useT();
  usePageTitle(t('account_title'));
  const { sessionName, bookingReference } = useGroup('authentication');
  return (
    <div className={styles.page}>
      <h1>{t('account_title')}</h1>
      {sessionName && <p className={styles.name}>{sessionName}</p>}
      {bookingReference && (
        <p className={styles.booking}>
          {t('account_booking')} {bookingReference}
        </p>
      )}
      <section className={styles.charges}>
        <h2>{t('account_charges')}</h2>
        <Invoices />
      </section>
      <PinPageLink />
    </div>
  );
}
