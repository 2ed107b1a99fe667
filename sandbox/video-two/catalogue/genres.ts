import type { Locale } from './movie.ts';

export const GENRES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  drama: { en_US: 'Drama', de_DE: 'Drama' },
  adventure: { en_US: 'Adventure', de_DE: 'Abenteuer' },
  comedy: { en_US: 'Comedy', de_DE: 'Komödie' },
  kids: { en_US: 'Kids', de_DE: 'Kinder' },
  mystery: { en_US: 'Mystery', de_DE: 'Krimi' },
  ocean: { en_US: 'Ocean films', de_DE: 'Meeresfilme' },
};
