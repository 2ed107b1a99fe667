import { useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { beginReading } from './saved-positions.ts';
import { serieParameters, titleParameters } from './vod.rules.ts';

export interface Title {
  vod: Vod | undefined;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  retry: () => void;
}

/** One title of the client state: the open film or episode (`item`), or the open series (`serie`). */
export function useTitle(place: 'item' | 'serie', id: string): Title {
  const { store } = usePortal();
  const request = useVideoRequest();
  const state = useGroup('vod');
  const [done, setDone] = useState<{ id: string; status: 'ready' | 'missing' | 'failed' }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setDone(undefined);
    const parameters = place === 'item' ? titleParameters(id) : serieParameters(id);
    const upToDate = beginReading(store);
    request('vods/getVods', parameters, { signal }).then(
      (data) => {
        if (signal.aborted) return;
        const vod = readVods(data).find((one) => one.id === id || one.series_info?.series_id === id);
        patchGroup(store, 'vod', { [place]: vod && upToDate(vod) });
        setDone({ id, status: vod ? 'ready' : 'missing' });
      },
      () => signal.aborted || setDone({ id, status: 'failed' }),
    );
    return () => controller.abort();
  }, [place, id, attempt, request, store]);

  const status = done?.id === id ? done.status : 'loading';
  return { vod: status === 'ready' ? state[place] : undefined, status, retry: () => setAttempt(attempt + 1) };
}
