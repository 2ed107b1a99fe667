import type { Failure } from './stream.rules.ts';

export interface Track {
  id: number;
  label: string;
}

export interface Tracks {
  captions: Track[];
  audios: Track[];
  qualities: Track[];
  /** -1 is none, or for the quality: chosen by the network. */
  caption: number;
  audio: number;
  quality: number;
}

export const NO_TRACKS: Tracks = { captions: [], audios: [], qualities: [], caption: -1, audio: -1, quality: -1 };

export interface EngineTold {
  tracks(tracks: Tracks): void;
  /** The stream does not come; something is being tried. */
  recovering(isTrying: boolean): void;
  failed(failure: Failure): void;
}

/** What brings a stream into a media element. Everything of it is gone after `destroy`. */
export interface Engine {
  chooseCaption(id: number): void;
  chooseAudio(id: number): void;
  chooseQuality(id: number): void;
  destroy(): void;
}

export interface EngineOptions {
  element: HTMLMediaElement;
  src: string;
  startAt: number;
  live: boolean;
  /** Headers of every request, asked anew each time so that a token may change. */
  headers?: (() => Record<string, string>) | undefined;
  /** Asked when a request was refused: whether a new one, with other headers, may be let in. */
  renew?: (() => Promise<boolean>) | undefined;
  told: EngineTold;
}
