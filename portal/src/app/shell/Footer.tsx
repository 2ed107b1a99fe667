import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Link } from '#portal/shared/router/Link.tsx';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import styles from './Footer.module.css';
import { footerAt } from './footer.rules.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { ReachControl } from './ReachControl.tsx';

/** A139-A150, AD17: the dashboard has the languages alone, other pages back, home and reach as well. */
export function Footer() {
  const { pathname } = useLocation();
  const { kind, languages, enableDisabilityMode } = useConfiguration();
  const type = footerAt(pathname, kind, useGroup('navigation').footerType);
  const hasLanguages = languages.length >= 2; // A139, A140
  if (type === 'none' || (type === 'dashboard' && !hasLanguages)) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        {type === 'standard' && <BackAndHome />}
        {type === 'standard' && enableDisabilityMode && <ReachControl />}
        {hasLanguages && <LanguagePicker />}
      </div>
    </footer>
  );
}

/** A143, A144, AD17: back leads home when the portal was entered on this page. */
function BackAndHome() {
  const t = useT();
  const navigate = useNavigate();
  const goBack = () => {
    const step = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (step > 0) navigate(-1);
    else navigate('/');
  };
  return (
    <nav className={styles.ways}>
      <button type="button" className={styles.action} onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
        <span className={styles.word}>{t('footer_back')}</span>
      </button>
      <Link className={styles.action} to="/">
        <House aria-hidden="true" />
        <span className={styles.word}>{t('footer_home')}</span>
      </Link>
    </nav>
  );
}
