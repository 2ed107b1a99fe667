import { Link } from 'react-router';
import { useConfiguration, useLook } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Header.module.css';

export function Header() {
  const t = useT();
  const text = useText();
  const { title } = useLook();
  const { profileLabel } = useConfiguration();
  return (
    <header className={styles.header}>
      <Link to="/" aria-label={t('header_home')}>
        {title ?? text(profileLabel)}
      </Link>
    </header>
  );
}
