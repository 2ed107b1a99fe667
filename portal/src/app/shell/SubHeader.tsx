import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { Link } from '#portal/shared/router/Link.tsx';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import styles from './Header.module.css';
import {
  awaitsVideoLanguages,
  canLogOut,
  offersVideoLanguages,
  photoBasketTotal,
  subHeaderName,
} from './header.rules.ts';

/** A132-A138, AD16: absent when it has nothing to show. */
export function SubHeader() {
  const t = useT();
  const { price } = useFormats();
  const { store } = usePortal();
  const authentication = useGroup('authentication');
  const name = subHeaderName(authentication);
  const basketTotal = photoBasketTotal(useGroup('photo'));
  const seanet = useGroup('seanet');
  const { pathname } = useLocation();
  const { kind, pms } = useConfiguration();
  const hasLists = kind === 'App';
  const hasLanguages = offersVideoLanguages(seanet);
  const isLeaving = canLogOut(authentication, pms.pms);
  // A row that was kept for an answer stays until the guest goes on, whatever the answer is.
  const [keptAt, setKeptAt] = useState<string>();
  if (keptAt !== pathname && awaitsVideoLanguages(seanet, pathname, hasLists)) setKeptAt(pathname);
  const isShown = name || basketTotal !== undefined || hasLanguages || isLeaving;
  if (!isShown && keptAt !== pathname) return null;
  return (
    <div className={styles.sub}>
      <p className={styles.name}>{name}</p>
      {hasLanguages && (
        <button
          type="button"
          className={styles.action}
          onClick={() => patchGroup(store, 'seanet', { showLocales: true })}
        >
          <Languages aria-hidden="true" />
          {t('header_video_language')}
        </button>
      )}
      {basketTotal !== undefined && (
        <Link
          className={styles.action}
          to="/photomatch/cart"
          aria-label={t('header_basket', { total: price(basketTotal) })}
        >
          <ShoppingBag aria-hidden="true" />
          {price(basketTotal)}
        </Link>
      )}
      {isLeaving && <LogOutButton />}
    </div>
  );
}

/** A224-A228 */
function LogOutButton() {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    await logOut(portal);
    navigate('/');
  };
  return (
    <button type="button" className={styles.action} disabled={isBusy} onClick={leave}>
      <LogOut aria-hidden="true" />
      {t('header_logout')}
    </button>
  );
}
