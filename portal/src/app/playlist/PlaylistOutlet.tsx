import { useEffect, useMemo } from 'react';
import { signageAddress } from '#portal/app/idle/idle.rules.ts';
import { OpenPage } from '#portal/app/OpenPage.tsx';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { rowAt } from '#portal/app/startup/route-at.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { placeAt } from '#portal/shared/router/place.ts';
import { PlaceContext, useLocation } from '#portal/shared/router/router-context.ts';
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
  const isKnown = playlist && rowAt(placeAt(playlist.entry.path).pathname, ROWS);
  return isKnown ? <Played playlist={playlist} key={playlist.key} /> : <OpenPage />;
}

function Played({ playlist: { entry, skip } }: { playlist: Playlist }) {
  const run = useMemo(() => ({ seconds: entry.seconds, ownsLanguage: true, skip }), [entry.seconds, skip]);
  useEffect(() => {
    document.documentElement.dataset.playing = entry.path;
    return () => {
      delete document.documentElement.dataset.playing;
    };
  }, [entry.path]);
  const place = useMemo(() => placeAt(entry.path), [entry.path]);
  return (
    <ScreenRunContext value={run}>
      <PlaceContext value={place}>
        <OpenPage rows={ROWS} />
      </PlaceContext>
    </ScreenRunContext>
  );
}
