import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '#portal-test/render.tsx';
import { BEAT_MS, createWatchdog, SILENCE_MS } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the watchdog', () => {
  function watched() {
    let at = 0;
    const reload = vi.fn();
    const dog = createWatchdog({ now: () => at, reload });
    const pass = (ms: number, isAlive: boolean) => {
      for (const end = at + ms; at < end; ) {
        at += BEAT_MS;
        if (isAlive) dog.beat();
        dog.look();
      }
    };
    const sleep = (ms: number) => {
      at += ms;
    };
    return { dog, reload, pass, sleep };
  }

  it('leaves a page alone that beats', () => {
    const { reload, pass } = watched();
    pass(10 * SILENCE_MS, true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts a page anew that fell silent, once', () => {
    const { reload, pass } = watched();
    pass(SILENCE_MS, true);
    pass(SILENCE_MS - BEAT_MS, false);
    expect(reload).not.toHaveBeenCalled();
    pass(3 * SILENCE_MS, false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('forgives a computer that slept', () => {
    const { dog, reload, pass, sleep } = watched();
    pass(SILENCE_MS, true);
    sleep(8 * 3_600_000);
    dog.look();
    pass(SILENCE_MS, true);
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['DigitalSignage', ['screens'], 1],
  ['Kiosk', ['screens'], 1],
  ['App', ['screens'], 0],
  ['DigitalSignage', [], 0],
])('a %s with %j whose page is gone is started anew %i times', async (deviceType, extensions, times) => {
  const { reload } = renderPortal({ at: '/nowhere', now: Date.now, config: { deviceType, extensions } });
  await screen.findByRole('main');
  await act(() => vi.advanceTimersByTimeAsync(2 * SILENCE_MS));
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  await vi.advanceTimersByTimeAsync(2 * SILENCE_MS);
  expect(reload).toHaveBeenCalledTimes(times);
});
