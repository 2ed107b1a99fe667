import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFirstParts } from './app/startup/first-parts.ts';
import { createRoot } from './app/startup/react-root.ts';

vi.mock('./app/startup/first-parts.ts', () => ({ readFirstParts: vi.fn() }));
vi.mock('./app/startup/react-root.ts', () => ({ createRoot: vi.fn(() => ({ render: vi.fn() })) }));
vi.mock('./app/App.tsx', () => ({ App: () => null }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const drawing = () => document.getElementById('first-view');

it('a drawing stays for as long as there is nothing to take its place', async () => {
  document.body.innerHTML = '<div id="first-view"><main><h1>Drawn</h1></main></div><div id="root"></div>';
  const answer = (text: string) => ({ sessionId: undefined, answer: Promise.resolve(new Response(text)), text });
  window.earlyAnswers = new Map([
    ['/config.json', answer('{"hubApiUrl":"/"}')],
    ['/v1/devices/config', answer('{"hub":{}}')],
  ]);
  let come = () => {};
  vi.mocked(readFirstParts).mockReturnValue(new Promise((resolve) => (come = () => resolve(undefined))));
  await import('./main.tsx');
  await vi.waitFor(() => expect(readFirstParts).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(drawing()).not.toBeNull();
  expect(createRoot).not.toHaveBeenCalled();
  come();
  await vi.waitFor(() => expect(createRoot).toHaveBeenCalled());
  // From now on the portal has its time to draw.
  expect(drawing()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(drawing()).toBeNull();
});
