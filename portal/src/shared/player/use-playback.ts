import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Engine } from './engine.ts';
import { holdBack } from './hold-back.ts';
import { openStream } from './open-stream.ts';
import { AT_REST, type Playback, readElement } from './playback.ts';
import type { Failure } from './stream.rules.ts';

/** What plays, and where it begins. */
export interface WhatPlays {
  /** A playlist (`….m3u8`, or any address where streams are adaptive) or a file; not known yet while somebody is asked for it, and the player waits. */
  src: string | undefined;
  /** Seconds. */
  startAt?: number | undefined;
  live?: boolean | undefined;
  /** Only what was watched can be seen again, at one speed (muster). */
  noSeekingAhead?: boolean | undefined;
  autoPlay?: boolean | undefined;
  /** Nobody can press Play here: what may not begin with sound begins without. */
  unattended?: boolean | undefined;
  /** C95: streams are playlists here; those of channels are in any case. */
  isAdaptive?: boolean | undefined;
  /** CD17: the browser's own HLS where there is one. */
  prefersNative?: boolean | undefined;
  /** Sent with every request of a playlist stream; asked anew for each. */
  headers?: (() => Record<string, string>) | undefined;
  /** Asked when a request was refused; true when the next one may be let in, which brings the stream back. */
  renew?: (() => Promise<boolean>) | undefined;
  onPosition?: ((seconds: number, duration: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  onFailure?: ((failure: Failure) => void) | undefined;
}

export interface PlaybackHandle {
  playback: Playback;
  /** The furthest second that was watched; only kept where seeking ahead is not allowed. */
  furthest: () => number;
  engine: () => Engine | undefined;
  /** Opens the stream anew where it stood. */
  retry: () => void;
}

interface Opening {
  src: string;
  prefersNative: boolean | undefined;
  live: boolean;
  /** A second opening goes on where the first one stood. */
  from: number | undefined;
}

const READ_ON = ['play', 'pause', 'durationchange', 'progress', 'volumechange', 'timeupdate', 'loadedmetadata'];

/** Ties a stream to an element and tells how it goes; on unmount nothing of both is left. */
export function usePlayback(ref: RefObject<HTMLMediaElement | null>, what: WhatPlays): PlaybackHandle {
  const { src, prefersNative, live = false, noSeekingAhead = false } = what;
  const [playback, setPlayback] = useState<Playback>(() => ({ ...AT_REST, isWaiting: Boolean(what.autoPlay) }));
  const [opening, setOpening] = useState({ count: 0, from: undefined as number | undefined });
  const stream = useRef<ReturnType<typeof openStream>>(undefined);
  const furthest = useRef(0);
  const watchedSrc = useRef(src);
  const change = useCallback((part: Partial<Playback>) => setPlayback((before) => ({ ...before, ...part })), []);
  const told = useEffectEvent((event: 'position' | 'ended' | Failure) => {
    const element = ref.current;
    if (event === 'position') {
      if (element) what.onPosition?.(element.currentTime, element.duration);
    } else if (event === 'ended') what.onEnded?.();
    else what.onFailure?.(event);
  });
  const opened = useEffectEvent((element: HTMLMediaElement, { src, prefersNative, live, from }: Opening) =>
    openStream({
      element,
      src,
      isAdaptive: what.isAdaptive,
      prefersNative,
      live,
      startAt: from ?? what.startAt ?? 0,
      headers: what.headers && (() => what.headers?.() ?? {}),
      renew: what.renew && (async () => (await what.renew?.()) ?? false),
      told: {
        tracks: (tracks) => change({ tracks }),
        recovering: (isWaiting) => isWaiting && change({ isWaiting }),
        failed(failure) {
          change({ failure, isWaiting: false });
          told(failure);
        },
      },
    }),
  );
  const begin = useEffectEvent(async (element: HTMLMediaElement) => {
    try {
      await element.play();
    } catch {
      // A browser that wants a press first leaves the big button standing.
      if (!what.unattended || element.muted) return change({ isWaiting: false });
      element.muted = true;
      await element.play()?.catch(() => change({ isWaiting: false }));
    }
  });
  const wantsToPlay = useEffectEvent((count: number) => Boolean(what.autoPlay) || count > 0);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (src === undefined) return change({ ...AT_REST, isWaiting: wantsToPlay(opening.count) });
    const gone = new AbortController();
    const on = (name: string, act: (event: Event) => void) =>
      element.addEventListener(name, act, { signal: gone.signal });
    for (const name of READ_ON) on(name, () => change(readElement(element)));
    on('playing', () => change({ isWaiting: false, hasStarted: true, failure: undefined }));
    on('waiting', () => change({ isWaiting: true }));
    on('canplay', () => change({ isWaiting: false }));
    on('timeupdate', () => told('position'));
    if (watchedSrc.current !== src) furthest.current = 0;
    watchedSrc.current = src;
    const held = noSeekingAhead ? holdBack(element, furthest, gone.signal) : undefined;
    on('ended', (event) => {
      if (held?.wasSkipped(event)) return held.goOn();
      change(readElement(element));
      told('ended');
    });

    change({ ...AT_REST, ...readElement(element), isWaiting: wantsToPlay(opening.count) });
    const current = opened(element, { src, prefersNative, live, from: opening.from });
    stream.current = current;
    if (wantsToPlay(opening.count)) on('loadedmetadata', () => void begin(element));
    return () => {
      gone.abort();
      current.close();
      stream.current = undefined;
    };
  }, [ref, src, prefersNative, live, noSeekingAhead, opening, change]);

  return {
    playback,
    furthest: () => (noSeekingAhead ? furthest.current : Number.POSITIVE_INFINITY),
    engine: () => stream.current?.engine(),
    retry: () =>
      setOpening(({ count }) => ({ count: count + 1, from: live ? 0 : ref.current?.currentTime || undefined })),
  };
}
