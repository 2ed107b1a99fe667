import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Lifecycle } from '#hub/shared/lifecycle.ts';

/** The clients of one server-sent event stream. What is sent is built once and written to every socket. */
export interface EventStream {
  open(reply: FastifyReply, first?: string): FastifyReply;
  send(data: string): void;
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

export function createEventStream(lifecycle: Pick<Lifecycle, 'beforeClose'>): EventStream {
  const clients = new Set<ServerResponse>();

  /** Straight to the sockets, as the chunk that HTTP wants, framed once for all of them. */
  function writeToAll(bytes: Buffer) {
    const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    for (const { socket, chunkedEncoding } of clients) {
      if (!socket) continue;
      if (socket.writableLength > BACKLOG_LIMIT_BYTES) socket.destroy();
      else socket.write(chunkedEncoding ? chunk : bytes);
    }
  }

  const comment = Buffer.from(':\n\n');
  const timer = setInterval(() => writeToAll(comment), COMMENT_EVERY_MS).unref();

  function close() {
    clearInterval(timer);
    for (const client of clients) client.end();
  }
  lifecycle.beforeClose(close);

  return {
    open(reply, first) {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write(first === undefined ? ':\n\n' : eventText(first));
      clients.add(raw);
      raw.once('close', () => clients.delete(raw));
      return reply;
    },
    send: (data) => writeToAll(Buffer.from(eventText(data))),
    size: () => clients.size,
    close,
  };
}
