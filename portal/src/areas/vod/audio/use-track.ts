import { useEffect, useState } from 'react';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readAssets } from '#portal/shared/video-one/vod.ts';
import { PLAYOUT_DELAY_MS } from '../vod.rules.ts';
import { waitFor } from '../wait-for.ts';

export interface TrackStream {
  src: string | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** CD24: where a track sounds from; whoever skips on within half a second asks for nothing (C98). */
export function useTrack(id: string): TrackStream {
  const request = useVideoRequest();
  const [found, setFound] = useState<{ key: string; src?: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${id} ${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function ask(): Promise<string | undefined> {
      await waitFor(PLAYOUT_DELAY_MS, signal);
      const failure = (message: string) => `error while retrieving playout assets: ${message}`; // C101
      const data = await request('vods/getPlayoutAssets', { vod_id: id }, { signal, group: 'audio', failure });
      return readAssets(data)[0]?.url;
    }
    ask().then(
      (src) => signal.aborted || setFound({ key, src }),
      () => signal.aborted || setFound({ key }),
    );
    return () => controller.abort();
  }, [request, id, key]);

  const now = found?.key === key ? found : undefined;
  return { src: now?.src, hasFailed: now !== undefined && !now.src, retry: () => setAttempt(attempt + 1) };
}
