import { useRef } from 'react';
import { type SearchReply, searchRoutes } from '#contract/areas/search.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { useGroup, useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { groupsOf, TYPED_LEAST } from './search.rules.ts';

const MINUTE_MS = 60_000;

/** What was found for a text; what was found before stays until the next answer has come, so that nothing flickers. */
export function useSearch(text: string) {
  const { language } = useTranslation();
  const { enableWayfinder } = useConfiguration();
  const modules = useGroup('modules').list.flatMap(({ url }) => url ?? []);
  const enabled = text.length >= TYPED_LEAST;
  const input = { query: { text, language } };
  const found = useHub(searchRoutes.find, input, { enabled, quietly: true, staleTime: MINUTE_MS });
  // Messages come as they please, and one that fails leaves the rest standing.
  const isLoggedIn = useIsLoggedIn();
  const messages = useHub(searchRoutes.ownMessages, input, { enabled: enabled && isLoggedIn, quietly: true });
  const before = useRef<SearchReply>(undefined);
  if (found.data) before.current = found.data;
  if (!enabled) before.current = undefined;
  const reply = found.data ?? (found.isError ? undefined : before.current);
  const replies = [reply, messages.data].filter((one) => one !== undefined);
  return {
    groups: groupsOf(replies, { modules, hasMap: enableWayfinder }),
    insteadOf: reply?.insteadOf ?? {},
    isIdle: !enabled,
    isPending: enabled && !reply && !found.isError,
    /** The shown is of what was typed last. */
    isCurrent: found.isSuccess,
    error: enabled ? found.error : null,
    retry: () => found.refetch(),
  };
}
