import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';
import { isUnread } from './messages.rules.ts';

type MessagesReply = z.infer<typeof messagesRoutes.messages.reply>;

/** C277-C279: Sent becomes Read when the hub has confirmed; a failure leaves the message as it is. */
export function useReadMessage(): (message: CabinMessage) => Promise<void> {
  const call = useHubCall();
  const queries = useQueryClient();
  return async (message) => {
    if (!isUnread(message)) return;
    const { sourceMessageId } = message;
    try {
      await call(messagesRoutes.read, { params: { sourceMessageId } });
    } catch (failure) {
      console.warn(`Message ${sourceMessageId} could not be marked as read.`, failure);
      return;
    }
    queries.setQueryData<MessagesReply>(
      hubKey(messagesRoutes.messages),
      (known) => known && markRead(known, sourceMessageId),
    );
  };
}

function markRead({ messages }: MessagesReply, sourceMessageId: string): MessagesReply {
  return {
    messages: messages.map((one) =>
      one.sourceMessageId === sourceMessageId ? { ...one, recipientMessageStatus: 'Read' } : one,
    ),
  };
}
