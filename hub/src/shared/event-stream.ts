import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Lifecycle } from '#hub/shared/lifecycle.ts';

/** The clients of one server-sent event stream. What is sent is built once and written to every socket. */
export interface EventStream<Reader = undefined> {
  open(reply: FastifyReply, first?: string, reader?: Reader): FastifyReply;
  /** To everybody, or to those readers whom it is meant for. */
  send(data: string, isMeant?: (reader: Reader) => boolean): void;
  size(): number;
  close(): void;
}

const COMMENT_EVERY_MS = 15_000; // AD38
/** A client that lets this much pile up is not reading; it is cut off and will come back. */
const BACKLOG_LIMIT_BYTES = 64_000;

const eventText = (data: string) =>
  `${data
    .split(/\r?\n/)
    .map((line) => `data: ${line}`)
    .join('\n')}\n\n`;

export function createEventStream<Reader = undefined>(lifecycle: Pick<Lifecycle, 'beforeClose'>): EventStream<Reader> {
  const clients = new Map<ServerResponse, Reader | undefined>();

  /** Straight to the sockets, as the chunk that HTTP wants, framed once for all of them. */
  function writeToAll(bytes: Buffer, isMeant?: (reader: Reader) => boolean) {
    const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    for (const [{ socket, chunkedEncoding }, reader] of clients) {
      if (!socket || (isMeant && !(reader !== undefined && isMeant(reader)))) continue;
      if (socket.writableLength > BACKLOG_LIMIT_BYTES) socket.destroy();
      else socket.write(chunkedEncoding ? chunk : bytes);
    }
  }

  const comment = Buffer.from(':\n\n');
  const timer = setInterval(() => writeToAll(comment), COMMENT_EVERY_MS).unref();

  function close() {
    clearInterval(timer);
    for (const client of clients.keys()) client.end();
  }
  lifecycle.beforeClose(close);

  return {
    open(reply, first, reader) {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      // At once: Node keeps a first chunk and the head until the next tick, and what goes straight to the socket would pass them.
      raw.cork();
      raw.write(first === undefined ? ':\n\n' : eventText(first));
      raw.uncork();
      clients.set(raw, reader);
      raw.once('close', () => clients.delete(raw));
      return reply;
    },
    send: (data, isMeant) => writeToAll(Buffer.from(eventText(data)), isMeant),
    size: () => clients.size,
    close,
  };
}
