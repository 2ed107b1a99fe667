import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { anEpisode, aSeries, FakeVideo, fakeEndOfList, VIDEO } from '#portal-test/video-fixtures.ts';

type Query = Record<string, string>;

let end: ReturnType<typeof fakeEndOfList>;
beforeEach(() => {
  end = fakeEndOfList();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const track = (id: string, series: string, seconds = 204) =>
  anEpisode(id, series, { title: `Track ${id}`, assets: { movies: [{ duration_sec: seconds }] } });
const ONE = aSeries('a1', { 901: [track('t1', 'a1'), track('t2', 'a1', 3900), track('t3', 'a1')] });
const TWO = aSeries('a2', { 902: [track('u1', 'a2')], 903: [track('u2', 'a2')] });
const GENRES = [
  { id: 146, name: 'Audio library', vods: [ONE] },
  { id: 1461, name: 'Salon', parent_id: 146, vods: [ONE] },
  { id: 301, name: 'Crime', vods: [aSeries('s1', { 1: [] })] },
];

function library() {
  return new FakeVideo()
    .on('vods/getProviders', GENRES)
    .on('vods/getVods', ({ series_ids, vod_ids, provider_ids, vod_offset }: Query) => {
      if (series_ids) return [ONE, TWO].filter(({ id }) => id === series_ids);
      if (vod_ids) return vod_ids === 't2' ? [track('t2', 'a1', 3900)] : [];
      if (vod_offset !== '0') return [];
      return provider_ids === '146' ? [ONE, TWO] : [ONE];
    })
    .on('vods/getPlayoutAssets', ({ vod_id }: Query) => [
      { url: `http://video.example/${vod_id}.m3u8`, duration_sec: 204 },
    ]);
}

function open(at: string, video = library(), deviceType = 'App') {
  const config = { deviceType, videoConfiguration: VIDEO };
  return { video, ...renderPortal({ at, video, config, stored: { vod: { token: 'tok' } } }) };
}

const hrefsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const sound = (id: string) =>
  waitFor(() => {
    const element = document.querySelector('audio');
    expect(element?.getAttribute('src')).toBe(`http://video.example/${id}.m3u8`);
    return element as HTMLAudioElement;
  });
const bar = () => screen.findByRole('region', { name: 'Audio player' });

describe('the audio overview', () => {
  it('[C82 C85 C127 C128 C130 C131] [CD12 CD23] lists the albums of provider 146, and where each disc is', async () => {
    const { video, portal } = open('/vod/overview/audios');
    const list = await screen.findByRole('list', { name: 'Audio' });
    expect(hrefsOf(list)).toEqual([
      '/vod/overview/audio/901',
      '/vod/overview/audio/a2/902',
      '/vod/overview/audio/a2/903',
    ]);
    expect(within(list).getByText('Series a2 - Volume 2')).toBeDefined();
    expect(video.callsTo('vods/getVods')[0]?.query).toMatchObject({
      types: 'series',
      series_format: 'grouped',
      provider_ids: '146',
      vod_limit: '50',
      vod_offset: '0',
    });
    expect(portal.store.getState().audio.audios?.map(({ id }) => id)).toEqual(['a1', 'a2']);
    await waitFor(() => expect(portal.store.getState().audio.watchlistitems).toEqual([]));
  });

  it('[C128 C132] [CD24] of one genre asks for that genre; the genres are the children of 146', async () => {
    const { video, portal } = open('/vod/overview/audios/1461');
    const list = await screen.findByRole('list', { name: 'Salon' });
    expect(hrefsOf(list)).toEqual(['/vod/overview/audio/901']);
    expect(video.callsTo('vods/getVods')[0]?.query).toMatchObject({ provider_ids: '1461', vod_limit: '50' });
    const genres = screen.getByRole('navigation', { name: 'Genres' });
    expect(hrefsOf(genres)).toEqual(['/vod/overview/audios', '/vod/overview/audios/1461']);
    expect(within(genres).getByRole('link', { name: 'Salon' }).getAttribute('aria-current')).toBe('page');
    expect(portal.store.getState().audio.genres?.map(({ id }) => id)).toEqual(['1461']);
  });

  it('[C131] [CD23] opens the disc that was pressed, where albums share the name of their only one', async () => {
    const same = [aSeries('a1', { 1: [track('t1', 'a1')] }), aSeries('a2', { 1: [track('u1', 'a2')] })];
    const { user, path, router } = open(
      '/vod/overview/audios',
      library().on('vods/getVods', ({ series_ids, vod_offset }: Query) =>
        same.filter(({ id }) => (series_ids ? id === series_ids : vod_offset === '0')),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Series a2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Series a2' })).toBeDefined();
    expect(path()).toBe('/vod/overview/audio/1');
    await user.click(screen.getByRole('button', { name: 'Play Track u1' }));
    await act(async () => router.navigate('/vod/overview/audios'));
    await user.click(within(await bar()).getByRole('link', { name: 'Series a2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Series a2' })).toBeDefined();
  });

  it('[C86 C87 C132] goes on at its end until a page is empty', async () => {
    const { video, portal } = open('/vod/overview/audios');
    await screen.findByRole('list', { name: 'Audio' });
    await end.reach();
    await waitFor(() => expect(portal.store.getState().audio.maxReached).toBe(true));
    await end.reach();
    expect(video.callsTo('vods/getVods').map(({ query }) => query.vod_offset)).toEqual(['0', '2']);
  });

  it('[C132] keeps the albums of the watchlist beside the others', async () => {
    const albums = [ONE, { ...TWO, watchlisted: true }];
    const video = library().on('vods/getVods', ({ vod_offset }: Query) => (vod_offset === '0' ? albums : []));
    const { portal } = open('/vod/overview/audios', video);
    await screen.findByRole('list', { name: 'Audio' });
    await waitFor(() => {
      const { audios, watchlistitems } = portal.store.getState().audio;
      expect([audios, watchlistitems].map((vods) => vods?.map(({ id }) => id))).toEqual([['a1', 'a2'], ['a2']]);
    });
  });

  it('[C132] keeps a search term of its own, and says when nothing is found', async () => {
    const video = library().on('vods/getVods', ({ search }: Query) => (search ? [] : [ONE]));
    const { user, portal } = open('/vod/overview/audios', video);
    await user.type(await screen.findByRole('searchbox', { name: 'Search audio' }), 'tango');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(await screen.findByText('No results found.')).toBeDefined();
    expect(portal.store.getState().audio.search).toBe('tango');
    expect(portal.store.getState().vod.searchSeries).toBeUndefined();
  });

  it('[C132] [CD10] an error is that of the audio state, is told and can be tried again', async () => {
    const video = library().breaks('vods/getVods', { code: 500, data: 'The library is closed.' });
    const { user, portal } = open('/vod/overview/audios', video);
    expect((await screen.findByRole('dialog', { name: 'Video' })).textContent).toContain('The library is closed.');
    expect(portal.store.getState().audio.errorMessage).toBe('The library is closed.');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    video.on('vods/getVods', [ONE]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Audio' })).toBeDefined();
  });

  it.each(['Kiosk', 'DigitalSignage'])('[C3 C4] [CD5] lists nothing on %s', async (deviceType) => {
    const { video } = open('/vod/overview/audios', library(), deviceType);
    await screen.findByText('Films, series and music are on your own phone or tablet.');
    expect(video.calls).toEqual([]);
  });
});

describe('an album', () => {
  it.each([
    ['Kiosk', '/vod/overview/audio/a1'],
    ['Kiosk', '/vod/overview/audio/a2'],
    ['DigitalSignage', '/vod/overview/audio/a1'],
    ['DigitalSignage', '/vod/overview/audio/a2'],
  ])('[C3 C4] [CD5] on %s %s lists no tracks and no discs', async (deviceType, at) => {
    open(at, library(), deviceType);
    await screen.findByText('Films, series and music are on your own phone or tablet.');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toBeDefined();
    expect(main.queryAllByRole('listitem')).toEqual([]);
    // A kiosk has channels to offer instead.
    const ways = main.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(deviceType === 'Kiosk' ? ['/channels'] : []);
  });

  it.each([
    ['a series', '/vod/overview/audio/a1'],
    ['a season', '/vod/overview/audio/901'],
  ])('[C129 C131] [CD23 CD24] found as %s shows cover, title, words and numbered tracks', async (_, at) => {
    open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Series a1' })).toBeDefined();
    expect(screen.getByText('About a1.')).toBeDefined();
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('http://video.example/a1-large.webp');
    const tracks = within(screen.getByRole('list', { name: 'Series a1' })).getAllByRole('listitem');
    expect(tracks.map(({ textContent }) => textContent)).toEqual([
      '1Track t13 mins',
      '2Track t201:05 hrs',
      '3Track t33 mins',
    ]);
  });

  it('[C130] of several discs shows the one in the address', async () => {
    open('/vod/overview/audio/a2/903');
    expect(await screen.findByRole('heading', { level: 1, name: 'Series a2 - Volume 2' })).toBeDefined();
    expect(screen.getByText('Track u2')).toBeDefined();
    expect(screen.queryByText('Track u1')).toBeNull();
  });

  it('[C129 C130] of several discs lets choose one', async () => {
    open('/vod/overview/audio/a2');
    const list = await screen.findByRole('list', { name: 'Series a2' });
    expect(hrefsOf(list)).toEqual(['/vod/overview/audio/a2/902', '/vod/overview/audio/a2/903']);
  });

  it('[C129] [CD23] a single track is found last', async () => {
    const { video } = open('/vod/overview/audio/t2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Track t2' })).toBeDefined();
    expect(
      video.callsTo('vods/getVods').map(({ query }) => [query.series_ids, query.provider_ids, query.vod_ids]),
    ).toEqual([
      ['t2', undefined, undefined],
      [undefined, '146', undefined],
      [undefined, undefined, 't2'],
    ]);
  });

  it.each(['/vod/overview/audio/nobody', '/vod/overview/audio/a2/999', '/vod/overview/audio/nobody/1'])(
    '[CD23] %s is none',
    async (at) => {
      open(at);
      expect(await screen.findByText('No results found.')).toBeDefined();
    },
  );

  it('that cannot be fetched can be tried again', async () => {
    const video = library().breaks('vods/getVods', { code: 500, data: 'null' });
    const { user } = open('/vod/overview/audio/a1', video);
    expect((await screen.findByRole('dialog')).textContent).toContain('No detailed message available');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    video.on('vods/getVods', [ONE]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Track t1')).toBeDefined();
  });
});

describe('the player bar', () => {
  async function playing(name = 'Play Track t1', video = library()) {
    const opened = open('/vod/overview/audio/901', video);
    await opened.user.click(await screen.findByRole('button', { name }));
    await bar();
    return opened;
  }

  it('[C127] [CD24] plays a track of its own stream, and goes on to the next by itself', async () => {
    const { video } = await playing();
    const first = await sound('t1');
    expect(video.callsTo('vods/getPlayoutAssets').map(({ query }) => query.vod_id)).toEqual(['t1']);
    fireEvent.loadedMetadata(first);
    expect(first.play).toHaveBeenCalled();
    expect(within(await bar()).getByRole('status').textContent).toBe('Now playing: Track t1');
    fireEvent.ended(first);
    await sound('t2');
    expect(within(await bar()).getByRole('status').textContent).toBe('Now playing: Track t2');
    expect(video.callsTo('vods/setPosition')).toEqual([]);
  });

  it('[CD24] has previous, next, pause and a seek bar, each with its name and by keyboard', async () => {
    const { user } = await playing('Play Track t2');
    const element = await sound('t2');
    const own = within(await bar());
    const names = own.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Previous track', 'Pause', 'Next track', 'Sound off', 'Stop and close']);
    Object.defineProperty(element, 'duration', { value: 204, configurable: true });
    fireEvent.durationChange(element);
    const seek = own.getByRole('slider', { name: 'Position' });
    fireEvent.keyDown(seek, { key: 'ArrowRight' });
    expect(element.currentTime).toBe(10);
    own.getByRole('button', { name: 'Previous track' }).focus();
    await user.keyboard('{Enter}');
    await sound('t1');
    expect(own.getByRole<HTMLButtonElement>('button', { name: 'Previous track' }).disabled).toBe(true);
    own.getByRole('button', { name: 'Next track' }).focus();
    await user.keyboard(' ');
    await sound('t2');
    await user.click(own.getByRole('button', { name: 'Next track' }));
    await sound('t3');
    expect(own.getByRole<HTMLButtonElement>('button', { name: 'Next track' }).disabled).toBe(true);
  });

  it('[CD24] pauses and goes on, from the bar and from the list', async () => {
    const { user } = await playing();
    const element = await sound('t1');
    Object.defineProperty(element, 'readyState', { value: 4, configurable: true });
    Object.defineProperty(element, 'paused', { value: false, configurable: true });
    await user.click(within(await bar()).getByRole('button', { name: 'Pause' }));
    expect(element.pause).toHaveBeenCalled();
    expect(within(await bar()).getByRole('button', { name: 'Play' })).toBeDefined();
    Object.defineProperty(element, 'paused', { value: true, configurable: true });
    // Guests press the title; the whole row is the button.
    await user.click(within(screen.getByRole('list', { name: 'Series a1' })).getByText('Track t1'));
    expect(element.play).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pause Track t1' })).toBeDefined();
    // Headphones pulled out.
    fireEvent.pause(element);
    expect(within(await bar()).getByRole('button', { name: 'Play' })).toBeDefined();
  });

  it('goes on while guests look through the audio pages, and ends when they leave them', async () => {
    const { router, portal } = await playing();
    const element = await sound('t1');
    for (const at of ['/vod/overview/audios', '/vod/overview/audios/1461', '/vod/overview/audio/a2/902']) {
      await act(async () => router.navigate(at));
      await screen.findByRole('heading', { level: 1 });
      expect(document.querySelector('audio')).toBe(element);
      expect(element.getAttribute('src')).toBe('http://video.example/t1.m3u8');
    }
    expect(
      within(await bar())
        .getByRole('link', { name: 'Series a1' })
        .getAttribute('href'),
    ).toBe('/vod/overview/audio/901');
    await act(async () => router.navigate('/vod/overview/movies'));
    await waitFor(() => expect(document.querySelector('audio')).toBeNull());
    expect(element.hasAttribute('src')).toBe(false);
    expect(portal.store.getState().audio.playing).toBeUndefined();
    await act(async () => router.navigate('/vod/overview/audios'));
    await screen.findByRole('list', { name: 'Audio' });
    expect(screen.queryByRole('region', { name: 'Audio player' })).toBeNull();
  });

  it('is closed by its own button', async () => {
    const { user } = await playing();
    const element = await sound('t1');
    await user.click(within(await bar()).getByRole('button', { name: 'Stop and close' }));
    expect(screen.queryByRole('region', { name: 'Audio player' })).toBeNull();
    expect(element.hasAttribute('src')).toBe(false);
  });

  it('[C46] is gone with the guest', async () => {
    const { portal } = await playing();
    await sound('t1');
    const { clearAuthentication } = await import('#portal/shared/state/authentication.ts');
    act(() => clearAuthentication(portal.store));
    expect(portal.store.getState().audio).toEqual({});
    expect(screen.queryByRole('region', { name: 'Audio player' })).toBeNull();
  });

  it('[C98] asks for nothing that was skipped at once', async () => {
    const { user, video } = await playing();
    const next = within(await bar()).getByRole('button', { name: 'Next track' });
    await user.click(next);
    await user.click(next);
    await sound('t3');
    expect(video.callsTo('vods/getPlayoutAssets').map(({ query }) => query.vod_id)).not.toContain('t2');
  });

  it('[CD24] answers the keys of headphones and lock screens, with what is on, until it is closed', async () => {
    const keys = new Map<string, (() => void) | null>();
    const session = {
      metadata: null as { title: string } | null,
      setActionHandler: (key: string, act: (() => void) | null) => keys.set(key, act),
    };
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        title: string;
        constructor({ title }: { title: string }) {
          this.title = title;
        }
      },
    );
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'mediaSession');
      vi.unstubAllGlobals();
    });
    const { user } = open('/vod/overview/audio/901');
    await user.click(await screen.findByRole('button', { name: 'Play all' }));
    await sound('t1');
    await waitFor(() => expect(session.metadata?.title).toBe('Track t1'));
    act(() => keys.get('nexttrack')?.());
    await sound('t2');
    await waitFor(() => expect(session.metadata?.title).toBe('Track t2'));
    act(() => keys.get('previoustrack')?.());
    await sound('t1');
    const own = await bar();
    act(() => keys.get('pause')?.());
    expect(own.dataset.audioBar).toBe('paused');
    act(() => keys.get('play')?.());
    expect(own.dataset.audioBar).toBe('on');
    await user.click(within(own).getByRole('button', { name: 'Stop and close' }));
    expect([...keys.values()]).toEqual([null, null, null, null]);
    expect(session.metadata).toBeNull();
  });

  it('[C101] says what went wrong, stays where it is, and the next try plays', async () => {
    const video = library().breaks('vods/getPlayoutAssets', { code: 503, data: 'Not made yet.' });
    const { user } = await playing('Play Track t1', video);
    expect(await screen.findByText('error while retrieving playout assets: Not made yet.')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const own = within(await bar());
    expect(own.getByText('The track cannot be played at the moment. Please try again.')).toBeDefined();
    video.on('vods/getPlayoutAssets', [{ url: 'http://video.example/t1.m3u8' }]);
    await user.click(own.getByRole('button', { name: 'Try again' }));
    await sound('t1');
  });
});
