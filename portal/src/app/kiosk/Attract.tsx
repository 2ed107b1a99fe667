import Hand from 'lucide-react/icons/hand';
import { HomeScreen } from '#portal/app/home/HomeScreen.tsx';
import { signageAddress } from '#portal/app/idle/idle.rules.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import styles from './Attract.module.css';
import { useLeftAlone } from './use-left-alone.ts';

/** A kiosk that nobody uses shows the port, all on board and what is next; a touch begins. */
export function Attract() {
  const { device } = useConfiguration();
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const isAtHome = pathname === '/' || pathname === signageAddress(device.hub?.signageHostname, location.protocol);
  const { isAlone, wake } = useLeftAlone();
  return isAlone && isAtHome && !isLoggedIn ? <Invitation onTouch={wake} /> : null;
}

function Invitation({ onTouch }: { onTouch: () => void }) {
  const t = useT();
  return (
    <div className={styles.attract}>
      <HomeScreen />
      <button type="button" className={styles.begin} onClick={onTouch}>
        <Hand aria-hidden="true" />
        {t('kiosk_touch_to_begin')}
      </button>
    </div>
  );
}
