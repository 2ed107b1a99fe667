import AudioLines from 'lucide-react/icons/audio-lines';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import type { Playing } from '#portal/shared/video-one/audio-state.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { durationOf, runTimeOf } from '../vod.rules.ts';
import { isPlaying } from './audio.rules.ts';
import styles from './TrackList.module.css';

type TrackListProps = Playing['album'] & { tracks: Vod[] };

/** CD24: the numbered tracks with their durations; a press puts one of them on, the others follow. */
export function TrackList({ tracks, ...album }: TrackListProps) {
  const t = useT();
  const { store } = usePortal();
  const { playing } = useGroup('audio');
  if (tracks.length === 0) return <EmptyState title={t('searchNoResult')} />;

  function press(place: number) {
    const track = tracks[place];
    if (playing && track && isPlaying(playing, track)) {
      patchGroup(store, 'audio', { playing: { ...playing, isOn: !playing.isOn } });
    } else patchGroup(store, 'audio', { playing: { album, tracks, place, isOn: true } });
  }

  return (
    <section className={styles.record}>
      <Button kind="primary" icon={<Play aria-hidden="true" />} onClick={() => press(0)}>
        {t('audio_play_all')}
      </Button>
      <ol className={styles.tracks} aria-label={album.title}>
        {tracks.map((track, place) => (
          <Track
            key={track.id}
            {...{ track, place }}
            state={!isPlaying(playing, track) ? 'off' : playing?.isOn ? 'on' : 'paused'}
            onPress={() => press(place)}
          />
        ))}
      </ol>
    </section>
  );
}

interface TrackProps {
  track: Vod;
  place: number;
  state: 'off' | 'on' | 'paused';
  onPress: () => void;
}

function Track({ track, place, state, onPress }: TrackProps) {
  const t = useT();
  const duration = durationOf(runTimeOf(track));
  const Icon = state === 'on' ? Pause : Play;
  return (
    <li className={styles.track} aria-current={state === 'off' ? undefined : 'true'}>
      <span className={styles.number}>
        {state === 'on' ? <AudioLines aria-hidden="true" /> : <span>{place + 1}</span>}
      </span>
      <span className={styles.title}>{track.title}</span>
      {duration && (
        <span className={styles.time}>
          {'hours' in duration
            ? t('vod_duration_hours', { time: duration.hours })
            : t('vod_duration_minutes', { n: duration.minutes })}
        </span>
      )}
      <IconButton
        icon={<Icon />}
        label={t(state === 'on' ? 'audio_pause_title' : 'vod_play_title', { title: track.title })}
        onClick={onPress}
      />
    </li>
  );
}
