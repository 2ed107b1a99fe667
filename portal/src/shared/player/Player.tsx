import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import styles from './Player.module.css';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerFailure } from './PlayerFailure.tsx';
import { keyAction } from './player-keys.rules.ts';
import { StartButton } from './StartButton.tsx';
import { SEEK_STEP_S } from './seeking.rules.ts';
import { useIdleControls } from './use-idle-controls.ts';
import { useLiftedCaptions } from './use-lifted-captions.ts';
import { usePlayback, type WhatPlays } from './use-playback.ts';
import { usePlayerActions } from './use-player-actions.ts';

export interface PlayerProps extends WhatPlays {
  title: string;
  /** Sound alone is a bar without a picture. */
  kind?: 'video' | 'audio';
  /** Stands in a text before the film begins; on a page of its own its colours fill the frame. */
  poster?: string | undefined;
  /** Fills its page, or stands in a text. */
  size?: 'page' | 'inline';
  /** `none` fetches nothing before the first press; for files. */
  preload?: 'none' | 'metadata' | 'auto';
  /** What is said when it cannot be played; there is a text of our own. */
  failureText?: string | undefined;
  /** Given when a new try needs more than the same address, such as a new token. */
  onRetry?: (() => void) | undefined;
  /** Captions of a file: `CaptionTracks`. */
  tracks?: ReactNode;
  /** Over the picture's upper edge, such as the way back. */
  children?: ReactNode;
}

/** The one player of the portal: films, channels, the safety film, recordings. */
export function Player(props: PlayerProps) {
  const { title, kind: Media = 'video', poster, size = 'inline', preload = 'metadata', failureText, onRetry } = props;
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const isScreen = useIsScreen();
  const handle = usePlayback(element, { ...props, unattended: isScreen });
  const actions = usePlayerActions(element, frame, handle);
  const { playback } = handle;
  const isFullScreen = useFullScreen(frame);
  const isIdle = useIdleControls(frame, playback.isPlaying && Media === 'video');
  useLiftedCaptions(frame, element, isIdle);
  const maySeek = !props.live && !props.noSeekingAhead;
  const retry = onRetry ?? handle.retry;

  function onKey(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const beside = size === 'page' ? besidePicture(frame.current, event.key) : undefined;
    if (beside) {
      event.preventDefault();
      return beside.focus({ preventScroll: true });
    }
    const action = keyAction(event.key, maySeek);
    if (!action || playback.failure) return;
    event.preventDefault();
    if (action === 'toggle') actions.toggle();
    else if (action === 'back') actions.step(-SEEK_STEP_S);
    else if (action === 'ahead') actions.step(SEEK_STEP_S);
    else if (action === 'mute') actions.toggleMute();
    else if (action === 'fullScreen') actions.toggleFullScreen();
    else if (action === 'captions') {
      const { caption, captions } = playback.tracks;
      handle.engine()?.chooseCaption(caption >= 0 || captions.length === 0 ? -1 : 0);
    }
  }

  return (
    <section
      ref={frame}
      className={classNames(styles.player, styles[Media], styles[size])}
      data-idle={isIdle || undefined}
      data-unattended={isScreen || undefined}
      data-player={playback.failure ? 'failed' : playback.isPlaying ? 'playing' : 'paused'}
      aria-label={t('player_of', { title })}
    >
      {Media === 'video' && (
        // biome-ignore lint/a11y/useSemanticElements: the picture takes keys of its own, a button would swallow them
        <div
          className={styles.surface}
          data-surface=""
          role="button"
          tabIndex={0}
          aria-label={t(playback.isPlaying ? 'player_pause' : 'player_play')}
          onClick={actions.toggle}
          onKeyDown={onKey}
        />
      )}
      {size === 'page' && poster && !playback.hasStarted && !playback.failure && (
        <img className={styles.light} src={poster} alt="" />
      )}
      <Media
        ref={element}
        className={styles.media}
        poster={Media === 'video' && size === 'inline' ? poster : undefined}
        preload={preload}
        playsInline
        disableRemotePlayback={props.noSeekingAhead}
        disablePictureInPicture={props.noSeekingAhead}
        crossOrigin={undefined}
        aria-label={title}
        tabIndex={-1}
      >
        {props.tracks}
      </Media>
      {props.children && (
        <div className={styles.top} data-top="">
          {props.children}
        </div>
      )}
      {playback.isWaiting && !playback.failure && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <span className={styles.waitingText}>{t('kit.loading')}</span>
        </div>
      )}
      {Media === 'video' && !isScreen && !playback.hasStarted && !playback.isWaiting && !playback.failure && (
        <StartButton onPress={actions.toggle} />
      )}
      {playback.failure ? (
        <PlayerFailure text={failureText} failure={playback.failure} onRetry={retry} />
      ) : (
        !isScreen && (
          <PlayerControls
            {...{ playback, actions, isFullScreen, maySeek }}
            isAudio={Media === 'audio'}
            isLive={props.live ?? false}
            mayRewatch={!props.live}
            mayFloat={!props.noSeekingAhead}
            engine={handle.engine}
          />
        )
      )}
    </section>
  );
}

const BESIDE: Readonly<Record<string, string>> = { ArrowUp: '[data-top]', ArrowDown: '[data-controls]' };

/** What lies on the picture is beside it for a remote control: above the way back, below the controls. */
function besidePicture(frame: HTMLElement | null, key: string): HTMLElement | undefined {
  const part = BESIDE[key];
  return (
    (part && frame?.querySelector<HTMLElement>(`${part} :is(a[href], :is(button, input):not(:disabled))`)) || undefined
  );
}

function useFullScreen(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);
  return isFull;
}
