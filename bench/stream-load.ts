// Listens as very many open pages do, in a process of its own: one socket per stream, nothing but counting.
// Arguments: port, path, streams. Tells its parent when all are open, and of every event that all of them have got.
import { connect } from 'node:net';

export interface StreamsOpen {
  kind: 'open';
}

/** An event that reached every stream; moments are epoch milliseconds. */
export interface EventSeen {
  kind: 'event';
  data: string;
  firstAt: number;
  lastAt: number;
}

/** Opened at once at a time, as many as a listening socket takes without refusing any. */
const AT_ONCE = 200;
const DATA = /(?:^|\n)data: ?(.*)\n/;

if (import.meta.main) {
  const [port = '', path = '', streams = '0'] = process.argv.slice(2);
  const seen = new Map<string, { firstAt: number; count: number }>();
  const tell = (message: StreamsOpen | EventSeen) => process.send?.(message);

  function note(data: string): void {
    const now = performance.timeOrigin + performance.now();
    const event = seen.get(data) ?? { firstAt: now, count: 0 };
    event.count += 1;
    seen.set(data, event);
    if (event.count === Number(streams)) tell({ kind: 'event', data, firstAt: event.firstAt, lastAt: now });
  }

  /** Resolves when the stream has answered. */
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port) });
      socket.setEncoding('latin1');
      socket.once('connect', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`),
      );
      socket.once('data', () => resolve());
      socket.on('data', (chunk: string) => {
        const data = DATA.exec(chunk)?.[1];
        if (data) note(data);
      });
      socket.once('error', reject);
    });

  for (let opened = 0; opened < Number(streams); opened += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(streams) - opened) }, open));
  }
  tell({ kind: 'open' });
}
