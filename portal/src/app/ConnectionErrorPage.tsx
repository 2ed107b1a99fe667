import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './ConnectionErrorPage.module.css';

/** A30-A32: takes the place of the portal while there is no configuration. */
export function ConnectionErrorPage({ line }: { line?: string }) {
  const t = useT();
  return (
    <main className={styles.page}>
      <h1>{t('server_connection_error')}</h1>
      <p role="alert">{line ?? t('could_not_fetch_configuration')}</p>
      <p className={styles.quiet}>{t('configuration_retry')}</p>
    </main>
  );
}
