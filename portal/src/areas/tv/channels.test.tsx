import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tvRoutes } from '#contract/areas/tv.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';
import { CAMERA, EVENING, NEWS, ROME, SPORT } from '#portal-test/tv-fixtures.ts';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => vi.restoreAllMocks());

function open(at: string, channel: unknown = [NEWS, SPORT, CAMERA], options: RenderOptions = {}) {
  const answer = typeof channel === 'function' ? channel : { channel };
  const hub = new FakeHub().on(tvRoutes.channels, answer as never);
  return renderPortal({ at, hub, now: () => EVENING, config: ROME, ...options });
}

const player = (src: string) =>
  waitFor(() => {
    const element = document.querySelector('video');
    expect(element?.getAttribute('src')).toBe(src);
    return element as HTMLVideoElement;
  });
const press = (key: string) => act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const picture = () => document.querySelector('[data-surface]') as HTMLElement;

const SCREEN = { ...ROME, deviceType: 'DigitalSignage', extensions: ['screens'] };

describe('the channel list', () => {
  it('[C6 C133 C137 C139] shows the hub’s channels to everybody, with what is on and what comes', async () => {
    const { hub, path } = open('/channels');
    const list = await screen.findByRole('list', { name: 'TV channels' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/channel/news', 'Channel newsThe hour20:30 Markets'],
      ['/channel/sport', 'Channel sportRegatta\u00a0'],
      ['/channel/camera', 'Channel cameraNo programme information\u00a0'],
    ]);
    expect(list.querySelector('img')?.getAttribute('src')).toBe('http://video.example/news.svg');
    expect(hub.callsTo(tvRoutes.channels)[0]?.path).toContain('channel/getAll/tv/app');
    expect(path()).toBe('/channels');
  });

  it('[CD5] is shown on a kiosk too', async () => {
    open('/channels', undefined, { config: { ...ROME, deviceType: 'Kiosk' } });
    expect(await screen.findByRole('link', { name: /Channel news/ })).toBeDefined();
  });

  it('[CD5] is shown on a screen that is sent there', async () => {
    open('/channels', undefined, { config: SCREEN });
    expect(await screen.findByRole('link', { name: /Channel news/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'TV guide' })).toBeNull();
  });

  it('[C149] says when there are no channels', async () => {
    open('/channels', []);
    expect(await screen.findByText('No channels.')).toBeDefined();
  });

  it('[C150] [CD10] says inline what went wrong, and the next try shows the channels', async () => {
    let isDown = true;
    const { user } = open('/channels', () =>
      isDown ? refuse(500, 'internal', 'the aerial is down') : { channel: [NEWS] },
    );
    expect(await screen.findByText('There has been an error: the aerial is down')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Channel news/ })).toBeDefined();
  });

  it('shows letters in place of a sign that does not come', async () => {
    open('/channels', [NEWS]);
    const list = await screen.findByRole('list', { name: 'TV channels' });
    fireEvent.error(list.querySelector('img') as HTMLElement);
    expect(within(list).getByText('Ch')).toBeDefined();
  });
});

describe('the channel player', () => {
  it('[C134 C140] [CD25] plays the hub’s stream, live', async () => {
    open('/channel/news');
    await player('http://video.example/hub/news.m3u8');
    expect(screen.getByRole('heading', { level: 1, name: 'Channel news' })).toBeDefined();
    expect(screen.getAllByText('The hour')).toHaveLength(2);
    expect(screen.getByText('Live')).toBeDefined();
    expect(screen.queryByRole('slider', { name: 'Position' })).toBeNull();
  });

  it('tells below what is on and what comes', async () => {
    open('/channel/news');
    expect(await screen.findByRole('heading', { level: 2, name: 'The hour' })).toBeDefined();
    const [next] = within(screen.getByRole('list', { name: 'Later on' })).getAllByRole('listitem');
    expect(next?.textContent).toBe('20:30Markets');
  });

  it('is the picture alone on a screen, which nobody can press', async () => {
    open('/channel/news', undefined, { config: SCREEN });
    const element = await player('http://video.example/hub/news.m3u8');
    expect(screen.queryByRole('list', { name: 'Later on' })).toBeNull();
    expect(element.closest('section')?.dataset.unattended).toBeDefined();
    expect(document.querySelector('[data-controls]')).toBeNull();
  });

  it.each([
    ['without sound on a screen', SCREEN, [false, true], true],
    ['not elsewhere, where Play waits for a press', ROME, [false], false],
  ])('where the browser wants a press first begins %s', async (_, config, muted, isMuted) => {
    const tries: boolean[] = [];
    vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(async function (this: HTMLMediaElement) {
      tries.push(this.muted);
      if (!this.muted) throw new DOMException('A press comes first', 'NotAllowedError');
    });
    open('/channel/news', undefined, { config });
    const element = await player('http://video.example/hub/news.m3u8');
    await act(async () => element.dispatchEvent(new Event('loadedmetadata')));
    expect(tries).toEqual(muted);
    expect(element.muted).toBe(isMuted);
  });

  it('[CD25] says of a channel that does not exist: No channels.', async () => {
    open('/channel/nobody');
    expect(await screen.findByText('No channels.')).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
  });

  it('says when a channel has no stream, and the next one plays', async () => {
    open('/channel/lost', [{ id: 'lost', name: 'Lost' }, NEWS]);
    expect(await screen.findByText('The channel cannot be received at the moment.')).toBeDefined();
    press('ArrowUp');
    await player('http://video.example/hub/news.m3u8');
  });

  it('[C150] says what went wrong', async () => {
    open('/channel/news', () => refuse(500, 'internal', 'the aerial is down'));
    expect(await screen.findByText(/There has been an error/)).toBeDefined();
  });

  it('changes the channel by up and down, round and round, and the way back stays one step', async () => {
    const { path, user } = open('/channels');
    await user.click(await screen.findByRole('link', { name: /Channel news/ }));
    const element = await player('http://video.example/hub/news.m3u8');
    press('ArrowUp');
    await player('http://video.example/hub/sport.m3u8');
    expect(path()).toBe('/channel/sport');
    press('ArrowDown');
    press('ArrowDown');
    await player('http://video.example/hub/camera.m3u8');
    press('ChannelUp');
    expect(await player('http://video.example/hub/news.m3u8')).toBe(element);
    act(() => history.back());
    await waitFor(() => expect(path()).toBe('/channels'));
  });

  it('is reached by arrows alone: left to the way back, right to the controls, up and down to the picture', async () => {
    const { path } = open('/channel/news', undefined, { config: { ...ROME, deviceType: 'Kiosk' } });
    await player('http://video.example/hub/news.m3u8');
    press('ArrowRight');
    expect(document.activeElement?.closest('[data-controls]')).not.toBeNull();
    press('ArrowUp');
    expect(document.activeElement).toBe(picture());
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'TV channels' }));
    press('ArrowDown');
    expect(document.activeElement).toBe(picture());
    expect(path()).toBe('/channel/news');
    press('ArrowUp');
    await waitFor(() => expect(path()).toBe('/channel/sport'));
  });

  it('has buttons for those without keys', async () => {
    const { user, path } = open('/channel/news');
    await player('http://video.example/hub/news.m3u8');
    await user.click(screen.getByRole('button', { name: 'Previous channel' }));
    await waitFor(() => expect(path()).toBe('/channel/camera'));
    await user.click(screen.getByRole('button', { name: 'TV channels' }));
    await waitFor(() => expect(path()).toBe('/channels'));
  });
});
