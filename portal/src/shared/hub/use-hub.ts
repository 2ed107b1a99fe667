import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ReplyOf, Route } from '#contract/route.ts';
import { type Portal, usePortal } from '#portal/shared/portal-context.ts';
import type { CallInput, ReadInput } from './hub-client.ts';
import type { HubFailure } from './hub-failure.ts';

/** Guests' data is told from public data by the first word, so that it can be forgotten with the session. */
export function hubKey<R extends Route>(route: R, input?: ReadInput<R>): QueryKey {
  return [route.access === 'public' ? 'public' : 'guest', route.path, input?.params ?? {}, input?.query ?? {}];
}

export interface ReadOptions {
  enabled?: boolean;
  staleTime?: number;
  /** Milliseconds, or by when the data came. */
  refetchInterval?: number | false | ((query: { state: { dataUpdatedAt: number; data?: unknown } }) => number | false);
  /** Whether a part that appears asks again for what has failed; it does, unless told otherwise. */
  retryOnMount?: boolean;
  /** See `CallInput`. */
  quietly?: boolean;
  /** What an answer is of and its address does not say, such as the day: each is kept by itself. */
  of?: string;
}

/** Reads through the query cache: `useHub(contentRoutes.article, { params: { id } })`. */
export function useHub<R extends Route>(
  route: R,
  input?: ReadInput<R>,
  { quietly, of, ...options }: ReadOptions = {},
): UseQueryResult<ReplyOf<R>, HubFailure> {
  const { hub } = usePortal();
  const queries = useQueryClient();
  const queryKey = of === undefined ? hubKey(route, input) : [...hubKey(route, input), of];
  if (mayBegin(options) && !queries.getQueryState(queryKey)) {
    // As an answer, not as `initialData`: whoever waits until a call was answered need not wait for another.
    queries.setQueryData(queryKey, hub.brought(route, input));
  }
  return useQuery<ReplyOf<R>, HubFailure>({
    ...options,
    queryKey,
    queryFn: async ({ signal }) => readForCache(await hub.call(route, { ...input, signal, quietly } as CallInput<R>)),
  });
}

/** What must be of this moment is asked for, even where the page brought an answer. */
const mayBegin = ({ enabled, staleTime }: ReadOptions) => enabled !== false && staleTime !== 0;

/** The query cache takes no `undefined`. */
function readForCache<T>(reply: T): T {
  return (reply ?? null) as T;
}

/**
 * Reads ahead of a page, right after a login or, without what a page has asked for already, at the start; failures show when
 * the page asks itself.
 */
export function prefetchHub<R extends Route>(
  portal: Pick<Portal, 'hub'>,
  queries: QueryClient,
  route: R,
  staleTime = 0,
): Promise<void> {
  return queries
    .fetchQuery({
      queryKey: hubKey(route),
      queryFn: async ({ signal }) => readForCache(await portal.hub.call(route, { signal } as CallInput<R>)),
      staleTime,
      retry: false,
    })
    .then(
      () => undefined,
      () => undefined,
    );
}

/** A write: `const book = useHubWrite(basketRoutes.order); book.mutate({ body, idempotencyKey })`. */
export function useHubWrite<R extends Route>(route: R): UseMutationResult<ReplyOf<R>, HubFailure, CallInput<R>> {
  const { hub } = usePortal();
  return useMutation<ReplyOf<R>, HubFailure, CallInput<R>>({ mutationFn: (input) => hub.call(route, input) });
}

/** A call outside of queries, for flows such as a login. */
export function useHubCall(): Portal['hub']['call'] {
  return usePortal().hub.call;
}
