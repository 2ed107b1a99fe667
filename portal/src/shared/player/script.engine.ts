import type { ErrorData, default as Hls, HlsConfig } from 'hls.js';
import type { Engine, EngineOptions } from './engine.ts';
import { failureOfStatus, retryDelay } from './stream.rules.ts';

type HlsModule = typeof import('hls.js');

let loading: Promise<HlsModule> | undefined;

/** The library is fetched with the first playlist, or a moment before where a film is about to start. */
export function loadHls(): Promise<HlsModule> {
  loading ??= import('hls.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const MEDIA_REPAIRS = 2;
/** What has held for so long was mended: the next fault is a new one. */
const MENDED_MS = 60_000;
/** A player that has been left behind for an hour must not fill the memory of a phone. */
const BACK_BUFFER_S = 30;
const BUFFER_S = 30;
/**
 * All viewers see the same moment: three segments back, where they come in. Who falls behind catches up a little faster
 * than the clock, and whoever paused or was cut off sees the present again and not what has gone.
 */
const LIVE_CONFIG: Partial<HlsConfig> = {
  liveSyncDurationCount: 3,
  liveMaxLatencyDurationCount: 6,
  maxLiveSyncPlaybackRate: 1.1,
};

function configure({ startAt, live, headers }: EngineOptions): Partial<HlsConfig> {
  const once = { maxTimeToFirstByteMs: 8_000, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: null };
  // Failures are told at once, and one place decides about going on: recover() below.
  const policy = { default: once };
  return {
    startPosition: live || startAt <= 0 ? -1 : startAt,
    // The lowest quality shows a picture soonest; the network then decides.
    startLevel: 0,
    // The first part is asked for with the list that names it, whether or not the element has opened by then.
    startFragPrefetch: true,
    maxBufferLength: BUFFER_S,
    maxMaxBufferLength: 2 * BUFFER_S,
    backBufferLength: BACK_BUFFER_S,
    ...(live && LIVE_CONFIG),
    capLevelToPlayerSize: true,
    enableWorker: false,
    manifestLoadPolicy: policy,
    playlistLoadPolicy: policy,
    fragLoadPolicy: policy,
    ...(headers && {
      xhrSetup(xhr: XMLHttpRequest) {
        for (const [name, value] of Object.entries(headers())) xhr.setRequestHeader(name, value);
      },
    }),
  };
}

/** A playlist by hls.js: attach, recover, detach. */
export function scriptEngine(module: HlsModule, options: EngineOptions): Engine {
  const { element, src, told } = options;
  const { default: HlsPlayer, Events, ErrorTypes, ErrorDetails } = module;
  const hls: Hls = new HlsPlayer(configure(options));
  let attempt = 0;
  let failed: string | undefined;
  let repairs = 0;
  let brokenAt = Number.NEGATIVE_INFINITY;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isRenewing = false;
  let mayRenew = options.renew !== undefined;

  function end(failure: Parameters<typeof told.failed>[0]) {
    if (isOver) return;
    isOver = true;
    hls.stopLoad();
    told.failed(failure);
  }

  function goOn(data: ErrorData) {
    // What was still on its way with the old token comes to nothing.
    if (isRenewing) return;
    const failure = failureOfStatus(data.response?.code);
    failed = data.frag?.type;
    if (failure === 'refused' && mayRenew) return void renewAndGoOn();
    const delay = failure === 'network' ? retryDelay(attempt) : undefined;
    if (delay === undefined) return end(failure);
    if (retry !== undefined) return;
    attempt += 1;
    told.recovering(true);
    hls.stopLoad();
    retry = setTimeout(() => {
      retry = undefined;
      load();
    }, delay);
  }

  /** A playlist that never came has to be asked for again; what is there goes on where it was. */
  function load() {
    if (hls.levels.length === 0) hls.loadSource(src);
    else hls.startLoad(hls.media ? hls.media.currentTime || -1 : -1);
  }

  /** Once between two parts that came: who is refused with a new token is refused. */
  async function renewAndGoOn() {
    mayRenew = false;
    isRenewing = true;
    told.recovering(true);
    hls.stopLoad();
    const isRenewed = await options.renew?.().catch(() => false);
    isRenewing = false;
    if (isOver) return;
    if (isRenewed) load();
    else end('refused');
  }

  /** An element that gave up is opened anew by hls.js itself, without end if nobody counts: Firefox without a sound card. */
  function mend({ fatal }: ErrorData) {
    if (performance.now() - brokenAt > MENDED_MS) repairs = 0;
    brokenAt = performance.now();
    repairs += 1;
    if (repairs > MEDIA_REPAIRS) {
      // As long as it has the element, it would open it anew.
      hls.detachMedia();
      return end('media');
    }
    if (!fatal) return;
    if (repairs === MEDIA_REPAIRS) hls.swapAudioCodec();
    hls.recoverMediaError();
  }

  function tellTracks() {
    told.tracks({
      captions: hls.subtitleTracks.map(({ name, lang }, id) => ({ id, label: name || lang || String(id + 1) })),
      audios: hls.audioTracks.map(({ name, lang }, id) => ({ id, label: name || lang || String(id + 1) })),
      qualities: hls.levels.map(({ height, bitrate }, id) => ({
        id,
        label: height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`,
      })),
      caption: hls.subtitleDisplay ? hls.subtitleTrack : -1,
      audio: hls.audioTrack,
      quality: hls.autoLevelEnabled ? -1 : hls.loadLevel,
    });
  }

  hls.on(Events.ERROR, (_, data) => {
    if (isOver) return;
    const isLoadError = data.type === ErrorTypes.NETWORK_ERROR;
    // Captions that do not come are no reason to stop a film.
    if (String(data.details).startsWith('subtitle')) return;
    if (isLoadError && (data.fatal || data.response?.code === 401 || data.response?.code === 403)) return goOn(data);
    if (data.details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) return mend(data);
    if (!data.fatal) return;
    if (data.type === ErrorTypes.MEDIA_ERROR) return mend(data);
    end(isLoadError ? 'network' : 'media');
  });
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => {
    // Sound that comes is no reason to go on asking for pictures that do not.
    if (failed !== undefined && frag.type !== failed) return;
    attempt = 0;
    mayRenew = options.renew !== undefined;
    told.recovering(false);
  });
  for (const event of [
    Events.MANIFEST_PARSED,
    Events.AUDIO_TRACKS_UPDATED,
    Events.AUDIO_TRACK_SWITCHED,
    Events.SUBTITLE_TRACKS_UPDATED,
    Events.SUBTITLE_TRACK_SWITCH,
    Events.LEVEL_SWITCHED,
  ] as const) {
    hls.on(event as typeof Events.MANIFEST_PARSED, tellTracks);
  }
  // How far a live picture is behind the clock, in seconds: two screens beside each other can be compared by it.
  const tellDelay = () => {
    const shown = hls.playingDate;
    if (shown) element.dataset.behind = ((Date.now() - shown.getTime()) / 1_000).toFixed(2);
  };
  if (options.live) element.addEventListener('timeupdate', tellDelay);
  hls.subtitleDisplay = false;
  hls.loadSource(src);
  hls.attachMedia(element);

  return {
    chooseCaption(id) {
      hls.subtitleDisplay = id >= 0;
      hls.subtitleTrack = id;
      tellTracks();
    },
    chooseAudio(id) {
      hls.audioTrack = id;
      tellTracks();
    },
    chooseQuality(id) {
      hls.nextLevel = id;
      tellTracks();
    },
    destroy() {
      isOver = true;
      clearTimeout(retry);
      element.removeEventListener('timeupdate', tellDelay);
      delete element.dataset.behind;
      hls.destroy();
      element.removeAttribute('src');
      element.load();
    },
  };
}
