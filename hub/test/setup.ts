import { afterAll, vi } from 'vitest';

// Files share one world: what a file put in the place of something global would stay there for the next one.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
