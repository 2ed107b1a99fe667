import { useMemo } from 'react';
import { tvRoutes } from '#contract/areas/tv.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { readChannels } from '#portal/shared/video-one/channel.ts';
import type { Channels } from './channels.ts';

/** The hub tells a day ahead; a screen that stands for longer asks again. */
const REFRESH_MS = 30 * 60_000;

/** C137: the hub's channels; no video authentication is needed (CD25). */
export function useHubChannels(): Channels {
  const reply = useHub(tvRoutes.channels, undefined, { refetchInterval: REFRESH_MS });
  const given = reply.data?.channel;
  const channels = useMemo(() => (given ? readChannels(given) : undefined), [given]);
  return {
    channels: channels ?? (reply.isSuccess ? [] : undefined),
    error: reply.isError && !channels ? reply.error.message : undefined,
    retry: () => void reply.refetch(),
  };
}
