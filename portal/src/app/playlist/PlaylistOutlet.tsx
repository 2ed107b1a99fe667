import { useEffect, useMemo } from 'react';
import { matchPath, Outlet, useLocation, useRoutes } from 'react-router';
import { GuardedPage } from '#portal/app/GuardedPage.tsx';
import { signageAddress } from '#portal/app/idle/idle.rules.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { ScreenRunContext } from '#portal/shared/screen/screen-run.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { useTouched } from '#portal/shared/screen/use-touched.ts';
import { useCopiesFromStart } from './use-copies-from-start.ts';
import { type Playlist, usePlaylist } from './use-playlist.ts';

/** Somebody who touched the screen has it to himself for this long. */
const LEFT_ALONE_MS = 60_000;
/** What nobody may open without a login is not for screens. */
const ROWS = ROUTE_MAP.filter(({ access, page }) => access === 'open' && page !== 'pending');

/** The page; at home and at the signage address of a screen the pages of its playlist, one after the other. */
export function PlaylistOutlet() {
  const isScreen = useIsScreen();
  const { extensions, device } = useConfiguration();
  const { pathname } = useLocation();
  useCopiesFromStart(isScreen);
  const isTouched = useTouched(isScreen, LEFT_ALONE_MS);
  const isAtHome = pathname === '/' || pathname === signageAddress(device.hub?.signageHostname, location.protocol);
  const playlist = usePlaylist(isScreen && extensions.has('playlists') && isAtHome && !isTouched);
  const isKnown = playlist && ROWS.some(({ path }) => matchPath(path, pathOf(playlist)));
  return isKnown ? <Played playlist={playlist} key={playlist.key} /> : <Outlet />;
}

const pathOf = ({ entry }: Playlist) => entry.path.split(/[?#]/, 1)[0] ?? '/';

function Played({ playlist: { entry, skip } }: { playlist: Playlist }) {
  const run = useMemo(() => ({ seconds: entry.seconds, ownsLanguage: true, skip }), [entry.seconds, skip]);
  useEffect(() => {
    document.documentElement.dataset.playing = entry.path;
    return () => {
      delete document.documentElement.dataset.playing;
    };
  }, [entry.path]);
  const routes = useMemo(
    () => ROWS.map((row) => ({ path: row.path, caseSensitive: true, element: <GuardedPage row={row} /> })),
    [],
  );
  return <ScreenRunContext value={run}>{useRoutes(routes, entry.path)}</ScreenRunContext>;
}
