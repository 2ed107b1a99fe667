import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { SeekBar } from '#portal/shared/player/SeekBar.tsx';
import { clockText } from '#portal/shared/player/seeking.rules.ts';
import { usePlayback } from '#portal/shared/player/use-playback.ts';
import { usePlayerActions } from '#portal/shared/player/use-player-actions.ts';
import { VolumeControl } from '#portal/shared/player/VolumeControl.tsx';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import type { Playing } from '#portal/shared/video-one/audio-state.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './AudioBar.module.css';
import { trackBeside } from './audio.rules.ts';
import { useMediaKeys } from './use-media-keys.ts';
import { useTrack } from './use-track.ts';

/** CD24: what plays while guests look through the audio pages. */
export function AudioBar() {
  const { playing } = useGroup('audio');
  const track = playing?.tracks[playing.place];
  return playing && track ? <Bar playing={playing} track={track} /> : null;
}

function Bar({ playing, track }: { playing: Playing; track: Vod }) {
  const t = useT();
  const { store } = usePortal();
  const { album, isOn } = playing;
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLAudioElement>(null);
  const put = (change: Partial<Playing>) => {
    const { playing: current } = store.getState().audio;
    if (current) patchGroup(store, 'audio', { playing: { ...current, ...change } });
  };
  const previous = trackBeside(playing, -1);
  const next = trackBeside(playing, 1);
  const goTo = (place: number | undefined) => (place === undefined ? undefined : () => put({ place, isOn: true }));
  const stream = useTrack(track.id);
  const handle = usePlayback(element, {
    src: stream.src,
    autoPlay: isOn,
    // The record is over: it stays on the plate, at rest.
    onEnded: goTo(next) ?? (() => put({ isOn: false })),
  });
  const actions = usePlayerActions(element, frame, handle);
  const { playback } = handle;
  const hasFailed = stream.hasFailed || playback.failure !== undefined;
  useWish(element, isOn, (wanted) => put({ isOn: wanted }));
  useMediaKeys({
    title: track.title,
    album: album.title,
    picture: album.picture,
    onToggle: (wanted) => put({ isOn: wanted }),
    onPrevious: goTo(previous),
    onNext: goTo(next),
  });

  return (
    <section ref={frame} className={styles.bar} aria-label={t('audio_player')} data-audio-bar={isOn ? 'on' : 'paused'}>
      {/* biome-ignore lint/a11y/useMediaCaption: music has no words to read */}
      <audio ref={element} aria-label={track.title} />
      <Hidden>
        <span role="status">{t('audio_now', { title: track.title })}</span>
      </Hidden>
      <div className={styles.what}>
        <span className={styles.cover}>
          <Thumbnail src={album.picture} ratio="1 / 1" eager />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{track.title}</span>
          <PortalLink to={album.address} state={album.state} className={styles.album}>
            {album.title}
          </PortalLink>
        </span>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={<SkipBack />}
          label={t('audio_previous')}
          disabled={previous === undefined}
          onClick={goTo(previous)}
        />
        <IconButton
          className={styles.main}
          icon={isOn ? <Pause /> : <Play />}
          label={t(isOn ? 'player_pause' : 'player_play')}
          onClick={() => put({ isOn: !isOn })}
        />
        <IconButton icon={<SkipForward />} label={t('audio_next')} disabled={next === undefined} onClick={goTo(next)} />
      </div>
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <span>{t('audio_track_failed')}</span>
          <Button small onClick={stream.hasFailed ? stream.retry : handle.retry}>
            {t('kit.tryAgain')}
          </Button>
        </div>
      ) : (
        <div className={styles.time}>
          <span className={styles.clock}>{playback.isWaiting ? <Spinner /> : clockText(playback.time)}</span>
          <SeekBar
            time={playback.time}
            duration={playback.duration}
            bufferedTo={playback.bufferedTo}
            isFixed={false}
            onSeek={actions.seekTo}
          />
          <span className={styles.clock}>{clockText(playback.duration)}</span>
        </div>
      )}
      <div className={styles.extras}>
        <span className={styles.volume}>
          <VolumeControl volume={playback.isMuted ? 0 : playback.volume} actions={actions} />
        </span>
        <IconButton
          icon={<X />}
          label={t('audio_stop')}
          onClick={() => patchGroup(store, 'audio', { playing: undefined })}
        />
      </div>
    </section>
  );
}

/** The element does what the guest wants, and what happens to it by itself (headphones pulled out) counts as a wish. */
function useWish(ref: RefObject<HTMLAudioElement | null>, isOn: boolean, onWish: (isOn: boolean) => void) {
  const wish = useEffectEvent(onWish);
  useEffect(() => {
    const element = ref.current;
    // What is not loaded yet begins by itself.
    if (!element || element.readyState === 0) return;
    if (isOn && element.paused) element.play()?.catch(() => wish(false));
    if (!isOn && !element.paused) element.pause();
  }, [ref, isOn]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('play', () => wish(true), { signal });
    element.addEventListener(
      'pause',
      () => {
        // A stream that is taken away or over pauses too; nobody wished for that.
        if (element.readyState > 0 && !element.ended) wish(false);
      },
      { signal },
    );
    return () => gone.abort();
  }, [ref]);
}
