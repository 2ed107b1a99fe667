import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { anArticle, hubWith } from '#portal-test/content-fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { anEpisode, aSeries, aVod, FakeVideo, fakeEndOfList, VIDEO } from '#portal-test/video-fixtures.ts';

const GENRES = [
  { id: 146, name: 'Audio library', images: [], vods: [aVod('album')] },
  {
    id: 201,
    name: 'Drama',
    images: [{ url: 'http://video.example/drama.webp', filesize: 1 }],
    vods: [aVod('1'), aVod('2')],
  },
  { id: 204, name: 'Kids', images: [], vods: [aVod('3')] },
];

beforeEach(() => {
  fakeEndOfList();
});

function library() {
  return new FakeVideo().on('vods/getProviders', GENRES).on('vods/getVods', [aVod('1'), aVod('2')]);
}

function open(at: string, video = library(), deviceType = 'App') {
  const hub = hubWith(anArticle('x')).on(contentRoutes.articlesByHashtag, ({ query }) => [
    anArticle(`of-${query.get('hashtag')}`),
  ]);
  return {
    video,
    ...renderPortal({
      at,
      hub,
      video,
      config: { deviceType, videoConfiguration: VIDEO },
      stored: { vod: { token: 'tok' } },
    }),
  };
}

const linksIn = (name: string | RegExp) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the landing', () => {
  it('[C1 C50 C76] [CD11] shows six tiles and the films of each genre', async () => {
    const { video } = open('/vod/overview');
    await screen.findByRole('heading', { level: 2, name: 'Drama' });
    const tiles = within(screen.getByRole('navigation', { name: 'Films and series' })).getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Movies', '/vod/overview/movies'],
      ['Series', '/vod/overview/series'],
      ['Kids', '/vod/overview/kids'],
      ['Watchlist', '/vod/overview/watchlist'],
      ['Audio', '/vod/overview/audios'],
      ['TV', '/vod/overview/channels'],
    ]);
    expect(screen.queryByText('Audio library')).toBeNull();
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/vod/1');
    expect(video.callsTo('vods/getProviders')[0]?.query).toMatchObject({
      types: 'movies',
      languages: 'eng',
      vod_types: 'svod',
    });
  });

  it('offers what was begun once more', async () => {
    const begun = aVod('1', { last_playback_status: { position_seconds: 600 } });
    open('/vod/overview', library().on('vods/getProviders', [{ id: 1, name: 'Drama', vods: [begun] }]));
    expect(await screen.findByRole('heading', { name: 'Continue watching' })).toBeDefined();
  });

  it.each(['Kiosk', 'DigitalSignage'])(
    '[C2 C3 C4] [CD5] shows nothing of it on %s, and asks for nothing',
    async (deviceType) => {
      const { video } = open('/vod/overview', library(), deviceType);
      await screen.findByText('Films, series and music are on your own phone or tablet.');
      expect(screen.queryByRole('link', { name: 'Movies' })).toBeNull();
      expect(video.calls).toEqual([]);
    },
  );

  const HIDDEN_ON = ['Kiosk', 'DigitalSignage'];
  /** A kiosk has channels to offer instead; nobody touches a screen. */
  const WAYS: Record<string, string[]> = { Kiosk: ['/channels'], DigitalSignage: [] };
  const waysOn = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const hiddenOn = (pages: string[]) => HIDDEN_ON.flatMap((device) => pages.map((at) => [device, at] as const));

  it.each(
    hiddenOn([
      '/vod/overview/movies/201',
      '/vod/overview/watchlist',
      '/vod/overview/kids',
      '/vod/overview/kids/movies',
      '/vod/overview/genre/movies',
    ]),
  )('[C3 C4] on %s %s lists nothing', async (deviceType, at) => {
    const { video } = open(at, library(), deviceType);
    await screen.findByText('Films, series and music are on your own phone or tablet.');
    expect(waysOn()).toEqual(WAYS[deviceType]);
    expect(video.calls).toEqual([]);
  });

  it.each(hiddenOn(['/vod/overview/serie/s1', '/vod/overview/serie/s1/1']))(
    '[C3 C4] [CD5] on %s %s tells of the series and lists nothing of it',
    async (deviceType, at) => {
      const series = aSeries('s1', { 1: [anEpisode('e1', 's1')], 2: [] });
      open(at, library().on('vods/getVods', [series]), deviceType);
      await screen.findByText('Films, series and music are on your own phone or tablet.');
      expect(screen.getByRole('heading', { level: 1, name: 'Series s1' })).toBeDefined();
      expect(waysOn()).toEqual(WAYS[deviceType]);
    },
  );
});

describe('the two tiles', () => {
  it.each([
    ['movies', 'Movies'],
    ['series', 'Series'],
  ])('[C51] [CD11] of /vod/overview/genre/%s mark %s as chosen', async (type, name) => {
    open(`/vod/overview/genre/${type}`);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(within(main).getAllByRole('link')).toHaveLength(2));
    const tiles = within(main).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/vod/overview/movies', '/vod/overview/series']);
    expect(tiles.filter((tile) => tile.textContent?.includes('chosen')).map((tile) => tile.textContent)).toEqual([
      `${name}chosen`,
    ]);
    const pictures = () => tiles.map((tile) => /reference=([^&]*)/.exec(tile.querySelector('img')?.src ?? '')?.[1]);
    await waitFor(() => expect(pictures()).toEqual(['of-vodmovieimage', 'of-vodseriesimage']));
  });

  it.each(['kids', 'watchlist', 'audios', 'channels'])('[C52] [CD11] are elsewhere for %s', async (type) => {
    const { path } = open(`/vod/overview/genre/${type}`, library().on('vods/getVods', []));
    await waitFor(() => expect(path()).toBe(`/vod/overview/${type}`));
  });

  it.each([
    '/vod/overview/genre/nonsense',
    '/vod/overview/genre/constructor',
    '/vod/overview/nonsense',
    '/vod/overview/nonsense/1',
  ])('[C52 C55] [CD14] %s is 404', async (at) => {
    open(at);
    expect(await screen.findByText('404 - content not found.')).toBeDefined();
  });
});

describe('genres and lists', () => {
  it.each([
    ['movies', '20'],
    ['series', '1'],
  ])('[C53 C54 C76 C83 C84] /vod/overview/%s shows the genres', async (type, limit) => {
    const { video } = open(`/vod/overview/${type}`);
    const drama = await screen.findByRole('link', { name: 'Drama' });
    expect(drama.getAttribute('href')).toBe(`/vod/overview/${type}/201`);
    expect(drama.querySelector('img')?.getAttribute('src')).toBe('http://video.example/drama.webp');
    expect(screen.queryByRole('link', { name: 'Audio library' })).toBeNull();
    expect(video.callsTo('vods/getProviders')[0]?.query).toMatchObject({ types: type, vod_limit: limit });
  });

  it.each([
    ['movies', '100', undefined],
    ['series', '20', 'grouped'],
  ])('[C53 C54 C55 C75 C77 C78 C79 C80 C81] /vod/overview/%s/201 lists a genre', async (type, limit, format) => {
    const { video } = open(`/vod/overview/${type}/201`);
    await screen.findByRole('list', { name: 'Drama' });
    const [call] = video.callsTo('vods/getVods');
    expect(call?.query).toMatchObject({
      token: 'tok',
      types: type,
      provider_ids: '201',
      vod_limit: limit,
      vod_offset: '0',
      languages: 'eng',
      vod_types: 'svod',
      rentals_active: 'require',
    });
    expect(call?.query.series_format).toBe(format);
    expect(call?.query).not.toHaveProperty('watchlist');
    expect(linksIn('Drama')).toEqual(['/vod/detail/1', '/vod/detail/2']);
  });

  it('[C9] cuts titles of more than 30 characters for the eye', async () => {
    const long = 'The Cartographer’s Daughter and I';
    open(
      '/vod/overview/movies/201',
      library().on('vods/getVods', [aVod('1', { title: long }), aVod('2', { title: long.slice(0, 30) })]),
    );
    expect(await screen.findByText('The Cartographer’s Daughter an…')).toBeDefined();
    expect(screen.getByText(long.slice(0, 30))).toBeDefined();
    expect(screen.getByRole('link', { name: new RegExp(long) })).toBeDefined();
  });

  it('[C10] shows the smallest copy on a tile', async () => {
    open('/vod/overview/movies/201');
    await screen.findByText('Film 1');
    expect(document.querySelector('[role=listitem] img')?.getAttribute('src')).toBe(
      'http://video.example/1-small.webp',
    );
  });
});

describe('kids and watchlist', () => {
  it('[C56 C57] [CD11] one tile leads to the films of the genre Kids', async () => {
    const { video, user, path } = open('/vod/overview/kids');
    await user.click(await screen.findByRole('link', { name: 'Movies for kids' }));
    await screen.findByText('Film 1');
    expect(path()).toBe('/vod/overview/kids/movies');
    expect(video.callsTo('vods/getVods')[0]?.query).toMatchObject({
      types: 'movies',
      provider_ids: '204',
      vod_limit: '100',
    });
  });

  it('[C58 C79 C91] the watchlist asks for films and series, and shows what is on it', async () => {
    const video = library().on('vods/getVods', (query: Record<string, string>) => {
      if (query.vod_offset !== '0') return [];
      return query.types === 'movies' ? [aVod('1')] : [aSeries('s1', { 1: [] }), anEpisode('e1', 's2')];
    });
    open('/vod/overview/watchlist', video);
    await screen.findByText('Film 1');
    expect(linksIn('Watchlist')).toEqual(['/vod/detail/1', '/vod/overview/serie/s1/1', '/vod/detail/e1']);
    const asked = video.callsTo('vods/getVods').map(({ query }) => [query.types, query.watchlist, query.vod_limit]);
    expect(asked).toEqual([
      ['movies', 'require', '20'],
      ['series', 'require', '20'],
    ]);
  });

  it('[C59] an empty one says so', async () => {
    open('/vod/overview/watchlist', library().on('vods/getVods', []));
    expect(await screen.findByText('No results found.')).toBeDefined();
  });
});

describe('series', () => {
  const episodes = [anEpisode('e1', 's1', { assets: { movies: [{ duration_sec: 2760 }] } }), anEpisode('e2', 's1')];
  const show = () => library().on('vods/getVods', [aSeries('s1', { 1: episodes, 3: [anEpisode('e9', 's1')] })]);

  it('[C60 C61 C63] shows its seasons as "title - Season n", by their own numbers', async () => {
    const { video } = open('/vod/overview/serie/s1', show());
    await screen.findByText('Series s1 - Season 1');
    const tiles = within(screen.getByRole('list', { name: 'Seasons' })).getAllByRole('listitem');
    expect(tiles.map((tile) => within(tile).getByText(/ - Season /).textContent)).toEqual([
      'Series s1 - Season 1',
      'Series s1 - Season 3',
    ]);
    expect(within(tiles[0] as HTMLElement).getByText('2 episodes')).toBeDefined();
    expect(linksIn('Seasons')).toEqual(['/vod/overview/serie/s1/1', '/vod/overview/serie/s1/3']);
    expect(video.callsTo('vods/getVods')[0]?.query).toMatchObject({ series_ids: 's1', series_format: 'grouped' });
  });

  it('[C64 C65 C66 C67] [CD15] a season lists its episodes with time, age, words and Play', async () => {
    open('/vod/overview/serie/s1/1', show());
    const list = await screen.findByRole('list', { name: 'Series s1 - Season 1' });
    const named = within(list).getAllByRole('heading');
    expect(named.map(({ textContent }) => textContent)).toEqual(['1Episode e1', '2Episode e2']);
    const first = within(list).getByRole('heading', { name: 'Episode e1' }).closest('li') as HTMLElement;
    expect(first.textContent).toContain('46 mins');
    expect(first.textContent).toContain('From 12');
    expect(first.textContent).toContain('Words of e1.');
    expect(within(first).getByRole('link', { name: 'Play Episode e1' }).getAttribute('href')).toBe('/vod/e1');
    const titles = within(first).getAllByRole('link', { name: 'Episode e1' });
    expect(titles.map((link) => link.getAttribute('href'))).toEqual(['/vod/detail/e1', '/vod/detail/e1']);
    expect(within(list).getAllByText('01:45 hrs')).toHaveLength(1);
  });

  const begun = anEpisode('e9', 's1', { last_playback_status: { position_seconds: 60 } });
  it.each([
    ['the first episode', '/vod/overview/serie/s1', [], 'e1', 'Season 1 · Episode 1 · Episode e1'],
    ['what was begun', '/vod/overview/serie/s1', [begun], 'e9', 'Season 3 · Episode 1 · Episode e9'],
    ['the first of the season', '/vod/overview/serie/s1/1', [begun], 'e1', 'Episode 1 · Episode e1'],
  ])('plays from its head: %s', async (_what, at, third, id, told) => {
    open(at, library().on('vods/getVods', [aSeries('s1', { 1: episodes, 3: third })]));
    expect(await screen.findByText(told)).toBeDefined();
    const head = screen.getByText(told).closest('header') as HTMLElement;
    expect(
      within(head)
        .getByRole('link', { name: `Play Episode ${id}` })
        .getAttribute('href'),
    ).toBe(`/vod/${id}`);
  });

  it.each(['/vod/overview/serie/s1/9', '/vod/overview/serie/nobody'])('%s has nothing to show', async (at) => {
    const video = library().on('vods/getVods', (query: Record<string, string>) =>
      query.series_ids === 's1' ? [aSeries('s1', { 1: episodes })] : [],
    );
    open(at, video);
    expect(await screen.findByText('No results found.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Films and series' }).getAttribute('href')).toBe('/vod/overview');
  });
});

describe('a title', () => {
  it('[C11 C68 C69 C71 C89] [CD15] shows picture, facts, words and people, and Play', async () => {
    open(
      '/vod/detail/7',
      library().on('vods/getVods', [aVod('7', { last_playback_status: { position_seconds: 724 } })]),
    );
    await screen.findByRole('heading', { level: 1, name: 'Film 7' });
    const main = screen.getByRole('main');
    for (const text of ['01:45 hrs', 'From 12', 'About 7.', 'Resumes at 12:04']) {
      expect(main.textContent).toContain(text);
    }
    const people = within(main).getAllByRole('term');
    expect(people.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Directed by', 'Owen Price'],
      ['With', 'Ada Lindqvist'],
    ]);
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/vod/7');
    expect(main.querySelector('img')?.getAttribute('src')).toBe('http://video.example/7-large.webp');
  });

  it('[C68] shows the rest of its shelf to whoever comes from there, and asks for nothing more', async () => {
    const { video, router } = open('/vod/overview');
    await screen.findByRole('heading', { level: 2, name: 'Drama' });
    await act(async () => router.navigate('/vod/detail/1'));
    const shelf = await screen.findByRole('region', { name: 'Drama' });
    expect(
      within(shelf)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/vod/overview/movies/201', '/vod/detail/2']);
    expect(video.callsTo('vods/getProviders')).toHaveLength(1);
  });

  it('[C68] finds its shelf for whoever comes by a link', async () => {
    open('/vod/detail/1');
    const shelf = await screen.findByRole('region', { name: 'Drama' });
    const links = within(shelf).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vod/overview/movies/201', '/vod/detail/2']);
  });

  it.each([
    ['a film', '/vod/detail/7', aVod('7'), { vod_id: '7' }],
    ['an episode', '/vod/detail/e1', anEpisode('e1', 's1'), { vod_id: 'e1' }],
    ['a series', '/vod/overview/serie/s1', aSeries('s1', { 1: [], 2: [] }), { series_id: 's1' }],
  ])(
    '[C90 C91 C92] [CD16] %s goes on the watchlist and off it, when the provider has said yes',
    async (_, at, given, named) => {
      let answer: () => void = () => undefined;
      const video = library()
        .on('vods/getVods', [given])
        .on('vods/watchlistAdd', () => new Promise((resolve) => (answer = () => resolve({}))))
        .on('vods/watchlistRemove', {});
      const { user } = open(at, video);
      const button = await screen.findByRole('button', { name: /^Watchlist/ });
      await user.click(button);
      await waitFor(() => expect(video.callsTo('vods/watchlistAdd')).toHaveLength(1));
      expect(button.getAttribute('aria-pressed')).toBe('false');
      expect(video.callsTo('vods/watchlistAdd')[0]?.query).toMatchObject(named);
      act(() => answer());
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
      await user.click(button);
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
      expect(video.callsTo('vods/watchlistRemove')[0]?.query).toMatchObject(named);
    },
  );

  it('that the provider does not have says so, and asks for nothing to be tried again', async () => {
    open('/vod/detail/404', library().on('vods/getVods', []));
    expect(await screen.findByRole('heading', { level: 1, name: 'No results found.' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that cannot be read is asked for once more', async () => {
    const video = library().breaks('vods/getVods', { code: 500, data: 'no signal' });
    const { user } = open('/vod/detail/1', video);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No results found.')).toBeNull();
    video.on('vods/getVods', [aVod('1')]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: /Play/ })).toBeDefined();
  });

  it('[C92] stays as it was when the provider refuses', async () => {
    const video = library()
      .on('vods/getVods', [aVod('7')])
      .breaks('vods/watchlistAdd', { code: 500, data: 'Full.' });
    const { user } = open('/vod/detail/7', video);
    const button = await screen.findByRole('button', { name: /^Watchlist/ });
    await user.click(button);
    expect(await screen.findByText('Full.')).toBeDefined();
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});
