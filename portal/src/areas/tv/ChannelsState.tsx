import type { ReactNode } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import type { Channel } from '#portal/shared/video-one/channel.ts';
import { failureWords } from '#portal/shared/video-one/failure-words.rules.ts';
import type { Channels } from './channels.ts';

interface ChannelsStateProps {
  of: Channels;
  /** In the shape of what comes. */
  loading: ReactNode;
  children: (channels: Channel[]) => ReactNode;
}

/** C149, C150: channels in whatever state they are. */
export function ChannelsState({ of: { channels, error, retry }, loading, children }: ChannelsStateProps) {
  const t = useT();
  if (error !== undefined)
    return <ErrorState title={t('tv_error', { message: failureWords(error, t) })} onRetry={retry} />;
  if (!channels) return loading;
  return channels.length === 0 ? <EmptyState title={t('no_channels')} /> : children(channels);
}
