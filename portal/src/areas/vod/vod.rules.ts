import { largeCopy, smallCopy } from '#portal/shared/ui/pictures.ts';
import type { Season, Vod, VodGenre, VodPicture } from '#portal/shared/video-one/vod.ts';

export const VIDEO_TYPES = ['movies', 'series'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];
export const isVideoType = (type: string | undefined): type is VideoType => type === 'movies' || type === 'series';

export const AUDIO_PROVIDER_ID = '146'; // media §7, §9
const KIDS_GENRE = 'kids';
export const PAGE_SIZE = { default: 20, movies: 100, special: 50 } as const; // media §7
export const SEARCH_DELAY_MS = 300; // CD13
export const PLAYOUT_DELAY_MS = 500; // C98
const NEAR_END_S = 10; // CD16

const FIXED = { languages: 'eng', vod_types: 'svod', details: 'true', images: 'true' } as const;

/** C75-C83: the parameters that every call for a list of this type carries. */
export function listParameters(type: VideoType): Record<string, string> {
  return {
    ...FIXED,
    types: type,
    rentals_active: 'require',
    ...(type === 'series' && { series_format: 'grouped' }),
  };
}

export const pageSizeOf = (type: VideoType) => (type === 'movies' ? PAGE_SIZE.movies : PAGE_SIZE.default);

export function genreParameters(type: VideoType): Record<string, string> {
  return { ...listParameters(type), vod_limit: type === 'series' ? '1' : String(PAGE_SIZE.default) };
}

export const titleParameters = (id: string): Record<string, string> => ({ ...FIXED, vod_ids: id });
export const serieParameters = (id: string): Record<string, string> => ({
  ...FIXED,
  types: 'series',
  series_format: 'grouped',
  series_ids: id,
});

/** C84, CD12, CD13: without the audio library, its children and what is said to be empty. */
export function videoGenres(genres: readonly VodGenre[]): VodGenre[] {
  return genres.filter(
    ({ id, parentId, isEmpty }) => id !== AUDIO_PROVIDER_ID && parentId !== AUDIO_PROVIDER_ID && !isEmpty,
  );
}

export const kidsGenre = (genres: readonly VodGenre[]) =>
  genres.find(({ name }) => name.trim().toLowerCase() === KIDS_GENRE);

export const isSeries = ({ series_info }: Vod) => (series_info?.seasons.length ?? 0) > 0;

/** C61, C62: one season is opened at once, several are chosen from. */
export function addressOf(vod: Vod): string {
  const { series_info } = vod;
  if (!series_info || !isSeries(vod)) return `/vod/detail/${encodeURIComponent(vod.id)}`;
  const [only, ...more] = series_info.seasons;
  return only && more.length === 0 ? seasonAddress(series_info.series_id, only) : serieAddress(series_info.series_id);
}

const serieAddress = (seriesId: string) => `/vod/overview/serie/${encodeURIComponent(seriesId)}`;
export const seasonAddress = (seriesId: string, { season }: Season) =>
  `${serieAddress(seriesId)}/${encodeURIComponent(season)}`;

/** C89, CD7: in hours from 60 minutes on, which 59 minutes and a half are not; nothing for a missing one. */
export type Duration = { hours: string } | { minutes: number };
export function durationOf(seconds: number | undefined): Duration | undefined {
  if (!seconds || !Number.isFinite(seconds) || seconds <= 0) return undefined;
  const minutes = Math.round(seconds / 60);
  if (seconds < 3_600) return { minutes: Math.min(59, Math.max(1, minutes)) };
  const two = (value: number) => String(value).padStart(2, '0');
  return { hours: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

export const runTimeOf = ({ assets }: Vod) => assets.movies.find(({ duration_sec }) => duration_sec)?.duration_sec;
export const smallPicture = (pictures: readonly VodPicture[]) => smallCopy(pictures)?.url;
export const largePicture = (pictures: readonly VodPicture[]) => largeCopy(pictures)?.url;

/** CD15: an episode has words of its own. */
export function descriptionOf(vod: Vod): string | undefined {
  return vod.series_info?.episode_descriptions.long || vod.descriptions.long;
}

/** CD16: whole seconds, 0 near the end. */
export function positionToSave(seconds: number, duration: number): number {
  const isAtEnd = Number.isFinite(duration) && duration > 0 && duration - seconds <= NEAR_END_S;
  return isAtEnd ? 0 : Math.max(0, Math.floor(seconds));
}

/** The last episode that was begun and not seen to its end, else the first there is. */
export function episodeToPlay(seasons: readonly Season[]): { season: Season; episode: Vod } | undefined {
  const all = seasons.flatMap((season) => season.episodes.map((episode) => ({ season, episode })));
  return all.findLast(({ episode }) => episode.last_playback_status.position_seconds > 0) ?? all[0];
}

/** How much of a film was watched, 0 to 1. */
export function watchedShare(vod: Vod): number {
  const length = runTimeOf(vod);
  return length ? Math.min(1, vod.last_playback_status.position_seconds / length) : 0;
}
