import { type Following, followStream } from '#portal/shared/hub/event-source.ts';

export interface ReloadWatch extends Pick<Following, 'open' | 'log' | 'random'> {
  deviceType: string;
  reload: () => void;
}

/** A261-A265: reloads the page when the operator says so; answers how to stop watching. */
export function watchReloads({ deviceType, reload, ...stream }: ReloadWatch): () => void {
  return followStream({
    ...stream,
    broken: 'The reload stream broke',
    onData: (data) => {
      if (data === deviceType.toUpperCase()) reload(); // A263, A264
    },
  });
}
