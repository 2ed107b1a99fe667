import type { ReelId } from '#sandbox/films/reel.ts';

/** A film that the provider has, before it is put on the wire for one device. */
export interface Film {
  id: string;
  title: string;
  genre: string;
  minutes: number;
  age: number;
  rating: number;
  text: string;
  directors: readonly string[];
  actors: readonly string[];
  reel: ReelId;
  shape?: string;
  /** Rented one by one, which nobody asks for (`vod_types=svod`). */
  isRental?: boolean;
  /** Taken off for the moment (`rentals_active=require` leaves it out). */
  isResting?: boolean;
}

export interface Episode {
  id: string;
  title: string;
  minutes: number;
  text: string;
  /** A track's place on its disc, and what it sounds like where that is not like the album. */
  number?: number;
  reel?: ReelId;
}

export interface Series extends Omit<Film, 'minutes' | 'isRental' | 'isResting'> {
  /** CD24: sound alone. */
  isAlbum?: boolean;
  seasons: readonly { season: string; episodes: readonly Episode[] }[];
}
