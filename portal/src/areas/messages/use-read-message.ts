import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { useOutbox } from '#portal/shared/outbox/use-outbox.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { isUnread } from './messages.rules.ts';

type MessagesReply = z.infer<typeof messagesRoutes.messages.reply>;

/**
 * C277-C279: Sent becomes Read when the hub has confirmed; a failure leaves the message as it is. What was read while
 * the hub could not be reached is told as soon as it answers again.
 */
export function useReadMessage(): (message: CabinMessage) => Promise<void> {
  const { hub, connection } = usePortal();
  const queries = useQueryClient();
  const unheard = useRef(new Set<string>());
  const { keepUnsent } = useOutbox();

  const tell = useCallback(
    async (sourceMessageId: string) => {
      try {
        await hub.call(messagesRoutes.read, { params: { sourceMessageId } });
      } catch (failure) {
        console.warn(`Message ${sourceMessageId} could not be marked as read.`, failure);
        if (keepUnsent(failure, { kind: 'read', key: sourceMessageId, content: null })) return;
        if (isHubFailure(failure) && failure.isUnanswered) unheard.current.add(sourceMessageId);
        return;
      }
      queries.setQueryData<MessagesReply>(
        hubKey(messagesRoutes.messages),
        (known) => known && markRead(known, sourceMessageId),
      );
    },
    [hub, queries, keepUnsent],
  );

  useEffect(
    () =>
      connection.subscribe((now, before) => {
        if (!now.reachable || before.reachable) return;
        const again = [...unheard.current];
        unheard.current.clear();
        for (const id of again) void tell(id);
      }),
    [connection, tell],
  );

  return async (message) => {
    if (isUnread(message)) await tell(message.sourceMessageId);
  };
}

function markRead({ messages }: MessagesReply, sourceMessageId: string): MessagesReply {
  return {
    messages: messages.map((one) =>
      one.sourceMessageId === sourceMessageId ? { ...one, recipientMessageStatus: 'Read' } : one,
    ),
  };
}
