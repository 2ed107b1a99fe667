import AudioLines from 'lucide-react/icons/audio-lines';
import Captions from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Settings from 'lucide-react/icons/settings-2';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import type { Engine } from './engine.ts';
import styles from './PlayerControls.module.css';
import type { Playback } from './playback.ts';
import { SeekBar } from './SeekBar.tsx';
import { clockText, SEEK_STEP_S } from './seeking.rules.ts';
import { TrackMenu } from './TrackMenu.tsx';
import type { PlayerActions } from './use-player-actions.ts';
import { VolumeControl } from './VolumeControl.tsx';

interface PlayerControlsProps {
  playback: Playback;
  actions: PlayerActions;
  isAudio: boolean;
  isLive: boolean;
  isFullScreen: boolean;
  maySeek: boolean;
  /** Going back is allowed where going ahead is not. */
  mayRewatch: boolean;
  /** In a window of its own, which has controls of the browser. */
  mayFloat: boolean;
  engine: () => Engine | undefined;
}

const hasPictureInPicture = () => typeof document !== 'undefined' && document.pictureInPictureEnabled === true;

export function PlayerControls(props: PlayerControlsProps) {
  const { playback, actions, engine, isAudio, isLive, isFullScreen, maySeek, mayRewatch, mayFloat } = props;
  const { tracks, time, duration, isPlaying, hasEnded } = playback;
  const t = useT();
  const PlayIcon = isPlaying ? Pause : hasEnded ? RotateCcw : Play;
  const playLabel = t(isPlaying ? 'player_pause' : hasEnded ? 'player_again' : 'player_play');
  return (
    <div className={styles.controls} data-controls="">
      {!isLive && (
        <SeekBar {...{ time, duration }} bufferedTo={playback.bufferedTo} isFixed={!maySeek} onSeek={actions.seekTo} />
      )}
      <div className={styles.row}>
        <IconButton icon={<PlayIcon />} label={playLabel} onClick={actions.toggle} />
        {mayRewatch && (
          <IconButton
            className={styles.extra}
            icon={<RotateCcw />}
            label={t('player_back', { n: SEEK_STEP_S })}
            onClick={() => actions.step(-SEEK_STEP_S)}
          />
        )}
        {maySeek && (
          <IconButton
            className={styles.extra}
            icon={<RotateCw />}
            label={t('player_ahead', { n: SEEK_STEP_S })}
            onClick={() => actions.step(SEEK_STEP_S)}
          />
        )}
        {isLive ? (
          <span className={styles.live}>{t('player_live')}</span>
        ) : (
          <span className={styles.clock}>
            {clockText(time)}
            <span className={styles.total}> / {clockText(duration) || '–'}</span>
          </span>
        )}
        <span className={styles.space} />
        <VolumeControl volume={playback.isMuted ? 0 : playback.volume} actions={actions} />
        {tracks.captions.length > 0 && (
          <TrackMenu
            icon={<Captions />}
            label={t('player_captions')}
            tracks={tracks.captions}
            chosen={tracks.caption}
            none={t('player_off')}
            onChoose={(id) => engine()?.chooseCaption(id)}
          />
        )}
        {tracks.audios.length > 1 && (
          <TrackMenu
            icon={<AudioLines />}
            label={t('player_audio')}
            tracks={tracks.audios}
            chosen={tracks.audio}
            onChoose={(id) => engine()?.chooseAudio(id)}
          />
        )}
        {tracks.qualities.length > 1 && (
          <TrackMenu
            icon={<Settings />}
            label={t('player_quality')}
            tracks={tracks.qualities}
            chosen={tracks.quality}
            none={t('player_quality_auto')}
            onChoose={(id) => engine()?.chooseQuality(id)}
          />
        )}
        {!isAudio && mayFloat && hasPictureInPicture() && (
          <IconButton
            className={styles.extra}
            icon={<PictureInPicture />}
            label={t('player_pip')}
            onClick={actions.pictureInPicture}
          />
        )}
        {!isAudio && (
          <IconButton
            icon={isFullScreen ? <Minimize /> : <Maximize />}
            label={t(isFullScreen ? 'player_full_screen_leave' : 'player_full_screen')}
            onClick={actions.toggleFullScreen}
          />
        )}
      </div>
    </div>
  );
}
