import { photosRoutes } from '#contract/areas/photos.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Consent.module.css';

const KINDS = ['faceVectors', 'matches', 'tickets', 'refusals', 'basketPhotos'] as const;

/** What the opt-out deleted, in numbers that the guest can hold the ship to. */
export function ConsentReceipt() {
  const t = useT();
  const formats = useFormats();
  const receipt = useHub(photosRoutes.consentDetails).data?.receipt;
  if (!receipt) return null;
  const { number, date, time, deleted, keptOrders } = receipt;
  return (
    <section className={styles.receipt}>
      <h3>{t('photos_receipt_title', { number })}</h3>
      <p className={styles.small}>
        {t('photos_receipt_when', { date: formats.hubDate(date), time: formats.time(time) })}
      </p>
      <dl>
        {KINDS.filter((kind) => deleted[kind] > 0 || kind === 'faceVectors' || kind === 'matches').map((kind) => (
          <div key={kind}>
            <dt>{t(`photos_receipt_${kind}`)}</dt>
            <dd>{deleted[kind]}</dd>
          </div>
        ))}
        {keptOrders > 0 && (
          <div>
            <dt>{t('photos_receipt_kept')}</dt>
            <dd>{keptOrders}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
