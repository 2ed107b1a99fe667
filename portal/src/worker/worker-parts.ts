/** What the worker uses of its surroundings; tests give their own. */
export interface WorkerParts {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  now: () => number;
}
