import type { QueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/route.ts';
import { hubKey } from './use-hub.ts';

/** Reads a call anew after something changed; an answer that is on its way may be older than the change, and is not waited for. */
export async function readAnew(queries: QueryClient, route: Route): Promise<void> {
  const those = { queryKey: hubKey(route) };
  await queries.cancelQueries(those);
  await queries.invalidateQueries(those);
}
