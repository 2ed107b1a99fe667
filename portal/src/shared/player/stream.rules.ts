/** How a stream gets into the element: a playlist by script, or whatever the browser plays by itself. */
export type Way = 'script' | 'browser' | 'none';

export interface Ability {
  /** Media source support, the managed kind of phones included. */
  script: boolean;
  /** The browser plays playlists itself. */
  nativeHls: boolean;
}

export interface Wish {
  src: string;
  /** Where the specification wants adaptive streams, an address without an ending is taken for one (C95). */
  isAdaptive?: boolean | undefined;
  /** Only a script can send headers (CD22). */
  needsHeaders?: boolean | undefined;
  /** CD17: the alternative player takes the browser's own HLS where there is one. */
  prefersNative?: boolean | undefined;
}

export const isPlaylist = (src: string) => /\.m3u8(?:[?#]|$)/i.test(src);

const FILE = /^[^?#]*\.(?:mp4|m4v|mov|webm|ogv|ogg|oga|opus|mp3|m4a|aac|wav|flac)(?:[?#]|$)/i;
export const isFile = (src: string) => FILE.test(src);

export function wayFor({ src, isAdaptive, needsHeaders, prefersNative }: Wish, { script, nativeHls }: Ability): Way {
  if (!isPlaylist(src) && !(isAdaptive && !isFile(src))) return needsHeaders ? 'none' : 'browser';
  if (needsHeaders) return script ? 'script' : 'none';
  if (prefersNative && nativeHls) return 'browser';
  if (script) return 'script';
  // What has no ending may be a file after all.
  return nativeHls || !isPlaylist(src) ? 'browser' : 'none';
}

/** Why a film does not go on: nobody answers, it was refused, it cannot be decoded, or nothing here can play it. */
export type Failure = 'network' | 'refused' | 'media' | 'unsupported';

/** A stream server that restarts, or is away for twenty seconds, is back within these; after the last one the guest is asked. */
export const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 8_000] as const;

export function retryDelay(attempt: number): number | undefined {
  return RETRY_DELAYS_MS[attempt];
}

/** So much has to be played after a failure before it is forgotten: what fails again and again ends with the last try. */
const GOES_ON_S = 1;

/** HTMLMediaElement.HAVE_CURRENT_DATA: an element that is loaded anew stands at nought before it has anything to show. */
const HAS_DATA = 2;

type Progress = Pick<HTMLMediaElement, 'currentTime' | 'seeking' | 'readyState'>;

export function goesOn({ currentTime, seeking, readyState }: Progress, failedAt: number): boolean {
  return readyState >= HAS_DATA && !seeking && Math.abs(currentTime - failedAt) > GOES_ON_S;
}

/** A token that ran out does not get better by asking again. */
export function failureOfStatus(status: number | undefined): Failure {
  return status === 401 || status === 403 ? 'refused' : 'network';
}

/** The codes of HTMLMediaElement.error; none at all means that the source is none. */
export function failureOfMediaError(code: number | undefined): Failure {
  if (code === 2) return 'network';
  if (code === 3) return 'media';
  return 'unsupported';
}
