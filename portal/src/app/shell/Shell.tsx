import { useRef, useState } from 'react';
import { useDeviceReport } from '#portal/app/device-report/use-device-report.ts';
import { KioskIdleLogout } from '#portal/app/idle/KioskIdleLogout.tsx';
import { useIdleRedirect } from '#portal/app/idle/use-idle-redirect.ts';
import { KioskKeyboard } from '#portal/app/keyboard/KioskKeyboard.tsx';
import { Announcements } from '#portal/app/live/Announcements.tsx';
import { EmergencyTakeover } from '#portal/app/live/EmergencyTakeover.tsx';
import { useLive } from '#portal/app/live/use-live.ts';
import { OpenPage } from '#portal/app/OpenPage.tsx';
import { ConsentBanner } from '#portal/app/page-views/ConsentBanner.tsx';
import { useExternalClicks } from '#portal/app/page-views/use-external-clicks.ts';
import { useRemoteReload } from '#portal/app/reload/use-remote-reload.ts';
import { usePassengerRefresh } from '#portal/app/startup/use-passenger-refresh.ts';
import { useWatchdog } from '#portal/app/watchdog/use-watchdog.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { useTouched } from '#portal/shared/screen/use-touched.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import type { Bar } from './bar-height.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useLargeText } from './use-large-text.ts';
import { useReconnect } from './use-reconnect.ts';
import { useSessionLost } from './use-session-lost.ts';
import { FilmLanguage, PlayingAudio } from './VideoExtras.tsx';

const PhotoReading = lazyPart(() =>
  import('#portal/areas/photos/PhotoReading.tsx').then((module) => module.PhotoReading),
);

const PlaylistOutlet = lazyPart(() =>
  import('#portal/app/playlist/PlaylistOutlet.tsx').then((module) => module.PlaylistOutlet),
);
const SendLetters = lazyPart(() => import('#portal/app/offline/SendLetters.tsx').then((module) => module.SendLetters));
const TakeAlong = lazyPart(() => import('#portal/app/offline/TakeAlong.tsx').then((module) => module.TakeAlong));
const Attract = lazyPart(() => import('#portal/app/kiosk/Attract.tsx').then((module) => module.Attract));
const CardReader = lazyPart(() => import('#portal/areas/session/CardReader.tsx').then((module) => module.CardReader));
const NewsMark = lazyPart(() => import('#portal/areas/messages/NewsMark.tsx').then((module) => module.NewsMark));

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
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  useBarHeight(top);
  useBarHeight(bottom);
  useLargeText();
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => content.current?.focus()}>
        {t('skip_to_content')}
      </button>
      <div
        ref={top}
        className={styles.top}
        data-bar={'top' satisfies Bar}
        style={shiftPx > 0 ? { translate: `0 ${shiftPx}px` } : undefined}
      >
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
        {isScreen ? <PlaylistOutlet /> : <OpenPage key={guestCount} />}
      </main>
      <div ref={bottom} className={styles.bottom} data-bar={'footer' satisfies Bar}>
        {kind !== 'App' && <Announcements />}
        <PlayingAudio />
        <ConsentBanner />
        {(!isScreen || isTouched) && <Footer />}
        {isKiosk && <KioskKeyboard />}
      </div>
      {flags.photoMatchEnabled && isLoggedIn && <PhotoReading />}
      {extensions.has('guest-events') && isLoggedIn && <NewsMark />}
      {kind === 'App' && extensions.has('offline') && <TakeAlong />}
      {outbox.letters.length > 0 && <SendLetters />}
      <FilmLanguage />
      {isKiosk && extensions.has('screens') && (
        <>
          <Attract />
          <CardReader />
        </>
      )}
      <EmergencyTakeover />
      <KioskIdleLogout onLoggedOut={() => setGuestCount((count) => count + 1)} />
    </div>
  );
}
