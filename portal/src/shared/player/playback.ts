import { NO_TRACKS, type Tracks } from './engine.ts';
import type { Failure } from './stream.rules.ts';

/** How what plays is playing; what plays is in the props of the player. */
export interface Playback {
  isPlaying: boolean;
  /** Asked to play and nothing comes yet. */
  isWaiting: boolean;
  hasEnded: boolean;
  /** A picture has been shown, so the first big button is not needed any more. */
  hasStarted: boolean;
  time: number;
  duration: number;
  bufferedTo: number;
  volume: number;
  isMuted: boolean;
  isFullScreen: boolean;
  tracks: Tracks;
  failure?: Failure | undefined;
}

export const AT_REST: Playback = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  hasStarted: false,
  time: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  volume: 1,
  isMuted: false,
  isFullScreen: false,
  tracks: NO_TRACKS,
  failure: undefined,
};

/** What the element says of itself at this moment. */
export function readElement(element: HTMLMediaElement): Partial<Playback> {
  const { currentTime, duration, paused, ended, buffered, volume, muted } = element;
  let bufferedTo = 0;
  for (let i = 0; i < buffered?.length; i++) {
    if (buffered.start(i) <= currentTime + 0.5) bufferedTo = Math.max(bufferedTo, buffered.end(i));
  }
  return {
    time: currentTime,
    duration,
    bufferedTo,
    isPlaying: !paused && !ended,
    hasEnded: ended,
    volume,
    isMuted: muted,
  };
}
