import { useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { removeWatchlistItem, updateVod } from '#portal/shared/video-one/vod-state.rules.ts';
import { isSeries } from './vod.rules.ts';

/** C90-C92, CD16: the flag flips when the provider has said yes, and not before. */
export function useWatchlist(vod: Vod): { toggle: () => void; isBusy: boolean } {
  const { store } = usePortal();
  const request = useVideoRequest();
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    setBusy(true);
    const action = vod.watchlisted ? 'vods/watchlistRemove' : 'vods/watchlistAdd';
    const named: Record<string, string> =
      isSeries(vod) && vod.series_info ? { series_id: vod.series_info.series_id } : { vod_id: vod.id };
    try {
      await request(action, named);
      const state = store.getState().vod;
      patchGroup(store, 'vod', updateVod(state, vod.id, { watchlisted: !vod.watchlisted }));
      if (vod.watchlisted) patchGroup(store, 'vod', removeWatchlistItem(store.getState().vod, vod.id));
    } catch {
      // The dialog says what went wrong; the flag stays as it was.
    } finally {
      setBusy(false);
    }
  }

  return { toggle, isBusy };
}
