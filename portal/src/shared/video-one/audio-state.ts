import type { Vod, VodGenre } from './vod.ts';

/** What sounds: the tracks of an album in their order, and which of them is on. */
export interface Playing {
  /** Where the album is, with what its page has to know, and what stands on its cover. */
  album: { title: string; address: string; picture?: string | undefined; state?: unknown };
  tracks: Vod[];
  place: number;
  /** Paused or not, as the guest wants it. */
  isOn: boolean;
}

/** C132: what the client keeps of the audio library. */
export interface AudioState {
  audios?: Vod[] | undefined;
  genres?: VodGenre[] | undefined;
  watchlistitems?: Vod[] | undefined;
  errorMessage?: string | undefined;
  search?: string | undefined;
  maxReached?: boolean | undefined;
  playing?: Playing | undefined;
}
