import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilmFoyer, Foyer, PostersFoyer } from '#portal/areas/vod/Foyer.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useLoadedPage } from '#portal/shared/loaded-pages.ts';
import type { PageLoader } from '#portal/shared/page-row.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useDrawnAt, useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { firstRedirect } from './guards/guards.ts';
import type { Redirect } from './guards/visit.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { usePageView } from './page-views/use-page-view.ts';
import type { RouteRow } from './route-map.ts';
import { ScreenStage } from './ScreenStage.tsx';
import { VideoGate } from './VideoGate.tsx';

const FOYERS = { film: FilmFoyer, posters: PostersFoyer, bare: Foyer } as const;

/** A row's page behind the guards. */
export function GuardedPage({ row }: { row: RouteRow }) {
  const { pathname, search, hash, key } = useLocation();
  const { kind, flags, pms } = useConfiguration();
  const isLoggedIn = useIsLoggedIn();
  const isScreen = useIsScreen();
  const origin = useGroup('origin').path;
  // AD20: type A routes exist only with type A.
  const isMissing = row.access === 'typeA' && pms.type !== 'A';
  const redirect = firstRedirect({
    pathname,
    search,
    hash,
    access: isMissing ? 'open' : row.access,
    isLoggedIn,
    loginRequired: flags.loginRequired ?? false,
    kind,
    origin,
  });
  // The visit that was let in, to tell a guest who leaves from a visitor who comes.
  const letIn = useRef<string>(undefined);
  if (redirect) return <Redirecting key={key} redirect={redirect} isLeaving={letIn.current === key} />;
  letIn.current = key;
  // AD11: one trailing slash is ignored, two are another path.
  const page = isMissing || pathname.endsWith('//') ? 'pending' : row.page;
  const visit = row.staysOpen ? row.path : pathname;
  if (isScreen && row.screen !== 'page')
    return <OnScreen key={visit} load={page === 'pending' ? undefined : row.screen} />;
  const Meanwhile = row.foyer ? FOYERS[row.foyer] : LoadingOverlay;
  return (
    <VideoGate key={visit} pathname={pathname} meanwhile={<Meanwhile />}>
      <Opened load={page} pathname={pathname} visit={visit} meanwhile={<Meanwhile />} />
    </VideoGate>
  );
}

/** Whoever ends a session says where to go next (A228, A253); this is how long the guards leave them to it. */
const LEAVING_MS = 1_000;

/** Holds on to the first answer: using up the origin must not change where this redirect leads. */
function Redirecting({ redirect, isLeaving }: { redirect: Redirect; isLeaving: boolean }) {
  const { store } = usePortal();
  const navigate = useNavigate();
  const [{ to, origin }] = useState(redirect);
  useDrawnAt(to);
  useEffect(() => {
    function go() {
      navigate(to, { replace: true });
      if (origin !== undefined) store.setState({ origin: origin ? { path: origin } : {} });
    }
    if (!isLeaving) return go();
    const timer = setTimeout(go, LEAVING_MS);
    return () => clearTimeout(timer);
  }, [navigate, store, to, origin, isLeaving]);
  return null;
}

/** A screen shows layouts of its own, and the day where an address has none, or nothing to show. */
function OnScreen({ load }: { load: PageLoader | undefined }) {
  usePageView(useLocation().pathname);
  return <ScreenStage>{load && <PageOf load={load} />}</ScreenStage>;
}

function PageOf({ load, meanwhile }: { load: PageLoader; meanwhile?: ReactNode }) {
  const Page = useLoadedPage(load);
  return Page ? <Page /> : meanwhile;
}

interface OpenedProps {
  load: PageLoader | 'pending';
  pathname: string;
  visit: string;
  meanwhile: ReactNode;
}

function Opened({ load, pathname, visit, meanwhile }: OpenedProps) {
  usePageView(pathname);
  if (load === 'pending') return <NotFound />;
  return (
    <PageErrorBoundary key={visit}>
      <PageOf load={load} meanwhile={meanwhile} />
    </PageErrorBoundary>
  );
}
