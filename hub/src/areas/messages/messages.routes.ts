import type { messagesRoutes } from '#contract/areas/messages.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { sendWords } from './guest-words.message.ts';
import { mailsService } from './mails.service.ts';
import { messagesService } from './messages.service.ts';
import { sendMovedUp } from './moved-up.message.ts';
import { newsStream } from './news.stream.ts';
import { sendWithdrawn } from './withdrawn.message.ts';

export function messagesArea(hub: Hub): Handlers<typeof messagesRoutes> {
  const service = messagesService(hub);
  hub.booking.onMovedUp((tx, moved) => sendMovedUp(tx, moved, hub.clock.now()));
  hub.booking.onWithdrawn((tx, withdrawn) => sendWithdrawn(tx, withdrawn, hub.clock.now()));
  hub.guests.by((tx, words) => sendWords(tx, words, hub.clock.now()));
  const mails = mailsService(hub);
  const news = newsStream(hub);
  return {
    messages: (call) => service.messages(call.guest()),
    read: (call) => service.read(call.guest(), call.params.sourceMessageId),
    news: (call) => news.open(call.guest(), call.reply),
    send: ({ body }) => service.send(body),
    mails: ({ query }) => mails.list(query.state),
    resendMails: ({ body }) => mails.resend(body.id),
  };
}
