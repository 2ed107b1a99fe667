import { useEffect, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { type PlayoutAsset, readAssets, readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { chooseAsset } from './playout.rules.ts';
import { beginReading } from './saved-positions.ts';
import { PLAYOUT_DELAY_MS, titleParameters } from './vod.rules.ts';
import { waitFor } from './wait-for.ts';

export interface Playout {
  vod: Vod | undefined;
  asset: PlayoutAsset | undefined;
  isDemoSystem: boolean;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** What the player needs: the title with its position at once, the stream half a second later (C97, C98). */
export function usePlayout(id: string): Playout {
  const { store } = usePortal();
  const request = useVideoRequest();
  const isDemoSystem = useConfiguration().device.videoConfiguration?.isDemoSystem === true;
  const [found, setFound] = useState<{
    vod?: Vod | undefined;
    asset?: PlayoutAsset | undefined;
    hasFailed?: boolean;
  }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setFound(undefined);

    async function title(): Promise<Vod | undefined> {
      const upToDate = beginReading(store);
      const vods = readVods(await request('vods/getVods', titleParameters(id), { signal })).map(upToDate);
      const vod = vods.find((one) => one.id === id) ?? vods[0];
      if (!signal.aborted) patchGroup(store, 'vod', { item: vod });
      return vod;
    }
    async function stream(): Promise<PlayoutAsset | undefined> {
      await waitFor(PLAYOUT_DELAY_MS, signal);
      const failure = (message: string) => `error while retrieving playout assets: ${message}`; // C101
      const data = await request('vods/getPlayoutAssets', { vod_id: id }, { signal, failure });
      const asset = chooseAsset(readAssets(data), isDemoSystem);
      if (!asset) patchGroup(store, 'vod', { errorMessage: failure('No detailed message available') });
      return asset;
    }
    // The film can be played without its words, not without its stream.
    Promise.all([title().catch(() => undefined), stream()]).then(
      ([vod, asset]) => signal.aborted || setFound({ vod, asset, hasFailed: !asset }),
      () => signal.aborted || setFound({ hasFailed: true }),
    );
    return () => controller.abort();
  }, [id, attempt, request, store, isDemoSystem]);

  return {
    vod: found?.vod,
    asset: found?.asset,
    isDemoSystem,
    status: !found ? 'loading' : found.hasFailed ? 'failed' : 'ready',
    retry: () => setAttempt(attempt + 1),
  };
}
