import { describe, expect, it } from 'vitest';
import { readAssets, readGenres, readVod, readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { appendList, removeWatchlistItem, setList, updateVod } from '#portal/shared/video-one/vod-state.rules.ts';
import { chooseAsset } from './playout.rules.ts';
import { BLOCK, inBlocks, type PosterOf, samePosters } from './posters.ts';
import {
  addressOf,
  descriptionOf,
  durationOf,
  genreParameters,
  isSeries,
  kidsGenre,
  largePicture,
  listParameters,
  PAGE_SIZE,
  pageSizeOf,
  positionToSave,
  runTimeOf,
  serieParameters,
  smallPicture,
  titleParameters,
  videoGenres,
  watchedShare,
} from './vod.rules.ts';

const vod = (id: string, more: Record<string, unknown> = {}): Vod =>
  readVod({ id, title: `Title ${id}`, ...more }) as Vod;
const series = (id: string, ...seasons: string[]) =>
  vod(id, { series_info: { series_id: id, seasons: seasons.map((season) => ({ season, episodes: [] })) } });

describe('what the provider sends', () => {
  it('[C70 C71 C72 C73] is read with all its fields', () => {
    const read = readVod({
      id: 7,
      title: 'Salt',
      rating: 7.6,
      rating_age: 16,
      images: [{ url: 'a.webp', filesize: '12' }],
      watchlisted: true,
      actors: [{ name: 'Ada' }],
      directors: [{ name: 'Owen' }],
      descriptions: { long: 'Marshes.' },
      series_info: {
        series_id: 3,
        seasons: [{ season: 1, episodes: [{ id: 8 }] }],
        episode_descriptions: { long: 'Ep.' },
      },
      assets: { movies: [{ duration_sec: 5280 }] },
      last_playback_status: { position_seconds: 61 },
    });
    expect(read).toMatchObject({
      id: '7',
      title: 'Salt',
      rating: '7.6',
      rating_age: '16',
      images: [{ url: 'a.webp', filesize: 12 }],
      watchlisted: true,
      actors: [{ name: 'Ada' }],
      directors: [{ name: 'Owen' }],
      descriptions: { long: 'Marshes.' },
      series_info: {
        series_id: '3',
        seasons: [{ season: '1', episodes: [{ id: '8' }] }],
        episode_descriptions: { long: 'Ep.' },
      },
      assets: { movies: [{ duration_sec: 5280 }] },
      last_playback_status: { position_seconds: 61 },
    });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ title: 'no id' }]])('%j is no title', (value) => {
    expect(readVod(value)).toBeUndefined();
  });

  it('stands with everything missing', () => {
    expect(vod('1')).toMatchObject({ images: [], actors: [], directors: [], watchlisted: false });
    expect(readVods('nothing')).toEqual([]);
    expect(readAssets([{ url: 'x.m3u8', duration_sec: 60 }, { url: 5 }])).toEqual([
      { url: 'x.m3u8', duration_sec: 60 },
    ]);
  });

  it('[C74] is a genre with id, name, images and vods', () => {
    const [genre] = readGenres([{ id: 201, name: 'Drama', parent_id: 5, images: [{ url: 'p' }], vods: [{ id: 1 }] }]);
    expect(genre).toMatchObject({
      id: '201',
      name: 'Drama',
      parentId: '5',
      images: [{ url: 'p' }],
      vods: [{ id: '1' }],
    });
  });
});

describe('the calls', () => {
  it('[C75 C77 C78 C79 C83] carry their fixed parameters', () => {
    const fixed = { languages: 'eng', vod_types: 'svod', details: 'true', images: 'true' };
    expect(listParameters('movies')).toEqual({ ...fixed, types: 'movies', rentals_active: 'require' });
    expect(listParameters('series')).toEqual({
      ...fixed,
      types: 'series',
      rentals_active: 'require',
      series_format: 'grouped',
    });
    expect(genreParameters('series')).toEqual({ ...listParameters('series'), vod_limit: '1' });
    expect(genreParameters('movies')).toEqual({ ...listParameters('movies'), vod_limit: '20' });
    expect(titleParameters('9')).toEqual({ ...fixed, vod_ids: '9' });
    expect(serieParameters('9')).toEqual({ ...fixed, types: 'series', series_format: 'grouped', series_ids: '9' });
  });

  it('[C80 C81 C82] have pages of 20, 100 for films and 50 for the special list', () => {
    expect(PAGE_SIZE).toEqual({ default: 20, movies: 100, special: 50 });
    expect([pageSizeOf('movies'), pageSizeOf('series')]).toEqual([100, 20]);
  });

  it('[C84] leave the audio library, its children and empty genres out', () => {
    const genres = readGenres([
      { id: 146, name: 'Audio', vods: [{ id: 1 }] },
      { id: 147, name: 'Jazz', parent_id: 146, vods: [{ id: 2 }] },
      { id: 201, name: 'Empty', vods: [] },
      { id: 202, name: ' kids ', vods: [{ id: 3 }] },
      { id: 203, name: 'No sample' },
    ]);
    expect(videoGenres(genres).map(({ id }) => id)).toEqual(['202', '203']);
    expect(kidsGenre(genres)?.id).toBe('202');
  });
});

describe('titles', () => {
  it.each([
    ['a film', vod('m/1'), '/vod/detail/m%2F1'],
    ['[C62] a series of one season', series('s1', '4'), '/vod/overview/serie/s1/4'],
    ['[C61] a series of several seasons', series('s1', '1', '2'), '/vod/overview/serie/s1'],
    ['an episode', vod('e1', { series_info: { series_id: 's1' } }), '/vod/detail/e1'],
  ])('%s leads to %s', (_, one, address) => {
    expect(addressOf(one)).toBe(address);
  });

  it('tells series from episodes and films', () => {
    const all = [vod('1'), series('2', '1'), vod('3', { series_info: { series_id: '2', seasons: [] } })];
    expect(all.map(isSeries)).toEqual([false, true, false]);
  });

  it('[C72] are a series without a name of its own, by the id of the title', () => {
    const nameless = vod('s1', { series_info: { seasons: [{ season: 1 }, { season: 2 }] } });
    expect([isSeries(nameless), addressOf(nameless)]).toEqual([true, '/vod/overview/serie/s1']);
    expect(vod('f1', { series_info: { series_id: null, seasons: [], episode_descriptions: {} } }).series_info).toBe(
      undefined,
    );
  });

  it('[C67] [CD15] of a season are episodes, whatever they repeat of their series', () => {
    const seasons = [
      { season: 1, episodes: [{ id: 'e1', series_info: { series_id: 's1', seasons: [{ season: 1 }] } }] },
    ];
    const [season] = vod('s1', { series_info: { series_id: 's1', seasons } }).series_info?.seasons ?? [];
    const episode = season?.episodes[0] as Vod;
    expect([isSeries(episode), addressOf(episode), episode.series_info?.series_id]).toEqual([
      false,
      '/vod/detail/e1',
      's1',
    ]);
  });

  it.each([
    [undefined, undefined],
    [0, undefined],
    [20, { minutes: 1 }],
    [2700, { minutes: 45 }],
    [2729, { minutes: 45 }],
    [2730, { minutes: 46 }],
    [3540, { minutes: 59 }],
    [3599, { minutes: 59 }],
    [3600, { hours: '01:00' }],
    [6300, { hours: '01:45' }],
    [7170, { hours: '02:00' }],
    [36_000, { hours: '10:00' }],
  ])('[C89] %s s is %j', (seconds, shown) => {
    expect(durationOf(seconds)).toEqual(shown);
  });

  it('[C10 C11] take the smallest picture for tiles and the largest under 200000 for pages', () => {
    const copies = [
      { url: 'l', filesize: 200_000 },
      { url: 'm', filesize: 199_999 },
      { url: 's', filesize: 5 },
    ];
    expect([smallPicture(copies), largePicture(copies)]).toEqual(['s', 'm']);
    expect(
      largePicture([
        { url: 'x', filesize: 300_000 },
        { url: 'y', filesize: 250_000 },
      ]),
    ).toBe('y');
  });

  it('[CD15] have words of their own when they are episodes', () => {
    const info = { series_id: 's', episode_descriptions: { long: 'Episode.' } };
    expect(descriptionOf(vod('1', { descriptions: { long: 'Film.' } }))).toBe('Film.');
    expect(descriptionOf(vod('1', { descriptions: { long: 'Series.' }, series_info: info }))).toBe('Episode.');
    const bare = { episode_descriptions: { long: 'Episode.' } };
    expect(descriptionOf(vod('1', { descriptions: { long: 'Series.' }, series_info: bare }))).toBe('Episode.');
    const full = { ...info, seasons: [{ season: 1 }] };
    expect(descriptionOf(vod('1', { descriptions: { long: 'Series.' }, series_info: full }))).toBe('Episode.');
  });

  it('[C94 C95] [CD17] are played as a file on demo systems and as a playlist on others, whichever comes first', () => {
    const assets = [{ url: 'a.m3u8?x' }, { url: 'b.mp4' }];
    for (const given of [assets, assets.toReversed()])
      expect([chooseAsset(given, true)?.url, chooseAsset(given, false)?.url]).toEqual(['b.mp4', 'a.m3u8?x']);
    expect(chooseAsset([{ url: 'only.mp4' }], false)?.url).toBe('only.mp4');
    expect(chooseAsset([], false)).toBeUndefined();
    const bare = [{ url: 'b.mp4' }, { url: 'stream/7' }];
    expect([chooseAsset(bare, false)?.url, chooseAsset(bare.toReversed(), true)?.url]).toEqual(['stream/7', 'b.mp4']);
  });

  it.each([
    [61.9, 600, 61],
    [589.9, 600, 589],
    [590, 600, 0],
    [600, 600, 0],
    [5, Number.NaN, 5],
    [-1, 600, 0],
  ])('[CD16] left at %d of %d are saved at %i', (seconds, duration, saved) => {
    expect(positionToSave(seconds, duration)).toBe(saved);
  });

  it('[C73] know how far they were watched', () => {
    const one = vod('1', {
      assets: { movies: [{}, { duration_sec: 100 }] },
      last_playback_status: { position_seconds: 25 },
    });
    expect([runTimeOf(one), watchedShare(one), watchedShare(vod('2'))]).toEqual([100, 0.25, 0]);
  });
});

describe('the client video state', () => {
  const [a, b, c] = [vod('a'), vod('b'), vod('c')];

  it('[C44 C86 C87] sets and appends lists; an empty page is the last', () => {
    expect(setList('movies', [a])).toEqual({ movies: [a], maxReached: false });
    expect(setList('movies', [])).toEqual({ movies: [], maxReached: true });
    expect(setList('watchlistitems', [a, b, a])).toEqual({ watchlistitems: [a, b], maxReached: false });
    expect(appendList({ movies: [a] }, 'movies', [b, b])).toEqual({ movies: [a, b] });
    expect(appendList({ movies: [a] }, 'movies', [b, a])).toEqual({ movies: [a, b] });
    expect(appendList({ movies: [a] }, 'movies', [])).toEqual({ maxReached: true });
    expect(appendList({ movies: [a] }, 'movies', [a])).toEqual({ maxReached: true });
  });

  it('[C44] updates one title and leaves the others the same objects', () => {
    const state = { movies: [a, b], watchlistitems: [b], series: [c], item: b };
    const changed = updateVod(state, 'b', { watchlisted: true });
    expect(changed.movies?.[0]).toBe(a);
    expect(changed.movies?.[1]?.watchlisted).toBe(true);
    expect(changed.watchlistitems?.[0]?.watchlisted).toBe(true);
    expect(changed.item?.watchlisted).toBe(true);
    expect(changed).not.toHaveProperty('series');
    const serie = { series: [a, c], episodes: [c, b], serie: c, item: b };
    expect(updateVod(serie, 'c', { watchlisted: true })).toEqual({
      series: [a, { ...c, watchlisted: true }],
      episodes: [{ ...c, watchlisted: true }, b],
      serie: { ...c, watchlisted: true },
    });
  });

  it('[C45] removes a watchlist item by its id', () => {
    expect(removeWatchlistItem({ watchlistitems: [a, b] }, 'a')).toEqual({ watchlistitems: [b] });
  });
});

describe('posters in blocks', () => {
  const posters = Array.from(
    { length: 30 },
    (_, i): PosterOf => ({ id: `${i}`, title: `Film ${i}`, to: `/vod/detail/${i}` }),
  );

  it('keep their order, twelve to a block, and what comes behind changes no block that is full', () => {
    expect(inBlocks(posters).map(({ length }) => length)).toEqual([12, 12, 6]);
    expect(inBlocks(posters).flat()).toEqual(posters);
    expect(inBlocks(posters)[1]).toEqual(inBlocks(posters.slice(0, 24))[1]);
    expect(inBlocks([])).toEqual([]);
  });

  it.each([2, 3, 4, 6])('fill whole rows of %d', (columns) => expect(BLOCK % columns).toBe(0));

  it('are drawn anew when one of them is another, has changed, has gone or has come', () => {
    const [first, ...rest] = posters as [PosterOf, ...PosterOf[]];
    expect(
      samePosters(
        posters,
        posters.map((one) => ({ ...one })),
      ),
    ).toBe(true);
    for (const other of [{ id: 'x' }, { title: 'x' }, { to: 'x' }, { picture: 'x' }, { watched: 0.5 }]) {
      expect(samePosters(posters, [{ ...first, ...other }, ...rest])).toBe(false);
    }
    expect(samePosters(posters, rest)).toBe(false);
    expect(samePosters(rest, posters)).toBe(false);
  });
});
