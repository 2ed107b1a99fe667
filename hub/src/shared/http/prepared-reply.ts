import type { ServerResponse } from 'node:http';

interface Prepared {
  /** Of the Date header, which is good for one second. */
  second: number;
  bytes: Buffer;
}

/** What ServerResponse sets itself once its head is out. The runtime is pinned, and a test watches that it holds. */
type SentResponse = ServerResponse & { _header: string; _headerSent: boolean };

function prepare(body: Buffer, head: readonly string[], second: number): Prepared {
  let text = `HTTP/1.1 200 OK\r\nDate: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n`;
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return { second, bytes: Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), body]) };
}

/** Answers that are the same for everybody, head and body ready in one piece: most of a small answer is its head. */
export function preparedReplies(now: () => number = Date.now) {
  const prepared = new WeakMap<Buffer, Prepared>();
  return {
    /** Sends the body with its head in one write; false for the rare client that closes after one answer. */
    send(response: ServerResponse, body: Buffer, head: () => readonly string[]): boolean {
      if (!response.shouldKeepAlive) return false;
      const second = Math.floor(now() / 1000);
      let ready = prepared.get(body);
      if (ready?.second !== second) {
        ready = prepare(body, head(), second);
        prepared.set(body, ready);
      }
      const sent = response as SentResponse;
      sent._header = 'prepared';
      sent._headerSent = true;
      sent.end(ready.bytes);
      return true;
    },
  };
}
