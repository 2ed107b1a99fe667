import { useEffect } from 'react';
import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

const AudioBar = lazyPart(() => import('#portal/areas/vod/audio/AudioBar.tsx').then((module) => module.AudioBar));
const FilmLanguageDialog = lazyPart(() =>
  import('#portal/areas/vod/seanet/FilmLanguageDialog.tsx').then((module) => module.FilmLanguageDialog),
);

const AUDIO_PAGES = /^\/vod\/overview\/audios?(?:\/|$)/;

/** CD24: music goes on from one audio page to the next, and ends where they end. */
export function PlayingAudio() {
  const { store } = usePortal();
  const { pathname } = useLocation();
  const hasMusic = useGroup('audio').playing !== undefined;
  const isHere = AUDIO_PAGES.test(pathname);
  useEffect(() => {
    if (hasMusic && !isHere) patchGroup(store, 'audio', { playing: undefined });
  }, [hasMusic, isHere, store]);
  if (!hasMusic || !isHere) return null;
  return <AudioBar />;
}

/** C118: opened from the header of every page. */
export function FilmLanguage() {
  if (!useGroup('seanet').showLocales) return null;
  return <FilmLanguageDialog />;
}
