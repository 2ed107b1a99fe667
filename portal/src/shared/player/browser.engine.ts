import type { Engine, EngineOptions } from './engine.ts';
import { NO_TRACKS, type Track } from './engine.ts';
import { failureOfMediaError, goesOn, retryDelay } from './stream.rules.ts';

const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/** A file, or a playlist that the browser plays itself. */
export function browserEngine({ element, src, startAt, told }: EngineOptions): Engine {
  const gone = new AbortController();
  const { signal } = gone;
  let attempt = 0;
  let failedAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function load(from: number) {
    element.src = src;
    if (from > 0) {
      const seek = () => {
        if (Math.abs(element.currentTime - from) > 0.5) element.currentTime = from;
      };
      element.addEventListener('loadedmetadata', seek, { once: true, signal });
    }
  }

  function captions(): TextTrack[] {
    return [...(element.textTracks ?? [])].filter(isCaption);
  }

  function tellTracks() {
    const list = captions();
    const tracks: Track[] = list.map(({ label, language }, id) => ({ id, label: label || language }));
    told.tracks({ ...NO_TRACKS, captions: tracks, caption: list.findIndex(({ mode }) => mode === 'showing') });
  }

  element.addEventListener(
    'error',
    () => {
      const failure = failureOfMediaError(element.error?.code);
      const delay = failure === 'network' ? retryDelay(attempt++) : undefined;
      if (delay === undefined) return told.failed(failure);
      told.recovering(true);
      const from = element.currentTime || startAt;
      failedAt = from;
      const wasPlaying = !element.paused;
      retry = setTimeout(() => {
        load(from);
        if (wasPlaying) element.play().catch(() => undefined);
      }, delay);
    },
    { signal },
  );
  element.addEventListener(
    'timeupdate',
    () => {
      // An element that is loaded anew tells of new times as well: at its beginning, and when it is back in its place.
      if (!goesOn(element, failedAt)) return;
      attempt = 0;
      told.recovering(false);
    },
    { signal },
  );
  element.textTracks?.addEventListener?.('addtrack', tellTracks, { signal });
  element.textTracks?.addEventListener?.('change', tellTracks, { signal });
  load(startAt);

  return {
    chooseCaption(id) {
      for (const [place, track] of captions().entries()) track.mode = place === id ? 'showing' : 'disabled';
      tellTracks();
    },
    chooseAudio() {},
    chooseQuality() {},
    destroy() {
      gone.abort();
      clearTimeout(retry);
      element.removeAttribute('src');
      element.load();
    },
  };
}
