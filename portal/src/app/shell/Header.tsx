import MapIcon from 'lucide-react/icons/map';
import Search from 'lucide-react/icons/search';
import { useConfiguration, useLook } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { usePortalTitle } from '#portal/shared/page-title.ts';
import { Link } from '#portal/shared/router/Link.tsx';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { Clock } from './Clock.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SubHeader } from './SubHeader.tsx';

const BasketButton = lazyPart(() =>
  import('#portal/areas/basket/BasketButton.tsx').then((module) => module.BasketButton),
);

/** A127-A131, AD16; CD47: the button of the ship map */
export function Header() {
  const t = useT();
  const title = usePortalTitle();
  const { headerStyle } = useLook();
  const isLoggedIn = useIsLoggedIn();
  const isScreen = useIsScreen();
  const { enableClock, enableWayfinder, isSignage, extensions } = useConfiguration();
  return (
    <header className={styles.header} data-style={headerStyle}>
      <div className={styles.bar}>
        {isScreen ? (
          <span className={styles.home}>
            <Logo />
          </span>
        ) : (
          <Link to="/" className={styles.home} aria-label={t('header_home')}>
            <Logo />
          </Link>
        )}
        <p className={styles.title}>{title}</p>
        {extensions.has('search') && !isSignage && (
          <Link to="/search" className={styles.map} aria-label={t('search_title')}>
            <Search aria-hidden="true" />
          </Link>
        )}
        {isLoggedIn && !isSignage && <BasketButton />}
        {enableWayfinder && !isSignage && (
          <Link to="/wayfinder" className={styles.map} aria-label={t('wayfinder_title')}>
            <MapIcon aria-hidden="true" />
          </Link>
        )}
        {enableClock && <Clock />}
      </div>
      {!isScreen && <SubHeader />}
    </header>
  );
}
