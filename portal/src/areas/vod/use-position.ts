import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { updateVod } from '#portal/shared/video-one/vod-state.rules.ts';
import { beginSave } from './saved-positions.ts';
import { positionToSave } from './vod.rules.ts';

/** A seek to the saved position is no playing. */
const MOVED_S = 0.25;

interface Watched {
  seconds: number;
  duration: number;
}

/** C100, C102, CD16: where a film was left is saved once, on leaving and on closing the page, when something was played. */
export function usePosition(id: string, startAt: number): (seconds: number, duration: number) => void {
  const { store } = usePortal();
  const request = useVideoRequest();
  const watched = useRef<Watched>(undefined);

  const save = useEffectEvent((vodId: string) => {
    const left = watched.current;
    watched.current = undefined;
    if (!left) return;
    const position = positionToSave(left.seconds, left.duration);
    const parameters = { vod_id: vodId, position_seconds: String(position) };
    const ended = beginSave(store, vodId, position);
    const failure = () => 'error while setting played seconds';
    request('vods/setPosition', parameters, { keepalive: true, failure }).then(
      () => {
        ended(true);
        const change = { last_playback_status: { position_seconds: position } };
        patchGroup(store, 'vod', updateVod(store.getState().vod, vodId, change));
      },
      () => {
        ended(false);
        patchGroup(store, 'vod', { item: undefined });
      },
    );
  });

  useEffect(() => {
    const leave = () => save(id);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);

  return (seconds, duration) => {
    const hasMoved = Math.abs(seconds - startAt) > MOVED_S || watched.current !== undefined;
    if (hasMoved) watched.current = { seconds, duration };
  };
}
