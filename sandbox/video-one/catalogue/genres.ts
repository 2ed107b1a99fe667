/** A genre is a provider (CD13). */
export interface Genre {
  id: string;
  name: string;
  type: 'movies' | 'series';
  parent_id?: string;
}

/** CD12: the audio library, whose series are albums; the genres of its albums are its children. */
export const AUDIO_LIBRARY = '146';

export const GENRES: readonly Genre[] = [
  { id: '201', name: 'Drama', type: 'movies' },
  { id: '202', name: 'Adventure', type: 'movies' },
  { id: '203', name: 'Comedy', type: 'movies' },
  { id: '204', name: 'Kids', type: 'movies' },
  { id: '205', name: 'Documentary', type: 'movies' },
  { id: '206', name: 'Silent classics', type: 'movies' },
  { id: '301', name: 'Crime at sea', type: 'series' },
  { id: '302', name: 'Nature and travel', type: 'series' },
  { id: AUDIO_LIBRARY, name: 'Audio library', type: 'series' },
];
