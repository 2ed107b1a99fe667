import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_MS,
  catalogueAddress,
  coverAddress,
  crewText,
  DEFAULT_LOCALE,
  entriesOf,
  findEntry,
  genresIn,
  localeName,
  localesIn,
  metadataAddress,
  minutesOf,
  movieIdOf,
  movieRoute,
  readPlayerState,
  streamAddress,
  TOKEN_MS,
} from './seanet.rules.ts';
import { readCatalogue, readMovie, type SeanetEntry } from './seanet.ts';

const entry = (path: string, more: Partial<SeanetEntry> = {}): SeanetEntry => ({
  title: path,
  path,
  genres: [],
  locales: [],
  ...more,
});

describe('addresses of the second provider', () => {
  const film = entry('a/b c/salt', { locales: ['en_US', 'de_DE'], preferredCover: 'cover.webp' });

  it('[C113 C123] are built below the given ones, with or without a slash at their end', () => {
    expect(catalogueAddress('http://x/two', 'de_DE')).toBe('http://x/two/de_DE/master.json');
    expect(streamAddress('http://v/', 'salt', 'disc/1')).toBe('http://v/v/hls/salt/disc/1/index.m3u8');
  });

  it.each([
    ['en_US', 'http://x/a/b%20c/salt/metadata.json'],
    ['de_DE', 'http://x/a/b%20c/salt/de_DE/metadata.json'],
    ['fr_FR', 'http://x/a/b%20c/salt/metadata.json'],
  ])('[C114] [CD20] of metadata in %s', (locale, address) => {
    expect(metadataAddress('http://x', film, locale)).toBe(address);
  });

  it('[C115] [CD19] of covers', () => {
    expect(coverAddress('http://x/', film)).toBe('http://x/sti/a/b%20c/salt/cover.webp');
    expect(coverAddress('http://x/', entry('p'))).toBeUndefined();
    expect(coverAddress(undefined, film)).toBeUndefined();
  });

  it('[CD19] put a path into one segment, and find a film by it or by its last part', () => {
    expect(movieRoute('a/b')).toBe('/seanetvod/movie/a%2Fb');
    expect(movieIdOf('a/b c/salt')).toBe('salt');
    const all = [entry('x/salt'), film];
    expect(findEntry(all, 'a/b c/salt')).toBe(film);
    expect(findEntry(all, 'salt')).toBe(all[0]);
    expect(findEntry(all, 'nobody')).toBeUndefined();
  });
});

describe('the catalogue', () => {
  const [drama, sea] = [
    { id: '1', name: 'Drama' },
    { id: '2', name: 'Sea' },
  ];
  const all = [
    entry('a', { genres: [drama, sea], locales: ['de_DE', 'en_US'] }),
    entry('b', { genres: [sea], locales: ['en_US'] }),
  ];

  it('[C104] has genres and their films', () => {
    expect(genresIn(all)).toEqual([drama, sea]);
    expect(entriesOf(all, '2').map(({ path }) => path)).toEqual(['a', 'b']);
    expect(entriesOf(all, '9')).toEqual([]);
  });

  it('[C117] [CD20] offers the union of its locales, the default first', () => {
    expect(DEFAULT_LOCALE).toBe('en_US');
    expect(localesIn(all, 'en_US')).toEqual(['en_US', 'de_DE']);
    expect(localesIn([all[1] as SeanetEntry], 'en_US')).toEqual(['en_US']);
    // The way back stays open, whatever the catalogue in another language says.
    expect(localesIn([entry('c', { locales: ['de_DE'] })], 'de_DE')).toEqual(['en_US', 'de_DE']);
    expect(localesIn([entry('c', { locales: ['de_DE'] })], 'en_US'), 'its films name no default').toEqual([
      'en_US',
      'de_DE',
    ]);
    expect([localeName('de_DE'), localeName('en_US'), localeName('?')]).toEqual(['Deutsch', 'English', '?']);
  });

  it('[C116 C126] is kept for 24 hours, a token for six', () => {
    expect([CATALOGUE_MS, TOKEN_MS]).toEqual([86_400_000, 21_600_000]);
  });

  it('is read tolerantly, and what is none is none', () => {
    const read = readCatalogue([
      { path: '/a/b/', title: 5, genres: ['Drama', { id: 3 }], locales: null },
      { title: 'x' },
    ]);
    expect(read).toEqual([
      {
        title: '5',
        path: 'a/b',
        genres: [
          { id: 'Drama', name: 'Drama' },
          { id: '3', name: '3' },
        ],
        locales: [],
        preferredCover: undefined,
      },
    ]);
    expect([readCatalogue(null), readCatalogue({}), readCatalogue('[]')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a film', () => {
  const film = entry('a/salt', { genres: [{ id: '1', name: 'Drama' }] });

  it('[C112] is read from its metadata over the catalogue', () => {
    expect(
      readMovie({ cast: ['Ada', { name: 'Owen' }, {}], crew: ['Eve'], media: { runTime: '120' }, token: 't' }, film),
    ).toMatchObject({
      title: 'a/salt',
      genres: [{ id: '1', name: 'Drama' }],
      cast: ['Ada', 'Owen'],
      crew: [{ name: 'Eve' }],
      runTime: 120,
      token: 't',
    });
    expect([readMovie(null, film), readMovie('x', film), readMovie([], film)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[C107] [CD7] runs for whole minutes', () => {
    expect([7290, 7289, 20, undefined].map(minutesOf)).toEqual([122, 121, 1, undefined]);
  });

  it('[C110] [CD7] has a crew with jobs', () => {
    expect([crewText({ name: 'A', job: 'Director' }), crewText({ name: 'B' })]).toEqual(['A (Director)', 'B']);
  });

  it('[C121 C122] is handed to the player whole or not at all', () => {
    const whole = { movieId: 'salt', mediaPath: 'f', token: 't', title: 'Salt' };
    expect(readPlayerState({ ...whole, more: 1 })).toEqual(whole);
    expect(readPlayerState({ ...whole, movieId: 7 })?.movieId).toBe('7');
    for (const name of Object.keys(whole)) expect(readPlayerState({ ...whole, [name]: '' })).toBeUndefined();
    expect([readPlayerState(null), readPlayerState('x')]).toEqual([undefined, undefined]);
  });
});
