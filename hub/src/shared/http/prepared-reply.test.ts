import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { preparedReplies } from './prepared-reply.ts';

const body = Buffer.from('{"grüße":"€"}');
let now = Date.parse('2026-06-15T10:00:00.900Z');
const prepared = preparedReplies(() => now);
const server = createServer((_, response) => {
  const head = ['content-type', 'application/json', 'etag', 'W/"a"', 'content-length', String(body.length)];
  if (!prepared.send(response, body, () => head)) response.writeHead(200, head).end(body);
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

function ask(port: number): Promise<{ message: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, async (message) => {
      let text = '';
      for await (const part of message.setEncoding('utf8')) text += part;
      resolve({ message, text });
    }).on('error', reject);
  });
}

it('a prepared reply is an ordinary answer: many on one connection, a fresh date, and closed when the client asks', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const first = await ask(port);
  expect(first.text).toBe(body.toString());
  expect(first.message.headers).toMatchObject({
    'content-type': 'application/json',
    etag: 'W/"a"',
    date: 'Mon, 15 Jun 2026 10:00:00 GMT',
  });
  now += 1_000;
  const second = await ask(port);
  expect(second.text).toBe(body.toString());
  expect(second.message.headers.date).toBe('Mon, 15 Jun 2026 10:00:01 GMT');
  expect(second.message.socket).toBe(first.message.socket);

  const raw = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    );
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.on('close', () => resolve(heard));
  });
  expect(raw).toContain('Connection: close');
  expect(raw.endsWith(body.toString())).toBe(true);

  const piped = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3)));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.split(body.toString()).length === 4) socket.destroy();
    });
    socket.on('close', () => resolve(heard));
  });
  expect(piped.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});
