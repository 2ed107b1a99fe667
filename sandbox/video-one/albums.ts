import type { Genre } from './catalogue/genres.ts';
import type { Series } from './catalogue/title.ts';

/** CD24: albums are series of the audio library, their genres its children (`parent_id` 146). */
export const ALBUMS: readonly Series[] = [];
export const ALBUM_GENRES: readonly Genre[] = [];
