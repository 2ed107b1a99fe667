import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readGenres, type VodGenre } from '#portal/shared/video-one/vod.ts';
import { beginReading } from './saved-positions.ts';
import { genreParameters, type VideoType, videoGenres } from './vod.rules.ts';

export interface Genres {
  genres: VodGenre[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** C76, C84: the genres of a type. */
export function useGenres(type: VideoType | undefined): Genres {
  const { store } = usePortal();
  const request = useVideoRequest();
  const { genres } = useGroup('vod');
  const [shown, setShown] = useState<VideoType>();
  const [failed, setFailed] = useState<VideoType>();
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (wanted: VideoType, signal?: AbortSignal) => {
      const upToDate = beginReading(store);
      const data = await request('vods/getProviders', genreParameters(wanted), { signal });
      if (signal?.aborted) return;
      const genres = videoGenres(readGenres(data));
      patchGroup(store, 'vod', { genres: genres.map((one) => ({ ...one, vods: one.vods.map(upToDate) })) });
      // A page of shelves is drawn in pieces: whoever taps meanwhile is not kept waiting.
      startTransition(() => setShown(wanted));
      return wanted;
    },
    [request, store],
  );
  const drawn = useDrawn('genres', type, type && (() => load(type)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!type) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(undefined);
    load(type, signal).catch(() => signal.aborted || setFailed(type));
    return () => controller.abort();
  }, [type, attempt, load]);

  return {
    genres: type && (shown ?? drawn) === type ? genres : undefined,
    hasFailed: type !== undefined && failed === type,
    retry: () => setAttempt(attempt + 1),
  };
}
