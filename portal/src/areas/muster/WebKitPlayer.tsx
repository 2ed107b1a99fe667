import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { PlayerFailure } from '#portal/shared/player/PlayerFailure.tsx';
import { clockText } from '#portal/shared/player/seeking.rules.ts';
import { usePlayback, type WhatPlays } from '#portal/shared/player/use-playback.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import styles from './WebKitPlayer.module.css';

interface WebKitPlayerProps extends WhatPlays {
  title: string;
  poster?: string | undefined;
  tracks?: ReactNode;
}

/** C196, C197, CD32: one button that says what it does, the film over the whole screen, and a way out that pauses. */
export function WebKitPlayer({ title, poster, tracks, ...what }: WebKitPlayerProps) {
  const t = useT();
  const element = useRef<HTMLVideoElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const [isFull, setFull] = useState(false);
  const { playback, retry } = usePlayback(element, {
    ...what,
    noSeekingAhead: true,
    onEnded: () => {
      setFull(false);
      what.onEnded?.();
    },
  });
  const { hasStarted, hasEnded, isPlaying, time, duration, failure } = playback;
  const word = hasEnded ? 'muster_rewatch' : hasStarted ? 'muster_resume' : 'muster_play';
  const Icon = hasEnded ? RotateCcw : Play;

  const close = () => {
    element.current?.pause();
    setFull(false);
  };
  const play = () => {
    const film = element.current;
    if (!film) return;
    if (film.ended) film.currentTime = 0;
    setFull(true);
    film.play()?.catch(() => setFull(false));
  };

  useEffect(() => {
    const film = element.current;
    if (isFull) closing.current?.focus();
    if (!film || !isFull) return;
    const gone = new AbortController();
    const leave = () => {
      film.pause();
      setFull(false);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    document.addEventListener('keydown', onKey, { signal: gone.signal });
    // The browser's own full screen, where a phone opens it by itself.
    film.addEventListener('webkitendfullscreen', leave, { signal: gone.signal });
    return () => gone.abort();
  }, [isFull]);

  return (
    <section
      className={classNames(styles.player, isFull && styles.full)}
      data-player={isPlaying ? 'playing' : 'paused'}
      aria-label={t('player_of', { title })}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the film, where there are any */}
      <video
        ref={element}
        className={styles.media}
        poster={poster}
        preload="metadata"
        playsInline
        disableRemotePlayback
        disablePictureInPicture
        tabIndex={-1}
        aria-label={title}
      >
        {tracks}
      </video>
      {failure && <PlayerFailure text={undefined} failure={failure} onRetry={retry} />}
      {isFull && (
        <button ref={closing} type="button" className={styles.close} onClick={close}>
          <X aria-hidden="true" />
          {t('muster_close')}
        </button>
      )}
      {!isFull && !failure && (
        <div className={styles.bar}>
          <Button kind="primary" icon={<Icon aria-hidden="true" />} onClick={play}>
            {t(word)}
          </Button>
          <span className={styles.clock}>
            {clockText(time)} / {clockText(duration) || '–'}
          </span>
        </div>
      )}
    </section>
  );
}
