import { expect, it, vi } from 'vitest';
import { keepServiceWorker } from './service-worker.ts';

it('registers the worker', async () => {
  const workers = { register: vi.fn(), getRegistrations: vi.fn() };
  await keepServiceWorker(true, workers, undefined);
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('takes the worker and its copies away, and nothing else', async () => {
  const unregister = vi.fn(async () => true);
  const workers = {
    register: vi.fn(),
    getRegistrations: vi.fn(async () => [{ unregister } as unknown as ServiceWorkerRegistration]),
  };
  const copies = { keys: vi.fn(async () => ['gangway-shell', 'other']), delete: vi.fn(async () => true) };
  await keepServiceWorker(false, workers, copies);
  expect(unregister).toHaveBeenCalledOnce();
  expect(copies.delete.mock.calls).toEqual([['gangway-shell']]);
  expect(workers.register).not.toHaveBeenCalled();
});

it('lives without service workers', async () => {
  await expect(keepServiceWorker(true, undefined, undefined)).resolves.toBeUndefined();
});
