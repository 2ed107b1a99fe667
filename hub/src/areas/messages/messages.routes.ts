import type { messagesRoutes } from '#contract/areas/messages.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { messagesService } from './messages.service.ts';
import { sendMovedUp } from './moved-up.message.ts';

export function messagesArea(hub: Hub): Handlers<typeof messagesRoutes> {
  const service = messagesService(hub);
  hub.booking.onMovedUp((tx, moved) => sendMovedUp(tx, moved, hub.clock.now()));
  return {
    messages: (call) => service.messages(call.guest()),
    read: (call) => service.read(call.guest(), call.params.sourceMessageId),
    send: ({ body }) => service.send(body),
  };
}
