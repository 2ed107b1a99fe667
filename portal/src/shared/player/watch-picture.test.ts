import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PICTURE_MS, watchPicture } from './watch-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function channel(state: { paused: boolean; readyState: number }) {
  const element = document.createElement('video');
  const put = (given: Partial<typeof state>) => {
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  put(state);
  const giveUp = vi.fn();
  const gone = new AbortController();
  watchPicture(element, giveUp, gone.signal);
  const tell = (name: string, given: Partial<typeof state> = {}) => {
    put(given);
    element.dispatchEvent(new Event(name));
  };
  return { tell, giveUp, leave: () => gone.abort(), wait: () => vi.advanceTimersByTime(PICTURE_MS) };
}

it('a channel that knows its length and shows nothing is given up', () => {
  const { tell, wait, giveUp } = channel({ paused: true, readyState: 0 });
  tell('play', { paused: false, readyState: 1 });
  tell('timeupdate');
  tell('waiting');
  wait();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('one that plays is watched again when its picture stands still', () => {
  const { tell, wait, giveUp } = channel({ paused: false, readyState: 1 });
  tell('playing', { readyState: 3 });
  wait();
  expect(giveUp).not.toHaveBeenCalled();
  tell('waiting', { readyState: 1 });
  wait();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it.each([
  ['waits for the press that its browser wants', 'loadedmetadata'],
  ['was held by its guest', 'pause'],
])('one that %s is left alone', (_, event) => {
  const { tell, wait, giveUp } = channel({ paused: true, readyState: 1 });
  tell(event);
  wait();
  expect(giveUp).not.toHaveBeenCalled();
});

it('one that was left is not spoken of', () => {
  const { leave, wait, giveUp } = channel({ paused: false, readyState: 0 });
  leave();
  wait();
  expect(giveUp).not.toHaveBeenCalled();
});
