import { ChannelRoom } from './ChannelRoom.tsx';
import { useHubChannels } from './use-hub-channels.ts';
import { useVideoChannels } from './use-video-channels.ts';

/** C134, CD25: a channel of the hub. */
export function ChannelPlayerPage() {
  return <ChannelRoom of={useHubChannels()} source="hub" list="/channels" player="/channel" />;
}

/** C136, CD25: a channel of the first provider. */
export function VodChannelPlayerPage() {
  return <ChannelRoom of={useVideoChannels()} source="provider" list="/vod/overview/channels" player="/vod/channel" />;
}
