import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './StartScreen.module.css';

/** Until configuration, look and texts are there; the kit does not know the guest yet. */
export function StartScreen() {
  const t = useT();
  return (
    <div className={styles.screen} role="status" data-loading>
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.label}>{t('loading')}</span>
    </div>
  );
}
