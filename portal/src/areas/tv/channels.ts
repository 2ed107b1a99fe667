import type { Channel } from '#portal/shared/video-one/channel.ts';

/** Channels of either source, in whatever state they are. */
export interface Channels {
  channels: Channel[] | undefined;
  /** What went wrong, where nothing is there to show. */
  error: string | undefined;
  retry: () => void;
}
