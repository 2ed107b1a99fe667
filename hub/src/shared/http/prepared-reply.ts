import type { ServerResponse } from 'node:http';

interface Prepared {
  /** Of the Date header, which is good for one second. */
  second: number;
  bytes: Buffer;
}

function prepare(body: Buffer, head: readonly string[], second: number): Prepared {
  let text = `HTTP/1.1 200 OK\r\nDate: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n`;
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return { second, bytes: Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), body]) };
}

/** Answers that are the same for everybody, head and body ready in one piece: most of a small answer is its head. */
export function preparedReplies(now: () => number = Date.now) {
  const prepared = new WeakMap<Buffer, Prepared>();
  return {
    /**
     * Writes head and body straight to the connection and says that the response is finished, which is what the server
     * waits for. False when that cannot be: an earlier answer of a pipeline is not out yet, or the client closes after this.
     */
    send(response: ServerResponse, body: Buffer, head: () => readonly string[]): boolean {
      const { socket } = response;
      if (!socket || !response.shouldKeepAlive) return false;
      const second = Math.floor(now() / 1000);
      let ready = prepared.get(body);
      if (ready?.second !== second) {
        ready = prepare(body, head(), second);
        prepared.set(body, ready);
      }
      socket.write(ready.bytes);
      response.emit('finish');
      return true;
    },
  };
}
