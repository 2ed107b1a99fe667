import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './SpinnerOverlay.module.css';

/** A151: over the whole page while its data loads. */
export function SpinnerOverlay() {
  const t = useT();
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.label}>{t('loading')}</span>
    </div>
  );
}
