import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { aVod, FakeVideo, fakeEndOfList, VIDEO } from '#portal-test/video-fixtures.ts';

const FILE = 'http://video.example/film.mp4';
const LIST = 'http://video.example/film.m3u8';

beforeEach(() => {
  fakeEndOfList();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  // jsdom plays nothing: the element says what the test makes it say.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function films(position = 0) {
  return new FakeVideo()
    .on('vods/getVods', [aVod('7', { last_playback_status: { position_seconds: position } })])
    .on('vods/getPlayoutAssets', [
      { url: LIST, duration_sec: 6300 },
      { url: FILE, duration_sec: 24 },
    ])
    .on('vods/setPosition', {});
}

function open(video = films(), at = '/vod/7', isDemoSystem = false) {
  const videoConfiguration = { ...VIDEO, isDemoSystem };
  return { video, ...renderPortal({ at, video, config: { videoConfiguration }, stored: { vod: { token: 'tok' } } }) };
}

const player = () =>
  waitFor(() => {
    const element = document.querySelector('video');
    expect(element?.getAttribute('src')).toBeTruthy();
    return element as HTMLVideoElement;
  });

function watch(element: HTMLVideoElement, time: number, duration = 6300) {
  Object.defineProperty(element, 'duration', { value: duration, configurable: true });
  element.currentTime = time;
  fireEvent.timeUpdate(element);
}

describe('the player of films', () => {
  it('[C93 C97 C98] asks for the stream half a second after the title', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { video } = open();
    await waitFor(() => expect(video.callsTo('vods/getVods')).toHaveLength(1));
    const [, wait] = timers.mock.calls.find(([, ms]) => ms === 500) ?? [];
    expect(wait).toBe(500);
    expect(video.callsTo('vods/getPlayoutAssets')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(video.callsTo('vods/getPlayoutAssets').map(({ query }) => query.vod_id)).toEqual(['7']);
    expect(video.callsTo('vods/getVods')[0]?.query).toMatchObject({ vod_ids: '7' });
  });

  it('[C98] stands with title and picture before the stream is known', async () => {
    const { video } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Film 7' })).toBeDefined();
    const element = document.querySelector('video');
    expect(element?.hasAttribute('src')).toBe(false);
    expect(document.querySelector('[data-player] img')?.getAttribute('src')).toContain('7');
    expect(screen.getByRole('status').textContent).toBeTruthy();
    expect(video.callsTo('vods/getPlayoutAssets')).toEqual([]);
    expect((await player()) === element).toBe(true);
  });

  it.each([
    ['fetches what plays playlists while the page of a film is idle', false, 1],
    ['[C94] has no need of it on a demo system', true, 0],
  ])('%s', async (_, isDemoSystem, times) => {
    const whenIdle = vi.fn(() => 1);
    vi.stubGlobal('requestIdleCallback', whenIdle);
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    open(films(), '/vod/detail/7', isDemoSystem);
    await screen.findByRole('link', { name: 'Play' });
    expect(whenIdle).toHaveBeenCalledTimes(times);
    cleanup();
    vi.unstubAllGlobals();
  });

  it('[C68 C93] opens at Play without a passage between the pages', async () => {
    const passage = vi.fn();
    Object.defineProperty(document, 'startViewTransition', { value: passage, configurable: true });
    const { path } = open(films(), '/vod/detail/7');
    fireEvent.click(await screen.findByRole('link', { name: 'Play' }));
    await waitFor(() => expect(path()).toBe('/vod/7'));
    expect(passage).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('[CD16] does not ask for it when the guest has left before', async () => {
    const { video, router } = open();
    await waitFor(() => expect(video.callsTo('vods/getVods')).toHaveLength(1));
    await act(async () => router.navigate('/'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(video.callsTo('vods/getPlayoutAssets')).toEqual([]);
    expect(video.callsTo('vods/setPosition')).toEqual([]);
  });

  it.each([
    ['[C94] a file on a demo system', '/vod/7', true, FILE],
    ['[C95] a playlist on others', '/vod/7', false, LIST],
    ['[C96] a playlist on the other route', '/vod/theo/7', false, LIST],
  ])('%s', async (_, at, isDemoSystem, src) => {
    // What is not wanted comes first.
    const assets = (src === FILE ? [LIST, FILE] : [FILE, LIST]).map((url) => ({ url, duration_sec: 24 }));
    open(films().on('vods/getPlayoutAssets', assets), at, isDemoSystem);
    expect((await player()).getAttribute('src')).toBe(src);
    expect(screen.getByRole('heading', { level: 1, name: 'Film 7' })).toBeDefined();
  });

  it('[C96] [CD17] the other route takes the browser’s own HLS although a script could play the list', async () => {
    vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
    open(films(), '/vod/theo/7');
    expect((await player()).getAttribute('src')).toBe(LIST);
    cleanup();
    vi.unstubAllGlobals();
  });

  it('[C99] seeks to the saved position when it is ready', async () => {
    open(films(61));
    const element = await player();
    fireEvent.loadedMetadata(element);
    expect(element.currentTime).toBe(61);
  });

  it('[C99] takes the title that it asked for out of an answer with more of them', async () => {
    const seven = aVod('7', { last_playback_status: { position_seconds: 61 } });
    open(films().on('vods/getVods', [aVod('6'), seven]));
    const element = await player();
    fireEvent.loadedMetadata(element);
    expect(element.currentTime).toBe(61);
    expect(screen.getByRole('heading', { level: 1, name: 'Film 7' })).toBeDefined();
  });

  it('[C100] [CD16] saves the position once on leaving, in whole seconds', async () => {
    const { video, router, portal } = open();
    watch(await player(), 83.7);
    await act(async () => router.navigate('/'));
    await waitFor(() => expect(video.callsTo('vods/setPosition')).toHaveLength(1));
    const [call] = video.callsTo('vods/setPosition');
    expect(call?.query).toMatchObject({ vod_id: '7', position_seconds: '83', token: 'tok' });
    expect(call?.init?.keepalive).toBe(true);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(portal.store.getState().vod.item?.last_playback_status.position_seconds).toBe(83));
    expect(video.callsTo('vods/setPosition')).toHaveLength(1);
  });

  it('[C100] an answer from before the save does not undo it, one from after it does', async () => {
    let position = 0;
    const reads: ((value: unknown) => void)[] = [];
    const film = () => [aVod('7', { last_playback_status: { position_seconds: position } })];
    const video = films();
    const { router } = open(video);
    watch(await player(), 83.7);
    let confirm: (value: unknown) => void = () => undefined;
    video.on('vods/getVods', () => new Promise((resolve) => reads.push(resolve)));
    video.on('vods/setPosition', () => new Promise((resolve) => (confirm = resolve)));
    const before = film();
    await act(async () => router.navigate('/vod/detail/7'));
    await waitFor(() => expect(video.callsTo('vods/setPosition')).toHaveLength(1));
    await waitFor(() => expect(reads).toHaveLength(1));
    await act(async () => confirm({}));
    await act(async () => reads[0]?.(before));
    expect(await screen.findByText('Resumes at 1:23')).toBeDefined();
    // Another device of the same account has gone on meanwhile.
    position = 125;
    await act(async () => router.navigate('/vod/detail/8'));
    await act(async () => router.navigate('/vod/detail/7'));
    await waitFor(() => expect(reads).toHaveLength(3));
    await act(async () => reads[2]?.(film()));
    expect(await screen.findByText('Resumes at 2:05')).toBeDefined();
  });

  it('[C100] [CD16] saves it when the page is closed', async () => {
    const { video } = open();
    watch(await player(), 12);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(video.callsTo('vods/setPosition')[0]?.query.position_seconds).toBe('12'));
  });

  it.each([
    ['near the end as 0', 6295, '0'],
    ['ten seconds and a bit before it as it is', 6289.9, '6289'],
  ])('[CD16] saves a position %s', async (_, time, saved) => {
    const { video, router } = open();
    watch(await player(), time);
    await act(async () => router.navigate('/'));
    await waitFor(() => expect(video.callsTo('vods/setPosition')[0]?.query.position_seconds).toBe(saved));
  });

  it('[CD16] saves nothing when nothing was played', async () => {
    const { video, router } = open(films(61));
    const element = await player();
    fireEvent.loadedMetadata(element);
    fireEvent.timeUpdate(element);
    await act(async () => router.navigate('/'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(video.callsTo('vods/setPosition')).toEqual([]);
  });

  it('[C102] says when the position could not be saved, and clears the item', async () => {
    const { router, portal } = open(films().breaks('vods/setPosition', { code: 500, data: 'no' }));
    watch(await player(), 30);
    await act(async () => router.navigate('/vod/overview/watchlist'));
    expect(await screen.findByText('error while setting played seconds')).toBeDefined();
    expect(portal.store.getState().vod.item).toBeUndefined();
  });

  it('[C101] says what went wrong with the stream, and the next try plays', async () => {
    const video = films().breaks('vods/getPlayoutAssets', { code: 503, data: 'Not made yet.' });
    const { user } = open(video);
    expect(await screen.findByText('error while retrieving playout assets: Not made yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    video.on('vods/getPlayoutAssets', [{ url: LIST, duration_sec: 60 }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await player()).getAttribute('src')).toBe(LIST);
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
  });

  it('leaves nothing in the element behind', async () => {
    const { router } = open();
    const element = await player();
    const load = vi.spyOn(element, 'load');
    await act(async () => router.navigate('/'));
    await waitFor(() => expect(element.hasAttribute('src')).toBe(false));
    expect(load).toHaveBeenCalled();
  });
});
