import { messagesRoutes } from '#contract/areas/messages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { isUnread } from './messages.rules.ts';

/** How many messages the guest has not opened yet; nothing when there are none, or when nobody knows. */
export function UnreadBadge() {
  const t = useT();
  const { data } = useHub(messagesRoutes.messages, undefined, { quietly: true });
  const unread = data?.messages?.filter(isUnread).length ?? 0;
  return unread > 0 ? <Badge tone="accent">{t('messages_unread', { n: unread })}</Badge> : null;
}
