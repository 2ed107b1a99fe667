import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './NotFoundPage.module.css';

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <section className={styles.page} role="alert">
      <h1>{t('page_failed')}</h1>
      <p>{t('page_failed_help')}</p>
      <button type="button" onClick={onRetry}>
        {t('try_again')}
      </button>
    </section>
  );
}
