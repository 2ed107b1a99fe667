import type { ErrorData } from 'hls.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEngine } from './browser.engine.ts';
import type { EngineOptions } from './engine.ts';
import { scriptEngine } from './script.engine.ts';
import { RETRY_DELAYS_MS } from './stream.rules.ts';

/** Longer than the longest wait between two tries. */
const WAIT_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function options(more: Partial<Omit<EngineOptions, 'told'>> = {}) {
  const told = { tracks: vi.fn(), recovering: vi.fn(), failed: vi.fn() };
  const element = document.createElement('audio');
  return { element, src: 'http://x/sound.mp3', startAt: 0, live: false, told, ...more };
}

describe('a file that the browser plays', () => {
  function open() {
    const given = options();
    const { element } = given;
    const put = (state: Partial<Record<keyof HTMLMediaElement, unknown>>) => {
      for (const [name, value] of Object.entries(state))
        Object.defineProperty(element, name, { value, configurable: true, writable: true });
    };
    put({ error: { code: 2 }, currentTime: 0, readyState: 0, seeking: false });
    const sources = vi.spyOn(element, 'src', 'set');
    browserEngine(given);
    const fail = () => {
      element.dispatchEvent(new Event('error'));
      vi.advanceTimersByTime(WAIT_MS);
    };
    return { ...given, put, sources, fail, tell: (name: string) => element.dispatchEvent(new Event(name)) };
  }

  it('that is gone is asked for as often as said, whatever the element tells of its time meanwhile', () => {
    const { fail, tell, put, sources, told } = open();
    put({ currentTime: 61 });
    for (let i = 0; i < 20; i++) {
      fail();
      // Loaded anew it stands at its beginning and says so, then in its place: nothing of this is played.
      put({ currentTime: 0, readyState: 0 });
      tell('timeupdate');
      put({ currentTime: 61, readyState: 4 });
      tell('timeupdate');
    }
    expect(sources).toHaveBeenCalledTimes(1 + RETRY_DELAYS_MS.length);
    expect(told.failed).toHaveBeenCalledWith('network');
  });

  it('is asked for anew after it has gone on', () => {
    const { fail, tell, put, told } = open();
    for (let i = 0; i < 20; i++) {
      fail();
      put({ currentTime: 2 * (i + 1), readyState: 4 });
      tell('timeupdate');
    }
    expect(told.failed).not.toHaveBeenCalled();
  });
});

describe('a playlist by script', () => {
  type Heard = (name: string, data: object) => void;

  function open(more: Partial<Omit<EngineOptions, 'told'>> = {}) {
    const listeners = new Map<string, Heard>();
    const calls = { loads: 0, repairs: 0, detached: 0 };
    class FakeHls {
      levels = [{}];
      media = null;
      on = (name: string, heard: Heard) => listeners.set(name, heard);
      loadSource = () => calls.loads++;
      startLoad = () => calls.loads++;
      attachMedia() {}
      stopLoad() {}
      swapAudioCodec() {}
      detachMedia = () => calls.detached++;
      recoverMediaError = () => calls.repairs++;
      destroy() {}
    }
    const module = {
      default: FakeHls,
      Events: { ERROR: 'error', FRAG_BUFFERED: 'buffered' },
      ErrorTypes: { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' },
      ErrorDetails: { MEDIA_SOURCE_REQUIRES_RESET: 'reset' },
    };
    const given = options({ src: 'http://x/film.m3u8', ...more });
    scriptEngine(module as unknown as Parameters<typeof scriptEngine>[0], given);
    const fails = async (type: string, code = 500) => {
      const data = { type: 'network', details: 'fragLoadError', fatal: true, frag: { type }, response: { code } };
      listeners.get('error')?.('error', data as unknown as ErrorData);
      await vi.advanceTimersByTimeAsync(WAIT_MS);
    };
    const breaks = (details: string) => {
      const data = { type: 'media', details, fatal: details !== 'reset' };
      listeners.get('error')?.('error', data as unknown as ErrorData);
    };
    const comes = (type: string) => listeners.get('buffered')?.('buffered', { frag: { type } });
    return { ...given, calls, fails, comes, breaks };
  }

  it('whose pictures never come ends, though its sound does', async () => {
    const { fails, comes, calls, told } = open();
    for (let i = 0; i < 20; i++) {
      await fails('main');
      comes('audio');
    }
    expect(calls.loads).toBe(1 + RETRY_DELAYS_MS.length);
    expect(told.failed.mock.calls).toEqual([['network']]);
  });

  it('goes on for as long as what failed comes at last', async () => {
    const { fails, comes, told } = open();
    for (let i = 0; i < 20; i++) {
      await fails('main');
      comes('main');
    }
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('whose pictures are refused with every token asks for one more, though its sound is let in', async () => {
    const renew = vi.fn(async () => true);
    const { fails, comes, told } = open({ renew });
    for (let i = 0; i < 20; i++) {
      await fails('main', 401);
      comes('audio');
    }
    expect(renew).toHaveBeenCalledTimes(1);
    expect(told.failed.mock.calls).toEqual([['refused']]);
  });

  it.each([
    ['in an element that gives up again and again ends', 'reset', 0],
    ['that cannot be decoded is repaired twice', 'bufferAppendError', 2],
  ])('%s', async (_, details, repairs) => {
    const { breaks, comes, calls, told } = open();
    for (let i = 0; i < 20; i++) {
      breaks(details);
      comes('main');
      await vi.advanceTimersByTimeAsync(700);
    }
    expect(told.failed.mock.calls).toEqual([['media']]);
    expect(calls).toMatchObject({ repairs, detached: 1 });
  });

  it('is repaired anew after it has held for a while', async () => {
    const { breaks, told } = open();
    for (let i = 0; i < 5; i++) {
      breaks('reset');
      await vi.advanceTimersByTimeAsync(61_000);
    }
    expect(told.failed).not.toHaveBeenCalled();
  });
});
