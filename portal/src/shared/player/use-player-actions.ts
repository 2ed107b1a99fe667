import { type RefObject, useMemo } from 'react';
import { timeAfterStep } from './seeking.rules.ts';
import type { PlaybackHandle } from './use-playback.ts';

export interface PlayerActions {
  toggle: () => void;
  seekTo: (seconds: number) => void;
  step: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  toggleFullScreen: () => void;
  pictureInPicture: () => void;
}

type FullScreenElement = HTMLElement & { webkitEnterFullscreen?: () => void };

/** What a guest can do to the element. */
export function usePlayerActions(
  ref: RefObject<HTMLMediaElement | null>,
  frame: RefObject<HTMLElement | null>,
  handle: PlaybackHandle,
): PlayerActions {
  const { furthest } = handle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: furthest reads what is current whenever it is asked
  return useMemo(() => {
    const on = (act: (element: HTMLMediaElement) => void) => () => {
      if (ref.current) act(ref.current);
    };
    return {
      toggle: on((element) => {
        if (element.paused || element.ended) element.play()?.catch(() => undefined);
        else element.pause();
      }),
      seekTo: (seconds) =>
        on((element) => {
          element.currentTime = Math.min(seconds, furthest());
        })(),
      step: (seconds) =>
        on((element) => {
          element.currentTime = timeAfterStep(element.currentTime, seconds, element.duration, furthest());
        })(),
      setVolume: (volume) =>
        on((element) => {
          element.volume = volume;
          element.muted = volume === 0;
        })(),
      toggleMute: on((element) => {
        element.muted = !element.muted;
        if (!element.muted && element.volume === 0) element.volume = 0.5;
      }),
      toggleFullScreen() {
        const target = frame.current;
        const video = ref.current as FullScreenElement | null;
        if (document.fullscreenElement) void document.exitFullscreen();
        else if (target?.requestFullscreen) target.requestFullscreen().catch(() => undefined);
        // Phones that only know full screen for the film itself.
        else video?.webkitEnterFullscreen?.();
      },
      pictureInPicture() {
        const video = ref.current;
        if (!(video instanceof HTMLVideoElement)) return;
        if (document.pictureInPictureElement) void document.exitPictureInPicture();
        else video.requestPictureInPicture?.().catch(() => undefined);
      },
    };
  }, [ref, frame]);
}
