import { Link, useLocation } from 'react-router';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import styles from './Footer.module.css';

export function Footer() {
  const { t, choose, language } = useTranslation();
  const { languages } = useConfiguration();
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      {pathname !== '/' && <Link to="/">{t('footer_home')}</Link>}
      {languages.length > 1 &&
        languages.map(({ code, name }) => (
          <button type="button" key={code} aria-pressed={code === language} onClick={() => choose(code)}>
            {name}
          </button>
        ))}
    </footer>
  );
}
