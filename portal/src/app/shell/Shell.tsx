import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { useDeviceReport } from '#portal/app/device-report/use-device-report.ts';
import { KioskIdleLogout } from '#portal/app/idle/KioskIdleLogout.tsx';
import { useIdleRedirect } from '#portal/app/idle/use-idle-redirect.ts';
import { Announcements } from '#portal/app/live/Announcements.tsx';
import { EmergencyTakeover } from '#portal/app/live/EmergencyTakeover.tsx';
import { useLive } from '#portal/app/live/use-live.ts';
import { ConsentBanner } from '#portal/app/page-views/ConsentBanner.tsx';
import { useExternalClicks } from '#portal/app/page-views/use-external-clicks.ts';
import { useRemoteReload } from '#portal/app/reload/use-remote-reload.ts';
import { usePassengerRefresh } from '#portal/app/startup/use-passenger-refresh.ts';
import { useWatchdog } from '#portal/app/watchdog/use-watchdog.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { useTouched } from '#portal/shared/screen/use-touched.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useFooterHeight } from './use-footer-height.ts';
import { useLargeText } from './use-large-text.ts';
import { useReconnect } from './use-reconnect.ts';
import { useSessionLost } from './use-session-lost.ts';
import { FilmLanguage, PlayingAudio } from './VideoExtras.tsx';

const ScreenKeyboard = lazy(() =>
  import('#portal/app/keyboard/ScreenKeyboard.tsx').then((module) => ({ default: module.ScreenKeyboard })),
);

const PhotoReading = lazy(() =>
  import('#portal/areas/photos/PhotoReading.tsx').then((module) => ({ default: module.PhotoReading })),
);

const PlaylistOutlet = lazy(() =>
  import('#portal/app/playlist/PlaylistOutlet.tsx').then((module) => ({ default: module.PlaylistOutlet })),
);
const SendLetters = lazy(() =>
  import('#portal/app/offline/SendLetters.tsx').then((module) => ({ default: module.SendLetters })),
);
const TakeAlong = lazy(() =>
  import('#portal/app/offline/TakeAlong.tsx').then((module) => ({ default: module.TakeAlong })),
);
const Attract = lazy(() => import('#portal/app/kiosk/Attract.tsx').then((module) => ({ default: module.Attract })));
const CardReader = lazy(() =>
  import('#portal/areas/session/CardReader.tsx').then((module) => ({ default: module.CardReader })),
);
const NewsMark = lazy(() =>
  import('#portal/areas/messages/NewsMark.tsx').then((module) => ({ default: module.NewsMark })),
);

/** Header, page, footer, and what runs beside every page. */
export function Shell() {
  const t = useT();
  const { isKiosk, kind, flags, extensions } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  const isScreen = useIsScreen();
  const isTouched = useTouched(isScreen);
  const { shiftPx } = useGroup('navigation').accessibility;
  const outbox = useGroup('outbox');
  // AD36: what a guest left open closes with the guest.
  const [guestCount, setGuestCount] = useState(0);
  useSessionLost();
  useIdleRedirect();
  useRemoteReload();
  useLive();
  useDeviceReport();
  useWatchdog();
  useExternalClicks();
  usePassengerRefresh();
  useReconnect();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  const bottom = useRef<HTMLDivElement>(null);
  useFooterHeight(bottom);
  useLargeText();
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => content.current?.focus()}>
        {t('skip_to_content')}
      </button>
      <div className={styles.top} style={shiftPx > 0 ? { translate: `0 ${shiftPx}px` } : undefined}>
        <ConnectionLine />
        {kind === 'App' && <Announcements />}
        <Header />
      </div>
      <main
        ref={content}
        className={styles.content}
        tabIndex={-1}
        style={shiftPx > 0 ? { paddingBlockStart: shiftPx } : undefined}
      >
        {isScreen ? (
          <Suspense>
            <PlaylistOutlet />
          </Suspense>
        ) : (
          <Outlet key={guestCount} />
        )}
      </main>
      <div ref={bottom} className={styles.bottom}>
        {kind !== 'App' && <Announcements />}
        <PlayingAudio />
        <ConsentBanner />
        {(!isScreen || isTouched) && <Footer />}
        {isKiosk && (
          <Suspense>
            <ScreenKeyboard />
          </Suspense>
        )}
      </div>
      {flags.photoMatchEnabled && isLoggedIn && (
        <Suspense>
          <PhotoReading />
        </Suspense>
      )}
      {extensions.has('guest-events') && isLoggedIn && (
        <Suspense>
          <NewsMark />
        </Suspense>
      )}
      {kind === 'App' && extensions.has('offline') && (
        <Suspense>
          <TakeAlong />
        </Suspense>
      )}
      {outbox.letters.length > 0 && (
        <Suspense>
          <SendLetters />
        </Suspense>
      )}
      <FilmLanguage />
      {isKiosk && extensions.has('screens') && (
        <>
          <Suspense>
            <Attract />
          </Suspense>
          <Suspense>
            <CardReader />
          </Suspense>
        </>
      )}
      <EmergencyTakeover />
      <KioskIdleLogout onLoggedOut={() => setGuestCount((count) => count + 1)} />
    </div>
  );
}
