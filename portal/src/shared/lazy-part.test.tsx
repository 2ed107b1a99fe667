import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { ASK_AGAIN_MS } from './until-had.ts';

function Mark({ words }: { words: string }) {
  return <p>{words}</p>;
}

/** The code of a part that comes at the given attempt. */
function partAtAttempt(wanted: number) {
  let attempts = 0;
  const load = vi.fn(async () => {
    attempts += 1;
    if (attempts < wanted) throw new TypeError('Failed to fetch dynamically imported module');
    return Mark;
  });
  return { load, Part: lazyPart(load) };
}

afterEach(() => vi.useRealTimers());

describe('a part whose code comes by itself', () => {
  it('is nothing until its code is there, and is fetched once for all places', async () => {
    const { load, Part } = partAtAttempt(1);
    const { container } = render(<Part words="new" />);
    expect(container.textContent).toBe('');
    expect(await screen.findByText('new')).toBeDefined();
    render(<Part words="again" />);
    expect(screen.getByText('again')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a while later', async () => void (await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS))],
    ['as soon as there is a network', async () => void window.dispatchEvent(new Event('online'))],
  ])('is asked for again %s', async (_, wait) => {
    vi.useFakeTimers();
    const { load, Part } = partAtAttempt(2);
    const { container } = render(<Part words="new" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([container.textContent, load.mock.calls.length]).toEqual(['', 1]);
    await act(wait);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([container.textContent, load.mock.calls.length]).toEqual(['new', 2]);
  });

  it('is not asked for when it has gone', async () => {
    vi.useFakeTimers();
    const { load, Part } = partAtAttempt(9);
    const { unmount } = render(<Part words="new" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    unmount();
    await vi.advanceTimersByTimeAsync(10 * ASK_AGAIN_MS);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
