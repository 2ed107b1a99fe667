import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { FakeSeanet, SEANET } from '#portal-test/seanet-fixtures.ts';

interface Configured {
  startLevel?: number;
  startFragPrefetch?: boolean;
  xhrSetup?: (xhr: { setRequestHeader: (name: string, value: string) => void }) => void;
}
type Told = (event: string, data: unknown) => void;

/** The script player as far as the portal uses it. */
const players = vi.hoisted(() => [] as FakeHls[]);
class FakeHls {
  readonly config: Configured;
  readonly listeners = new Map<string, Told>();
  readonly loads: string[] = [];
  readonly levels: unknown[] = [];
  readonly subtitleTracks = [];
  readonly audioTracks = [];
  media: unknown;
  isDestroyed = false;
  constructor(config: Configured) {
    this.config = config;
    players.push(this);
  }
  on(event: string, told: Told) {
    this.listeners.set(event, told);
  }
  loadSource(src: string) {
    this.loads.push(src);
  }
  startLoad(from: number) {
    this.loads.push(`from ${from}`);
  }
  stopLoad() {}
  attachMedia(media: unknown) {
    this.media = media;
  }
  destroy() {
    this.isDestroyed = true;
  }
  /** The headers of the next request, for whatever it is. */
  headers(): Record<string, string> {
    const sent: Record<string, string> = {};
    this.config.xhrSetup?.({
      setRequestHeader(name, value) {
        sent[name] = value;
      },
    });
    return sent;
  }
  refuse() {
    this.listeners.get('error')?.('error', { type: 'networkError', details: 'fragLoadError', response: { code: 401 } });
  }
}
vi.mock('hls.js', () => ({
  default: FakeHls,
  Events: { ERROR: 'error', FRAG_BUFFERED: 'buffered', MANIFEST_PARSED: 'parsed' },
  ErrorTypes: { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' },
  ErrorDetails: { MEDIA_SOURCE_REQUIRES_RESET: 'mediaSourceRequiresReset' },
}));

const TOKEN = 'api/connect-token';
const STATE = { movieId: '1', mediaPath: 'feature', token: 'handed', title: 'Movie 1' };
const PLAYER = '/seanetvod/moviePlayer';
const now = 1_000_000;

beforeEach(() => {
  players.length = 0;
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(at = '/seanetvod/movie/1', seanet = new FakeSeanet(), stored = {}) {
  const config = { seanetConfiguration: SEANET };
  return { seanet, ...renderPortal({ at, video: seanet, config, stored, now: () => now }) };
}

async function openPlayer(state: unknown = STATE, seanet = new FakeSeanet()) {
  const opened = open('/', seanet);
  await screen.findByRole('banner');
  await act(async () => opened.router.navigate(PLAYER, { state }));
  return opened;
}

const player = () =>
  waitFor(() => {
    const last = players.at(-1);
    expect(last?.loads.length).toBeGreaterThan(0);
    return last as FakeHls;
  });

describe('Play', () => {
  it('begins in the lowest quality, its first part asked for before the element is open', async () => {
    await openPlayer();
    expect((await player()).config).toMatchObject({ startLevel: 0, startFragPrefetch: true });
  });

  it('[C121 C123 C124 C125] [CD21 CD22] leads to the player, which sends the token with every request', async () => {
    const { user, seanet, path, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Play' }));
    const hls = await player();
    expect(path()).toBe(PLAYER);
    expect(router.place.state).toEqual({
      movieId: '1',
      mediaPath: 'feature',
      token: 'tok-1',
      title: 'Movie 1',
    });
    expect(hls.loads).toEqual(['http://films.example/v/hls/1/feature/index.m3u8']);
    expect([hls.headers(), hls.headers()]).toEqual([
      { Authorization: 'Bearer tok-1' },
      { Authorization: 'Bearer tok-1' },
    ]);
    expect(seanet.callsTo(TOKEN)).toEqual([
      { method: 'POST', path: TOKEN, body: { username: 'ship', password: 'secret' } },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    // The browser's own HLS, which this browser has too, cannot send a header.
    expect(document.querySelector('video')?.hasAttribute('src')).toBe(false);
  });

  it.each([
    [21_599_999, 0],
    [21_600_000, 1],
  ])('[C126] %d ms after a token makes %i calls for another', async (later, calls) => {
    const seanet = { token: 'kept', tokenValidUntil: now - later + 21_600_000 };
    const opened = open('/seanetvod/movie/1', new FakeSeanet(), { seanet });
    await opened.user.click(await screen.findByRole('button', { name: 'Play' }));
    const hls = await player();
    expect(opened.seanet.callsTo(TOKEN)).toHaveLength(calls);
    expect(hls.headers().Authorization).toBe(calls ? 'Bearer tok-1' : 'Bearer kept');
    if (calls) expect(opened.portal.store.getState().seanet.tokenValidUntil).toBe(now + 21_600_000);
  });

  it.each<[string, () => unknown]>([
    ['a refusal', () => new Response('{}', { status: 401 })],
    ['null', () => null],
    ['an answer without a token', () => ({})],
    ['garbage', () => '<html>'],
    ['no answer', () => new TypeError('broken wire')],
  ])('[CD21] %s to the token shows the text beside the film, and the next press plays', async (_, answer) => {
    const seanet = new FakeSeanet().on(TOKEN, answer);
    const { user, path } = open('/seanetvod/movie/1', seanet);
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Movie 1' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await screen.findByText('Error fetching content');
    expect(path()).toBe('/seanetvod/movie/1');
    seanet.on(TOKEN, { token: 'late' });
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect((await player()).headers().Authorization).toBe('Bearer late');
  });
});

describe('the player', () => {
  it('[C121] plays what it was handed', async () => {
    await openPlayer();
    expect((await player()).headers()).toEqual({ Authorization: 'Bearer handed' });
  });

  it.each(['movieId', 'mediaPath', 'token', 'title'])('[C122] shows the text without %s', async (missing) => {
    await openPlayer({ ...STATE, [missing]: undefined });
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    expect(players).toEqual([]);
  });

  it('[C122] shows the text when it is opened by its address', async () => {
    open(PLAYER);
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Cinema' })).toBeDefined();
    expect(document.title).toContain(' · ');
  });

  it('[CD22] shows the text in a browser that cannot send the header', async () => {
    vi.stubGlobal('MediaSource', undefined);
    await openPlayer();
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    expect(players).toEqual([]);
  });

  it('[C124 C126] a token that runs out in the middle is replaced, and the film goes on', async () => {
    const { seanet } = await openPlayer();
    const hls = await player();
    hls.levels.push({});
    (hls.media as HTMLVideoElement).currentTime = 61;
    act(() => hls.refuse());
    await waitFor(() => expect(hls.loads.at(-1)).toBe('from 61'));
    expect(hls.headers()).toEqual({ Authorization: 'Bearer tok-1' });
    expect(seanet.callsTo(TOKEN)).toHaveLength(1);
    expect(players).toHaveLength(1);
    expect(screen.queryByText('Error fetching content')).toBeNull();
    // Another one, much later: replaced too.
    act(() => hls.listeners.get('buffered')?.('buffered', {}));
    act(() => hls.refuse());
    await waitFor(() => expect(hls.headers()).toEqual({ Authorization: 'Bearer tok-2' }));
  });

  it('one that is refused again shows the text, and Try again plays', async () => {
    const { user } = await openPlayer();
    const hls = await player();
    hls.levels.push({});
    act(() => hls.refuse());
    await waitFor(() => expect(hls.headers()).toEqual({ Authorization: 'Bearer tok-1' }));
    await waitFor(() => expect(hls.loads).toHaveLength(2));
    act(() => hls.refuse());
    expect(await screen.findByText('Error fetching content')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(players).toHaveLength(2));
    expect(hls.isDestroyed).toBe(true);
    await waitFor(() => expect(screen.queryByText('Error fetching content')).toBeNull());
  });

  it('no new token shows the text', async () => {
    await openPlayer(
      STATE,
      new FakeSeanet().on(TOKEN, () => new Response('', { status: 500 })),
    );
    const hls = await player();
    act(() => hls.refuse());
    expect(await screen.findByText('Error fetching content')).toBeDefined();
  });

  it('leaves nothing behind', async () => {
    const { router } = await openPlayer();
    const hls = await player();
    await act(async () => router.navigate('/'));
    await waitFor(() => expect(hls.isDestroyed).toBe(true));
  });
});
