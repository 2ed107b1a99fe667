import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

const PATH = '/v1/cms/categories/findByRoot/';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.get(PATH);
});
afterAll(() => hub.close());

/** Writes requests to one connection as they stand and collects what comes back until the hub closes or enough came. */
function talk(requests: string, enough: (text: string) => boolean): Promise<{ text: string; closed: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(hub.origin).port), '127.0.0.1', () => socket.write(requests));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (!enough(text)) return;
      resolve({ text, closed: false });
      socket.destroy();
    });
    socket.on('end', () => resolve({ text, closed: true })).on('error', reject);
  });
}
const get = (path: string, more = '', version = '1.1') => `GET ${path} HTTP/${version}\r\nHost: x\r\n${more}\r\n`;
const answers = (text: string) => text.split(/HTTP\/1\.1 /).slice(1);

describe('kept replies on the wire', () => {
  it('are whole: status, date, length and body', async () => {
    const { text } = await talk(get(PATH), (all) => all.endsWith('[]'));
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/i);
    expect(text).toMatch(/\r\ncontent-length: 2\r\n\r\n\[\]$/);
  });

  it('and made ones follow each other on one connection, in the order they were asked for', async () => {
    const requests = [get(PATH), get('/health'), get(PATH), get(PATH), get('/v1/nothing'), get(PATH)].join('');
    const { text } = await talk(requests, (all) => answers(all).length === 6 && all.endsWith('[]'));
    expect(answers(text).map((one) => one.slice(0, 3))).toEqual(['200', '200', '200', '200', '404', '200']);
    expect(answers(text)[1]).toContain('{"status":"ok"}');
    expect(answers(text)[4]).toContain('not_found');
  });

  it.each([
    ['asks for it', get(PATH, 'Connection: close\r\n')],
    ['speaks HTTP/1.0', get(PATH, '', '1.0')],
  ])('close the connection when the client %s', async (_, request) => {
    const { text, closed } = await talk(request, () => false);
    expect(closed).toBe(true);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n\[\]$/);
  });

  it('are not given to a HEAD request with a body', async () => {
    const reply = await fetch(hub.origin + PATH, { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});
