import { browserEngine } from './browser.engine.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { loadHls, scriptEngine } from './script.engine.ts';
import { type Wish, wayFor } from './stream.rules.ts';
import { watchPicture } from './watch-picture.ts';

interface WithMediaSource {
  MediaSource?: typeof MediaSource;
  ManagedMediaSource?: typeof MediaSource;
}

function hasMediaSource(): boolean {
  const { MediaSource: plain, ManagedMediaSource: managed } = globalThis as WithMediaSource;
  const source = managed ?? plain;
  return source?.isTypeSupported?.('video/mp4; codecs="avc1.42E01E,mp4a.40.2"') ?? false;
}

/** The stream in the element; the answer closes it again, also when it is still on its way. */
export function openStream(options: EngineOptions & Pick<Wish, 'isAdaptive' | 'prefersNative'>): {
  engine: () => Engine | undefined;
  close: () => void;
} {
  const { element, src, live, headers, prefersNative, told } = options;
  const isAdaptive = live || options.isAdaptive;
  let engine: Engine | undefined;
  let isClosed = false;
  const gone = new AbortController();
  const nativeHls = element.canPlayType('application/vnd.apple.mpegurl') !== '';
  const wish = { src, isAdaptive, needsHeaders: Boolean(headers), prefersNative };
  const way = wayFor(wish, { script: hasMediaSource(), nativeHls });
  if (way === 'none') told.failed('unsupported');
  if (way === 'browser') engine = browserEngine(options);
  if (way === 'script') {
    loadHls().then(
      (module) => {
        if (!isClosed) engine = scriptEngine(module, options);
      },
      () => isClosed || told.failed('network'),
    );
  }
  if (live && way !== 'none') watchPicture(element, () => told.failed('media'), gone.signal);
  return {
    engine: () => engine,
    close() {
      isClosed = true;
      gone.abort();
      element.pause();
      engine?.destroy();
      engine = undefined;
    },
  };
}
