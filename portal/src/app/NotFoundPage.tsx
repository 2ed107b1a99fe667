import { Link } from 'react-router';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './NotFoundPage.module.css';

/** A95 */
export function NotFoundPage() {
  const t = useT();
  return (
    <section className={styles.page}>
      <h1>{t('page_not_found')}</h1>
      <p>{t('page_not_found_help')}</p>
      <Link to="/">{t('to_home')}</Link>
    </section>
  );
}
