import { QueryClient } from '@tanstack/react-query';
import { isHubFailure } from './hub-failure.ts';

/** Fresh enough for a page visited again within a minute. */
const STALE_MS = 60_000;
/** Long enough that going back shows the page at once, also offline. */
const KEPT_MS = 30 * 60_000;
const RETRY_DELAY_MS = 1_500;
const PASSING_STATUSES = new Set([502, 503, 504]);

/** One more try for what passes by itself; a refusal or a timeout is an answer. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 1 || !isHubFailure(error)) return false;
  return error.code === 'network' || PASSING_STATUSES.has(error.status ?? 0);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        retry: isWorthRetrying,
        retryDelay: RETRY_DELAY_MS,
        // A phone that wakes up a thousand times a day must not ask a thousand times.
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Ship networks without internet look offline to browsers although the hub answers.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
