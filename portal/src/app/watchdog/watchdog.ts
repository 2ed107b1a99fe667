import { noteTrouble } from '#portal/shared/device/trouble.ts';

/** The page says this often that it lives. */
export const BEAT_MS = 5_000;
/** A page that has said nothing for this long is started anew. */
export const SILENCE_MS = 60_000;

export interface Watchdog {
  beat: () => void;
  /** Called by a timer of its own. */
  look: () => void;
}

interface WatchedPage {
  now: () => number;
  reload: () => void;
}

/**
 * Kiosks and screens have nobody who presses reload. What React shows beats; this clock stands outside of it, so that a
 * tree that broke, or hangs, is noticed. A computer that slept catches up first: both clocks stood still.
 */
export function createWatchdog({ now, reload }: WatchedPage): Watchdog {
  let lastBeat = now();
  let lastLook = now();
  let isOver = false;
  return {
    beat: () => {
      lastBeat = now();
    },
    look: () => {
      const at = now();
      if (at - lastLook > SILENCE_MS / 2) lastBeat = at;
      lastLook = at;
      if (isOver || at - lastBeat < SILENCE_MS) return;
      isOver = true;
      noteTrouble(`The page said nothing for ${Math.round((at - lastBeat) / 1000)} seconds and is started anew`);
      reload();
    },
  };
}
