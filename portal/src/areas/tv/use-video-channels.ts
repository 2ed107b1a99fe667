import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { readChannels } from '#portal/shared/video-one/channel.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import type { Channels } from './channels.ts';

/** C138, C142, C151: the first provider's channels, kept in the state; an error is there too, for the dialog (CD10). */
export function useVideoChannels(): Channels {
  const { store } = usePortal();
  const request = useVideoRequest();
  const { channels } = useGroup('channels');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const data = await request('channels/getChannelData', { languages: 'eng' }, { group: 'channels', signal });
      if (!signal?.aborted) patchGroup(store, 'channels', { channels: readChannels(data) });
      return true;
    },
    [request, store],
  );
  useDrawn('channels', '', load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setError(undefined);
    load(signal).catch((problem: unknown) => {
      if (!signal.aborted) setError(problem instanceof Error ? problem.message : String(problem));
    });
    return () => controller.abort();
  }, [attempt, load]);

  return { channels, error: channels ? undefined : error, retry: () => setAttempt(attempt + 1) };
}
