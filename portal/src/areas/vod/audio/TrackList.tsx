import AudioLines from 'lucide-react/icons/audio-lines';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useId } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { durationOf, runTimeOf } from '../vod.rules.ts';
import styles from './TrackList.module.css';
import { type RecordOf, useRecord } from './use-record.ts';

/** CD24: the numbered tracks with their durations; a press puts one of them on, the others follow. */
export function TrackList(record: RecordOf) {
  const t = useT();
  const { press, stateOf } = useRecord(record);
  const { tracks, title } = record;
  if (tracks.length === 0) return <EmptyState title={t('searchNoResult')} />;

  return (
    <ol aria-label={title}>
      {tracks.map((track, place) => (
        <Track key={track.id} {...{ track, place }} state={stateOf(track)} onPress={() => press(place)} />
      ))}
    </ol>
  );
}

interface TrackProps {
  track: Vod;
  place: number;
  state: 'off' | 'on' | 'paused';
  onPress: () => void;
}

/** The whole row is pressed: its name says what that does, the ordered list which track it is. */
function Track({ track, place, state, onPress }: TrackProps) {
  const t = useT();
  const timeId = useId();
  const duration = durationOf(runTimeOf(track));
  const Icon = state === 'on' ? Pause : Play;
  return (
    <li className={styles.row} aria-current={state === 'off' ? undefined : 'true'}>
      <button
        type="button"
        className={styles.track}
        aria-label={t(state === 'on' ? 'audio_pause_title' : 'vod_play_title', { title: track.title })}
        aria-describedby={duration && timeId}
        onClick={onPress}
      >
        <span className={styles.number}>
          {state === 'on' ? <AudioLines aria-hidden="true" /> : <span>{place + 1}</span>}
        </span>
        <span className={styles.title}>{track.title}</span>
        {duration && (
          <span id={timeId} className={styles.time}>
            {'hours' in duration
              ? t('vod_duration_hours', { time: duration.hours })
              : t('vod_duration_minutes', { n: duration.minutes })}
          </span>
        )}
        <Icon className={styles.press} aria-hidden="true" />
      </button>
    </li>
  );
}
