import type { FastifyReply } from 'fastify';
import type { GuestNews } from '#contract/areas/messages.ts';
import type { Hub } from '#hub/hub.ts';
import { createEventStream } from '#hub/shared/event-stream.ts';
import { foldCode } from '#hub/shared/fold.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { messageArrived } from './messages.topics.ts';

interface Reader {
  accountNumber: string | null;
  cabin: string | null;
}

/** A whole ship that looks at once would be a rush: everybody takes a moment of these seconds. */
const SPREAD_S = 10;

const news = (spreadSeconds: number) => JSON.stringify({ news: 'messages', spreadSeconds } satisfies GuestNews);

/** One stream per guest: it says that there is something new, never what. */
export function newsStream({ events, lifecycle, pms }: Pick<Hub, 'events' | 'lifecycle' | 'pms'>) {
  const stream = createEventStream<Reader>(lifecycle);
  events.on(messageArrived, ({ accountNumber, cabin }) => {
    if (accountNumber === null && cabin === null) return stream.send(news(SPREAD_S));
    const isMeant = (reader: Reader) =>
      (accountNumber !== null && reader.accountNumber === accountNumber) || (cabin !== null && reader.cabin === cabin);
    stream.send(news(0), isMeant);
  });
  // What was missed is not known, so everybody looks.
  events.onGap(() => stream.send(news(SPREAD_S)));

  return {
    async open({ accountNumber }: Session, reply: FastifyReply): Promise<FastifyReply> {
      const guest = accountNumber === null ? undefined : await pms.findByAccount(accountNumber);
      return stream.open(reply, undefined, {
        accountNumber: guest ? foldCode(guest.accountNumber) : null,
        cabin: guest ? foldCode(guest.cabin) : null,
      });
    },
  };
}
