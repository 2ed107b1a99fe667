import type { UseQueryResult } from '@tanstack/react-query';

type Awaited = Pick<UseQueryResult, 'isLoading' | 'isFetched' | 'failureCount'>;

/** What stands beside a page's own data is waited for until it has come or failed once; a page that asks again does not go. */
export function isFirstAwaited({ isLoading, isFetched, failureCount }: Awaited): boolean {
  return isLoading && !isFetched && failureCount === 0;
}
