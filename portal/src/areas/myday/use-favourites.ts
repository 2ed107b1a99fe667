import { useQueryClient } from '@tanstack/react-query';
import { type FavouriteKind, mydayRoutes } from '#contract/areas/myday.ts';
import type { SearchHit } from '#contract/areas/search.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isFirstAwaited } from '#portal/shared/hub/first-awaited.ts';
import { hubKey, useHub, useHubWrite } from '#portal/shared/hub/use-hub.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';

const STALE_MS = 300_000;

/** Hearts are kept with the guest: where nobody is logged in, or the hub has none, there are none. */
export function useFavourites() {
  const { language } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const isOffered = useConfiguration().extensions.has('favourites') && isLoggedIn;
  const queries = useQueryClient();
  const input = { query: { language } };
  const listed = useHub(mydayRoutes.favourites, input, {
    enabled: isOffered,
    quietly: true,
    staleTime: STALE_MS,
  });
  const { data } = listed;
  const write = useHubWrite(mydayRoutes.favour);
  const isFavourite = (kind: FavouriteKind, id: string) => data?.some((one) => one.kind === kind && one.id === id);

  /** Shown at once; taken back when the hub does not take it. */
  async function toggle(kind: FavouriteKind, id: string, title: string): Promise<void> {
    const key = hubKey(mydayRoutes.favourites, input);
    const before = data ?? [];
    const wasFavourite = isFavourite(kind, id) ?? false;
    const others = before.filter((one) => one.kind !== kind || one.id !== id);
    const own: SearchHit = { kind, id, title: { text: title, marks: [] } };
    queries.setQueryData(key, wasFavourite ? others : [own, ...others]);
    try {
      await write.mutateAsync({ body: { kind, id, isFavourite: !wasFavourite } });
    } catch {
      queries.setQueryData(key, before);
    }
  }
  return {
    isOffered: isOffered && data !== undefined,
    isPending: isFirstAwaited(listed),
    favourites: data ?? [],
    isFavourite,
    toggle,
  };
}
