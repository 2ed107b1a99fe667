import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { patchGroup } from '#portal/shared/state/store.ts';
import { readVods, type Vod } from '#portal/shared/video-one/vod.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { anEpisode, aSeries, aVod, FakeVideo, fakeEndOfList, VIDEO } from '#portal-test/video-fixtures.ts';

type Query = Record<string, string>;

let end: ReturnType<typeof fakeEndOfList>;
beforeEach(() => {
  end = fakeEndOfList();
});

const library = () =>
  new FakeVideo()
    .on('vods/getProviders', [{ id: 201, name: 'Drama', images: [], vods: [aVod('1')] }])
    .on('vods/getVods', [aVod('1'), aVod('2')]);

function open(at: string, video = library()) {
  const config = { videoConfiguration: VIDEO };
  return { video, ...renderPortal({ at, video, config, stored: { vod: { token: 'tok' } } }) };
}

const idsOf = (vods: readonly Vod[] | undefined) => vods?.map(({ id }) => id);

describe('a list', () => {
  it('[C86 C87] loads the next page at the end, appends it, and stops after an empty one', async () => {
    const pages: Record<string, unknown[]> = { 0: [aVod('1'), aVod('2')], 2: [aVod('3')], 3: [] };
    const video = library().on('vods/getVods', (query: Record<string, string>) => pages[query.vod_offset ?? ''] ?? []);
    const { portal } = open('/vod/overview/movies/201', video);
    await screen.findByText('Film 2');
    await end.reach();
    await screen.findByText('Film 3');
    expect(portal.store.getState().vod.maxReached).toBe(false);
    await end.reach();
    await waitFor(() => expect(portal.store.getState().vod.maxReached).toBe(true));
    await end.reach();
    expect(video.callsTo('vods/getVods').map(({ query }) => query.vod_offset)).toEqual(['0', '2', '3']);
    expect(screen.getAllByText(/^Film \d$/).map(({ textContent }) => textContent)).toEqual([
      'Film 1',
      'Film 2',
      'Film 3',
    ]);
  });

  it('[C86] a list of many blocks is one list of all its titles', async () => {
    const films = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => aVod(String(from + i), { title: `Film ${from + i}` }));
    const pages: Record<string, unknown[]> = { 0: films(1, 36), 36: films(37, 50) };
    const video = library().on('vods/getVods', (query: Record<string, string>) => pages[query.vod_offset ?? ''] ?? []);
    open('/vod/overview/movies/201', video);
    await screen.findByText('Film 36');
    await end.reach();
    await screen.findByText('Film 50');
    expect(within(screen.getByRole('list', { name: 'Drama' })).getAllByRole('listitem')).toHaveLength(50);
  });

  it('[C86] draws a further page in the pauses, after what else has changed', async () => {
    const { portal } = open('/vod/overview/movies/201');
    await screen.findByText('Film 2');
    const list = screen.getByRole('list', { name: 'Drama' });
    const titles = () => within(list).getAllByRole('listitem').length;
    const hasMore = () => document.querySelector('[data-list-end]') !== null;
    expect([titles(), hasMore()]).toEqual([2, true]);
    // As a browser draws; `act` would do everything in one go.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const { movies = [] } = portal.store.getState().vod;
    patchGroup(portal.store, 'vod', { movies: [...movies, ...readVods([aVod('3')])], maxReached: true });
    await null;
    expect([titles(), hasMore()]).toEqual([2, false]);
    await waitFor(() => expect(titles()).toBe(3));
  });

  it('fetches the pictures of the blocks behind the one that comes into sight', async () => {
    const films = Array.from({ length: 60 }, (_, i) =>
      aVod(String(i), { images: [{ url: `http://video.example/${i}.webp`, filesize: 1 }] }),
    );
    open('/vod/overview/movies/201', library().on('vods/getVods', films));
    const list = await screen.findByRole('list', { name: 'Drama' });
    const loading = () =>
      [...list.children].map((block) => [
        ...new Set([...block.querySelectorAll('img')].map((one) => one.getAttribute('loading'))),
      ]);
    expect(loading()).toEqual([['eager'], ['lazy'], ['lazy'], ['lazy'], ['lazy']]);
    const tell = (block: number, skipped: boolean) =>
      list.children[block]?.dispatchEvent(
        Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }),
      );
    tell(1, true);
    expect(loading()[2], 'a block that goes out of sight needs nothing').toEqual(['lazy']);
    tell(1, false);
    expect(loading()).toEqual([['eager'], ['lazy'], ['eager'], ['eager'], ['lazy']]);
  });

  it('[C43 C88] [CD13] searches 300 ms after typing stops, each type with its own term', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const video = library().on('vods/getVods', (query: Record<string, string>) => (query.search ? [] : [aVod('1')]));
    const { user, portal, router } = open('/vod/overview/movies', video);
    const box = await screen.findByRole('searchbox', { name: 'Search movies' });
    await user.type(box, 'salt');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(await screen.findByText('No results found.')).toBeDefined();
    const searches = video.callsTo('vods/getVods').map(({ query }) => query.search);
    expect(searches.at(-1)).toBe('salt');
    expect(portal.store.getState().vod).toMatchObject({ searchMovies: 'salt' });
    await act(async () => router.navigate('/vod/overview/series'));
    const other = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search series' });
    expect(other.value).toBe('');
    expect(portal.store.getState().vod.searchSeries ?? '').toBe('');
    await user.type(other, 'reef');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(portal.store.getState().vod).toMatchObject({ searchMovies: 'salt', searchSeries: 'reef' });
    await act(async () => router.navigate('/vod/overview/movies'));
    expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search movies' })).value).toBe('salt');
    const asked = video.callsTo('vods/getVods').map(({ query }) => [query.types, query.search]);
    expect(asked.slice(-2)).toEqual([
      ['series', 'reef'],
      ['movies', 'salt'],
    ]);
    vi.useRealTimers();
  });
});

describe('a provider that says less, or more', () => {
  it('[C76] [CD13] has genres without a sample of their titles', async () => {
    const video = library().on('vods/getProviders', [{ id: 201, name: 'Drama' }]);
    const { router } = open('/vod/overview', video);
    expect(await screen.findByRole('navigation', { name: 'Films and series' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Drama' }), 'no empty shelf').toBeNull();
    await act(async () => router.navigate('/vod/overview/movies'));
    expect((await screen.findByRole('link', { name: 'Drama' })).getAttribute('href')).toBe('/vod/overview/movies/201');
  });

  it('[C91] [CD15] repeats the whole series on an episode, which stays an episode', async () => {
    const info = { series_id: 's1', seasons: [{ season: 1, episodes: 2 }], episode_descriptions: { long: 'Its own.' } };
    const video = library().on('vods/getVods', [aVod('e1', { series_info: info })]);
    const { user } = open('/vod/detail/e1', video.on('vods/watchlistAdd', {}));
    expect(await screen.findByText('Its own.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Series' }).getAttribute('href')).toBe('/vod/overview/serie/s1');
    await user.click(screen.getByRole('button', { name: /^Watchlist/ }));
    await waitFor(() => expect(video.callsTo('vods/watchlistAdd')[0]?.query).toMatchObject({ vod_id: 'e1' }));
  });

  it('[CD15] does not say of which series an episode is', async () => {
    const info = { episode_descriptions: { long: 'Its own.' } };
    open('/vod/detail/e1', library().on('vods/getVods', [aVod('e1', { series_info: info })]));
    expect(await screen.findByText('Its own.')).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Series' })).toBeNull();
  });
});

describe('the client video state', () => {
  it('[C43] is what the pages read: films, genres, series, the open series, its episodes and the watchlist', async () => {
    const series = aSeries('s1', { 1: [anEpisode('e1', 's1'), anEpisode('e2', 's1')], 2: [anEpisode('e3', 's1')] });
    const video = library().on('vods/getVods', ({ types, watchlist, series_ids, vod_offset }: Query) => {
      if (series_ids) return [series];
      if (vod_offset !== '0') return [];
      if (watchlist) return types === 'movies' ? [aVod('9')] : [];
      return types === 'movies' ? [aVod('1'), aVod('2')] : [series, aSeries('s2', { 1: [] })];
    });
    const { portal, router } = open('/vod/overview/movies/201', video);
    const state = () => portal.store.getState().vod;
    await screen.findByText('Film 2');
    expect([idsOf(state().movies), state().genres?.map(({ id }) => id)]).toEqual([['1', '2'], ['201']]);
    expect(state()).toMatchObject({ isFetching: false, maxReached: false });
    await act(async () => router.navigate('/vod/overview/series/201'));
    await screen.findByText('Series s2');
    expect(idsOf(state().series)).toEqual(['s1', 's2']);
    await act(async () => router.navigate('/vod/overview/serie/s1/1'));
    await screen.findByRole('heading', { name: 'Episode e2' });
    expect([state().serie?.id, idsOf(state().episodes)]).toEqual(['s1', ['e1', 'e2']]);
    await act(async () => router.navigate('/vod/overview/watchlist'));
    await screen.findByText('Film 9');
    expect([idsOf(state().watchlistitems), idsOf(state().movies)]).toEqual([['9'], ['1', '2']]);
  });

  it('[C44 C45 C90] loses the watchlist item that the provider took off, and no other', async () => {
    const listed = (id: string) => aVod(id, { watchlisted: true });
    const video = library()
      .on('vods/watchlistRemove', {})
      .on('vods/getVods', ({ types, vod_ids, vod_offset }: Query) => {
        if (vod_ids) return [listed(vod_ids)];
        return types === 'movies' && vod_offset === '0' ? [listed('1'), listed('2'), listed('3')] : [];
      });
    const { portal, router, user } = open('/vod/overview/watchlist', video);
    await screen.findByText('Film 3');
    await act(async () => router.navigate('/vod/detail/2'));
    const button = await screen.findByRole('button', { name: /^Watchlist/ });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(video.callsTo('vods/watchlistAdd')).toEqual([]);
    expect(video.callsTo('vods/watchlistRemove').map(({ query }) => query.vod_id)).toEqual(['2']);
    const left = portal.store.getState().vod.watchlistitems;
    expect(left?.map(({ id, watchlisted }) => [id, watchlisted])).toEqual([
      ['1', true],
      ['3', true],
    ]);
  });
});
