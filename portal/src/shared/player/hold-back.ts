import type { RefObject } from 'react';
import { allowedTime } from './seeking.rules.ts';

/** What keyboards, headsets and the browser's own controls can ask for. */
const MOVING_KEYS = ['seekforward', 'seekbackward', 'seekto', 'nexttrack', 'previoustrack', 'skipad'] as const;

/** The last update of the time may come a moment before the end. */
const END_TOLERANCE_S = 0.5;

export interface HeldBack {
  /** Whether the end that the browser tells of was reached by a jump. */
  wasSkipped: (ended: Event) => boolean;
  /** Back to what was watched, and on from there. */
  goOn: () => void;
}

/** C194, C195: the time snaps back to the furthest position watched, the film runs at its own speed, and media keys move nothing. */
export function holdBack(element: HTMLMediaElement, furthest: RefObject<number>, signal: AbortSignal): HeldBack {
  const on = (name: string, act: () => void) => element.addEventListener(name, act, { signal });
  const isOwnSpeed = () => element.playbackRate === 1;
  const snapBack = () => {
    const allowed = allowedTime(element.currentTime, furthest.current);
    if (allowed !== element.currentTime) element.currentTime = allowed;
  };
  on('timeupdate', () => {
    if (!element.seeking && isOwnSpeed()) furthest.current = Math.max(furthest.current, element.currentTime);
  });
  on('seeking', snapBack);
  on('ratechange', () => {
    if (!isOwnSpeed()) {
      element.playbackRate = 1;
      snapBack();
    }
    if (element.defaultPlaybackRate !== 1) element.defaultPlaybackRate = 1;
  });
  refuseMediaKeys(signal);
  return {
    wasSkipped: ({ isTrusted }) => isTrusted && furthest.current < element.duration - END_TOLERANCE_S,
    goOn: () => {
      element.currentTime = furthest.current;
      element.play()?.catch(() => undefined);
    },
  };
}

function refuseMediaKeys(signal: AbortSignal): void {
  const session = typeof navigator === 'undefined' ? undefined : navigator.mediaSession;
  const answer = (act: (() => void) | null) => {
    for (const key of MOVING_KEYS) {
      try {
        session?.setActionHandler(key as MediaSessionAction, act);
      } catch {
        // A key that this browser does not know cannot move anything.
      }
    }
  };
  answer(() => undefined);
  signal.addEventListener('abort', () => answer(null));
}
