// Listens as very many open pages do, in a process of its own: one socket per stream, nothing but counting.
// Arguments: port, path, streams. Tells its parent when all are open, of every event that all of them have got, and,
// after the hub was away, when all are back: they come back as guests' phones do.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { liveDelayMs } from '#portal/shared/hub/reopen.rules.ts';

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

/** Every stream was lost and has answered again; epoch milliseconds of each, in order. */
export interface StreamsBack {
  kind: 'back';
  moments: number[];
}

/** Opened at once at a time, as many as a listening socket takes without refusing any. */
const AT_ONCE = 200;
const DATA = /(?:^|\n)data: ?(.*)\n/;

if (import.meta.main) {
  const [port = '', path = '', streams = '0'] = process.argv.slice(2);
  const seen = new Map<string, { firstAt: number; count: number }>();
  const back: number[] = [];
  const tell = (message: StreamsOpen | EventSeen | StreamsBack) => process.send?.(message);
  const delayMs = liveDelayMs(true);

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
      socket.once('data', () => {
        socket.once('close', () => comeBack());
        resolve();
      });
      socket.on('data', (chunk: string) => {
        const data = DATA.exec(chunk)?.[1];
        if (data) note(data);
      });
      socket.once('error', reject);
    });

  /** Tries until it is answered; each loss after that begins anew. */
  async function comeBack(failures = 1): Promise<void> {
    await pause(delayMs(failures, Math.random()));
    try {
      await open();
      back.push(performance.timeOrigin + performance.now());
      if (back.length === Number(streams)) tell({ kind: 'back', moments: back });
    } catch {
      await comeBack(failures + 1);
    }
  }

  for (let opened = 0; opened < Number(streams); opened += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(streams) - opened) }, open));
  }
  tell({ kind: 'open' });
}
