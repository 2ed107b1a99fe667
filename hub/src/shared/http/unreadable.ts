import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { frameworkError } from './error-handler.ts';

const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** AD8 holds too for what never became a request: broken or slow HTTP, headers beyond all measure. */
export function answerUnreadable({ code = '' }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = STATUS_OF[code] ?? 400;
    const { body } = frameworkError(status);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}

/** The one expectation of HTTP is 100-continue, which Node answers by itself. */
export function refuseExpectations(server: Server): Server {
  return server.on('checkExpectation', (_, response) => {
    const { status, body } = frameworkError(417);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(body);
  });
}
