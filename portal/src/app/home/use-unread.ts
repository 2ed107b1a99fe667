import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { isUnread } from '#portal/areas/messages/messages.rules.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

const REFRESH_MS = 60_000;

/** The guest's messages that were not read yet; none where the portal has no messages. */
export function useUnread(): { hasMessages: boolean; isKnown: boolean; unread: readonly CabinMessage[] } {
  const hasMessages = useGroup('modules').list.some(({ url }) => url === '/cabinmessages');
  const messages = useHub(messagesRoutes.messages, undefined, {
    quietly: true,
    enabled: hasMessages,
    refetchInterval: REFRESH_MS,
  });
  const unread = (messages.data?.messages ?? []).filter(isUnread);
  return { hasMessages, isKnown: !hasMessages || messages.isFetched, unread };
}
