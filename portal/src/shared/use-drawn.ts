import { useQuery } from '@tanstack/react-query';
import { usePortal } from './portal-context.ts';

/**
 * What a page reads in an effect, for its drawing (decision 026), which has no effects. In a browser it is nothing, and nothing
 * is asked.
 */
export function useDrawn<T>(name: string, key: unknown, read: (() => Promise<T>) | undefined): T | undefined {
  const { isDrawing = false } = usePortal();
  const isWanted = isDrawing && read !== undefined;
  const { data } = useQuery({
    // Whoever wants it later must not turn it off for others.
    queryKey: ['drawn', name, key, isWanted],
    // The login of an earlier drawing may be over: whoever is refused forgets it, and logs in the next time.
    queryFn: async () => (read ? await read().catch(() => read()) : null),
    enabled: isWanted,
  });
  return isDrawing ? (data ?? undefined) : undefined;
}

/** What a drawing shows of a long list: as much as a large window holds. The page itself brings the rest. */
export function useDrawnPart<T>(list: readonly T[], inSight: number): readonly T[] {
  const { isDrawing = false } = usePortal();
  return isDrawing ? list.slice(0, inSight) : list;
}
