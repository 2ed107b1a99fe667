import { useQueryClient } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { guestNews, messagesRoutes } from '#contract/areas/messages.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { followStreamOnPage } from '#portal/shared/hub/event-source.ts';
import { readAnew } from '#portal/shared/hub/read-anew.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './NewsMark.module.css';

const MESSAGES_PATH = '/cabinmessages';
/** A message may tell of a booking that moved up from a waiting list, of photos that are ready, of a report that moved on. */
const TOUCHED = [
  messagesRoutes.messages,
  bookingsRoutes.appointments,
  bookingsRoutes.bookings,
  photosRoutes.orders,
  problemsRoutes.reports,
];

function spreadOf(data: unknown): number | undefined {
  try {
    const { data: news } = guestNews.safeParse(JSON.parse(String(data)));
    return news && (news.spreadSeconds ?? 0);
  } catch {
    return undefined;
  }
}

/** Browsers allow six connections to a host: pages in the background leave theirs to the others. */
function useIsVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState !== 'hidden',
  );
}

/** An extension: what is new arrives on the open page, with a quiet mark that leads to the messages. */
export function NewsMark() {
  const t = useT();
  const { hub } = usePortal();
  const queries = useQueryClient();
  const { sessionId } = useGroup('authentication');
  const { pathname } = useLocation();
  const [hasNews, setNews] = useState(false);
  const isVisible = useIsVisible();
  const heardBefore = useRef<string>(undefined);

  useEffect(() => {
    if (!sessionId || !isVisible) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      for (const route of TOUCHED) readAnew(queries, route);
    };
    const look = () => {
      setNews(true);
      refresh();
    };
    const stop = followStreamOnPage({
      open: () => hub.stream(messagesRoutes.news),
      broken: 'The stream of news broke',
      // What came while nobody listened is read anew, without a mark.
      onState: (isOpen) => {
        if (isOpen && heardBefore.current === sessionId) refresh();
        heardBefore.current = sessionId;
      },
      onData: (data) => {
        const spread = spreadOf(data);
        if (spread === undefined) return;
        clearTimeout(waiting);
        waiting = setTimeout(look, Math.random() * spread * 1000);
      },
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [hub, queries, sessionId, isVisible]);

  const isThere = pathname === MESSAGES_PATH;
  useEffect(() => {
    if (isThere && hasNews) setNews(false);
  }, [isThere, hasNews]);

  return (
    <div role="status" className={styles.place}>
      {hasNews && !isThere && (
        <PortalLink to={MESSAGES_PATH} className={styles.mark}>
          <Mail aria-hidden="true" />
          {t('messages_arrived')}
        </PortalLink>
      )}
    </div>
  );
}
