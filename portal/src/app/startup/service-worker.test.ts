import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepServiceWorker, REGISTER_AFTER_MS } from './service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('registers the worker when the first page has had the link to itself', async () => {
  const workers = { register: vi.fn(), getRegistrations: vi.fn(), addEventListener: vi.fn() };
  const kept = keepServiceWorker(true, workers, undefined);
  await vi.advanceTimersByTimeAsync(REGISTER_AFTER_MS - 1);
  expect(workers.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await kept;
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('gives a new worker what the first visit has fetched, for the next one', async () => {
  const events = new EventTarget();
  const workers = {
    register: vi.fn(async () => void events.dispatchEvent(new Event('controllerchange'))),
    getRegistrations: vi.fn(),
    addEventListener: events.addEventListener.bind(events),
  };
  const answers: Response[] = [];
  const fetch = vi.fn(async () => {
    expect(answers.every(({ bodyUsed }) => bodyUsed)).toBe(true);
    answers.push(new Response('bytes'));
    return answers.at(-1);
  });
  const entries: Record<string, { name: string }[]> = {
    navigation: [{ name: 'http://portal/dining/overview?from=menu' }],
    resource: [
      { name: 'http://portal/v1/blobs/image?reference=a&width=800' },
      { name: 'http://portal.hub/v1/blobs/image?reference=b&width=800' },
      { name: 'http://portal/assets/a.js' },
    ],
  };
  const visit = { fetch, origin: 'http://portal', performance: { getEntriesByType: (type: string) => entries[type] } };
  const kept = keepServiceWorker(true, workers as never, undefined, visit as never);
  await vi.advanceTimersByTimeAsync(REGISTER_AFTER_MS);
  await kept;
  const asPage = { headers: { accept: 'text/html' } };
  await vi.waitFor(() =>
    expect(fetch.mock.calls).toEqual([
      ['/dining/overview', asPage],
      ['/', asPage],
      ['http://portal/v1/blobs/image?reference=a&width=800', { mode: 'no-cors' }],
    ]),
  );
  await vi.waitFor(() => expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true]));
});

it('takes the worker and its copies away, and nothing else', async () => {
  const unregister = vi.fn(async () => true);
  const workers = {
    register: vi.fn(),
    addEventListener: vi.fn(),
    getRegistrations: vi.fn(async () => [{ unregister } as unknown as ServiceWorkerRegistration]),
  };
  const copies = { keys: vi.fn(async () => ['gangway-shell', 'other']), delete: vi.fn(async () => true) };
  await keepServiceWorker(false, workers, copies);
  expect(unregister).toHaveBeenCalledOnce();
  expect(copies.delete.mock.calls).toEqual([['gangway-shell']]);
  expect(workers.register).not.toHaveBeenCalled();
});

it('lives without service workers', async () => {
  const kept = keepServiceWorker(true, undefined, undefined);
  await vi.advanceTimersByTimeAsync(REGISTER_AFTER_MS);
  await expect(kept).resolves.toBeUndefined();
});
