import { useEffect } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readGenres, type VodGenre } from '#portal/shared/video-one/vod.ts';
import { genreParameters } from '../vod.rules.ts';
import { audioGenres } from './audio.rules.ts';

/** The genres of the library; without them the albums are there all the same. */
export function useAudioGenres(isWanted: boolean): VodGenre[] {
  const { store } = usePortal();
  const request = useVideoRequest();
  const { genres } = useGroup('audio');
  const isMissing = genres === undefined;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    const controller = new AbortController();
    const { signal } = controller;
    request('vods/getProviders', genreParameters('series'), { signal, group: 'audio' }).then(
      (data) => signal.aborted || patchGroup(store, 'audio', { genres: audioGenres(readGenres(data)) }),
      () => undefined,
    );
    return () => controller.abort();
  }, [isWanted, isMissing, request, store]);
  return genres ?? [];
}
