import { useCallback, useEffect } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
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
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const data = await request('vods/getProviders', genreParameters('series'), { signal, group: 'audio' });
      if (!signal?.aborted) patchGroup(store, 'audio', { genres: audioGenres(readGenres(data)) });
      return true;
    },
    [request, store],
  );
  useDrawn('audio genres', '', isWanted ? load : undefined);
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    const controller = new AbortController();
    load(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [isWanted, isMissing, load]);
  return genres ?? [];
}
