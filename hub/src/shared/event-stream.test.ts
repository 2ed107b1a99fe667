import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '#hub-test/stream.ts';
import { createEventStream, type EventStream } from './event-stream.ts';

let server: Server;
let stream: EventStream;
let url: string;
const responses: ServerResponse[] = [];
beforeEach(async () => {
  stream = createEventStream({ beforeClose: () => undefined });
  server = createServer((_, raw) => {
    responses.push(raw);
    stream.open({ raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply, 'first');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
});
afterEach(async () => {
  stream.close();
  responses.length = 0;
  await new Promise((done) => server.close(done));
});

describe('an event stream', () => {
  it('begins with what is current and carries text of several lines as one event', async () => {
    const client = await openStream(url);
    await client.next((text) => text === 'data: first\n\n');
    stream.send('a\nb');
    expect(await client.next((text) => text.includes('b'))).toBe('data: first\n\ndata: a\ndata: b\n\n');
    client.close();
  });

  it('is whole when something is sent in the very moment in which it opens', async () => {
    server.once('request', () => stream.send('at once'));
    const client = await openStream(url);
    expect(await client.next((text) => text.includes('at once'))).toBe('data: first\n\ndata: at once\n\n');
    client.close();
  });

  it('is plain to a client that speaks HTTP/1.0', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('GET / HTTP/1.0\r\n\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (data) => {
      text += data;
    });
    await expect.poll(() => stream.size()).toBe(1);
    stream.send('x');
    await expect.poll(() => text).toMatch(/\r\n\r\ndata: first\n\ndata: x\n\n$/);
    socket.destroy();
  });

  it('forgets clients that are gone', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => openStream(url)));
    expect(stream.size()).toBe(50);
    for (const client of clients.slice(0, 20)) client.close();
    await expect.poll(() => stream.size()).toBe(30);
    for (const client of clients) client.close();
    await expect.poll(() => stream.size()).toBe(0);
  });

  it('cuts off a client that does not read, and serves the others', async () => {
    const [reader, sleeper] = [await openStream(url), await openStream(url)];
    const [, slow] = responses;
    Object.defineProperty(slow?.socket, 'writableLength', { value: 100_000 });
    stream.send('x');
    expect(await reader.next((text) => text.includes('data: x'))).toContain('data: x');
    expect(await sleeper.ended).toBe(true);
    expect(stream.size()).toBe(1);
    reader.close();
  });
});
