import type { Playing } from '#portal/shared/video-one/audio-state.ts';
import type { Season, Vod, VodGenre } from '#portal/shared/video-one/vod.ts';
import { AUDIO_PROVIDER_ID, listParameters, smallPicture } from '../vod.rules.ts';

/** C85, CD12: the series of the audio library, or of one of its genres. */
export const albumParameters = (genreId: string | undefined, search: string): Record<string, string> => ({
  ...listParameters('series'),
  provider_ids: genreId ?? AUDIO_PROVIDER_ID,
  ...(search && { search }),
});

/** CD24: the children of the library. */
export const audioGenres = (genres: readonly VodGenre[]): VodGenre[] =>
  genres.filter(({ parentId }) => parentId === AUDIO_PROVIDER_ID);

const part = encodeURIComponent;

const seriesIdOf = (album: Vod) => album.series_info?.series_id || album.id;

/** C130, C131: a disc; the only one of an album goes by its own name. */
export function discAddress(album: Vod, { season }: Season): string {
  const seasons = album.series_info?.seasons ?? [];
  return seasons.length > 1
    ? `/vod/overview/audio/${part(seriesIdOf(album))}/${part(season)}`
    : `/vod/overview/audio/${part(season)}`;
}

/** CD23: albums may share the name of their only disc; who leads there says which of them is meant. */
export const meaning = (album: Vod) => ({ series: seriesIdOf(album) });

export function seriesMeant(state: unknown): string | undefined {
  const { series } = (state ?? {}) as { series?: unknown };
  return typeof series === 'string' ? series : undefined;
}

export interface Disc {
  album: Vod;
  season: Season;
  /** From 1, for albums of several discs. */
  number: number | undefined;
  address: string;
}

/** Every disc of an album is a record of its own on the shelf. */
export function discsOf(album: Vod): Disc[] {
  const seasons = album.series_info?.seasons ?? [];
  return seasons.map((season, place) => ({
    album,
    season,
    number: seasons.length > 1 ? place + 1 : undefined,
    address: discAddress(album, season),
  }));
}

/** An album without any disc still has a page. */
export const albumAddress = (album: Vod) => `/vod/overview/audio/${part(seriesIdOf(album))}`;

export const coverOf = (vod: Vod) => smallPicture(vod.images);

/** The same album goes on; another one begins where the guest pressed. */
export function isPlaying(playing: Playing | undefined, track: Vod): boolean {
  return playing?.tracks[playing.place]?.id === track.id;
}

/** Forwards or backwards by one; nothing beyond the ends. */
export function trackBeside({ tracks, place }: Playing, step: 1 | -1): number | undefined {
  const next = place + step;
  return next >= 0 && next < tracks.length ? next : undefined;
}
