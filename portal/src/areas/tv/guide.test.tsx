import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { aChannel, aProgramme, CAMERA, EVENING, NEWS, ROME, SPORT } from '#portal-test/tv-fixtures.ts';
import { FakeVideo, VIDEO } from '#portal-test/video-fixtures.ts';

const GUIDE = '/vod/overview/channels';
const ACTION = 'channels/getChannelData';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const channels = (...all: unknown[]) => new FakeVideo().on(ACTION, all);

function open(
  video = channels(NEWS, SPORT, CAMERA),
  at = GUIDE,
  config: Record<string, unknown> = {},
  now = () => EVENING,
) {
  const all = { ...ROME, videoConfiguration: VIDEO, ...config };
  return { video, ...renderPortal({ at, video, now, config: all, stored: { vod: { token: 'tok' } } }) };
}

const rows = async () => within(await screen.findByRole('list', { name: 'TV guide' })).getAllByRole('listitem');
const blocks = (row: Element | undefined) =>
  [...(row?.children ?? [])].slice(1).map((one) => {
    const name = one.tagName === 'BUTTON' ? (one.firstElementChild?.textContent ?? '') : 'gap';
    return [name, (one as HTMLElement).style.width];
  });

describe('the guide', () => {
  it('[C6 C135 C138 C143] [CD25] shows the provider’s channels to everybody, each with its programmes', async () => {
    const { video, path } = open();
    expect((await rows()).map((row) => within(row).getByRole('link').getAttribute('aria-label'))).toEqual([
      'Channel news',
      'Channel sport',
      'Channel camera',
    ]);
    expect(video.callsTo(ACTION)).toHaveLength(1);
    expect(video.callsTo(ACTION)[0]?.query).toMatchObject({ token: 'tok', api_version: '3' });
    expect(path()).toBe(GUIDE);
  });

  it('[C144 C145] [CD26] spans four hours from the half hour, in 93 percent of the row', async () => {
    open();
    const [news, sport, camera] = await rows();
    const percent = (minutes: number) => `${((minutes * 60) / 14_400) * 93}%`;
    expect(blocks(news)).toEqual([
      ['The hour', percent(30)],
      ['Markets', percent(15)],
      ['gap', percent(15)],
      ['Long view', percent(180)],
    ]);
    expect(blocks(sport)).toEqual([
      ['Regatta', percent(90)],
      ['gap', percent(150)],
    ]);
    expect(blocks(camera)).toEqual([['gap', '93%']]);
    expect(within(news as HTMLElement).getByRole('button', { name: /The hour.*20:00.*20:30/ }).dataset.now).toBe(
      'true',
    );
  });

  it('[C146] uses the full width under 768 px', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 767'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open();
    const [news] = await rows();
    expect(blocks(news)).toEqual([
      ['The hour', '100%'],
      ['Markets', '100%'],
      ['Long view', '100%'],
    ]);
  });

  it('[CD26] works its window out anew every minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    let now = EVENING;
    open(channels(NEWS), GUIDE, {}, () => now);
    expect(blocks((await rows())[0])[0]?.[0]).toBe('The hour');
    now = EVENING + 20 * 60_000;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(blocks((await rows())[0])[0]?.[0]).toBe('Markets');
  });

  it('[C147] opens a programme with name, times and description, by mouse and by keyboard', async () => {
    const { user } = open();
    await rows();
    const button = screen.getByRole('button', { name: /Markets/ });
    await user.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'Markets' })).toBeDefined();
    expect(dialog.textContent).toContain('20:30 – 20:45');
    expect(dialog.textContent).toContain('About Markets.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button.focus();
    await user.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText('About Markets.')).toBeDefined();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('[C136 C148] goes from the logo to the channel, which plays the provider’s stream', async () => {
    const { user, path } = open();
    const [, sport] = await rows();
    await user.click(within(sport as HTMLElement).getByRole('link'));
    await waitFor(() => expect(path()).toBe('/vod/channel/sport'));
    await waitFor(() =>
      expect(document.querySelector('video')?.getAttribute('src')).toBe('http://video.example/provider/sport.m3u8'),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Regatta' })).toBeDefined();
    act(() => fireEvent.keyDown(document.body, { key: 'ArrowDown' }));
    await waitFor(() => expect(path()).toBe('/vod/channel/news'));
  });

  it('[C142] keeps channels in the state', async () => {
    const { portal } = open(channels(NEWS));
    await rows();
    const { channels: kept, errorMessage } = portal.store.getState().channels;
    expect(kept?.map(({ id, code, name, logo }) => ({ id, code, name, logo }))).toEqual([
      { id: 'news', code: 'NEWS', name: 'Channel news', logo: { url: 'http://video.example/news.svg' } },
    ]);
    expect(errorMessage).toBeUndefined();
  });

  it('[C149] says when there are no channels', async () => {
    open(channels());
    expect(await screen.findByText('No channels.')).toBeDefined();
  });

  it('[CD25] says of a channel that does not exist: No channels.', async () => {
    open(channels(NEWS), '/vod/channel/nobody');
    expect(await screen.findByText('No channels.')).toBeDefined();
  });

  it('[C150 C151] [CD10] stores what went wrong, tells it, and the next try logs in and shows the channels', async () => {
    const video = channels(NEWS).breaks(ACTION, { code: 500, data: 'no signal' });
    const { portal, user } = open(video);
    expect(await screen.findByText('There has been an error: no signal')).toBeDefined();
    expect(portal.store.getState().channels.errorMessage).toBe('no signal');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('no signal')).toBeDefined();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(portal.store.getState().channels.errorMessage).toBeUndefined();
    const answer = Promise.withResolvers<unknown[]>();
    video.on(ACTION, () => answer.promise);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // What went wrong the last time is not said of a try that is under way.
    await waitFor(() => expect(screen.queryByText('There has been an error: no signal')).toBeNull());
    answer.resolve([NEWS]);
    expect(await rows()).toHaveLength(1);
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
  });

  it('[CD5] is shown on a kiosk too', async () => {
    open(channels(NEWS), GUIDE, { deviceType: 'Kiosk' });
    expect(await rows()).toHaveLength(1);
  });

  it('moves as far as the programmes go, and back to now', async () => {
    const long = aChannel('long', [aProgramme('Today', 0, 240), aProgramme('Tomorrow', 240, 400)]);
    const { user } = open(channels(long));
    expect(blocks((await rows())[0]).map(([name]) => name)).toEqual(['Today']);
    expect(screen.getByRole('button', { name: 'Two hours earlier' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Two hours later' }));
    expect(blocks((await rows())[0]).map(([name]) => name)).toEqual(['Today', 'Tomorrow']);
    await user.click(screen.getByRole('button', { name: 'Two hours later' }));
    expect(screen.getByRole('button', { name: 'Two hours later' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Now' }));
    expect(blocks((await rows())[0]).map(([name]) => name)).toEqual(['Today']);
  });
});
