import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import type { Playing } from '#portal/shared/video-one/audio-state.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { isPlaying } from './audio.rules.ts';

export type RecordOf = Playing['album'] & { tracks: Vod[] };

/** What a press on a track does: puts it on, and the others follow; or stops and goes on with the one that is on. */
export function useRecord({ tracks, ...album }: RecordOf) {
  const { store } = usePortal();
  const { playing } = useGroup('audio');

  function press(place: number) {
    const track = tracks[place];
    if (playing && track && isPlaying(playing, track)) {
      patchGroup(store, 'audio', { playing: { ...playing, isOn: !playing.isOn } });
    } else patchGroup(store, 'audio', { playing: { album, tracks, place, isOn: true } });
  }

  const stateOf = (track: Vod) => (!isPlaying(playing, track) ? 'off' : playing?.isOn ? 'on' : 'paused');
  return { press, stateOf };
}
