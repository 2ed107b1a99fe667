import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { asEpisode, readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { beginReading } from './saved-positions.ts';
import { serieParameters, titleParameters } from './vod.rules.ts';

export interface Title {
  vod: Vod | undefined;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  retry: () => void;
}

interface Done {
  id: string;
  status: 'ready' | 'missing' | 'failed';
}

/** One title of the client state: the open film or episode (`item`), or the open series (`serie`). */
export function useTitle(place: 'item' | 'serie', id: string): Title {
  const { store } = usePortal();
  const request = useVideoRequest();
  const state = useGroup('vod');
  const [done, setDone] = useState<Done>();
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (signal?: AbortSignal): Promise<Done | undefined> => {
      const parameters = place === 'item' ? titleParameters(id) : serieParameters(id);
      const upToDate = beginReading(store);
      const data = await request('vods/getVods', parameters, { signal });
      if (signal?.aborted) return undefined;
      const vod = readVods(data).find((one) => one.id === id || one.series_info?.series_id === id);
      // One title was asked for: what names another series as its own is an episode of it.
      const isOfSeries = place === 'item' && vod?.series_info?.series_id !== id;
      patchGroup(store, 'vod', { [place]: vod && upToDate(isOfSeries ? asEpisode(vod) : vod) });
      const loaded: Done = { id, status: vod ? 'ready' : 'missing' };
      setDone(loaded);
      return loaded;
    },
    [place, id, request, store],
  );
  const drawn = useDrawn(place, id, load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setDone(undefined);
    load(signal).catch(() => signal.aborted || setDone({ id, status: 'failed' }));
    return () => controller.abort();
  }, [id, attempt, load]);

  const now = done ?? drawn;
  const status = now?.id === id ? now.status : 'loading';
  return { vod: status === 'ready' ? state[place] : undefined, status, retry: () => setAttempt(attempt + 1) };
}
