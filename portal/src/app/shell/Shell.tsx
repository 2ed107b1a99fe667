import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { useSessionLost } from './use-session-lost.ts';

/** Header, page, footer, and what runs beside every page. */
export function Shell() {
  const t = useT();
  const { key } = useLocation();
  useSessionLost();
  useEffect(() => {
    if (key) window.scrollTo(0, 0); // A112
  }, [key]);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
