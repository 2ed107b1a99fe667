import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#hub/open-database.ts';
import { createLog } from '#hub/shared/log.ts';
import { serviceKey } from '#hub/shared/service-key.ts';
import { readSettings } from '#hub/shared/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a DATABASE_URL where nobody answers is one sentence that names the place and not the password', async () => {
  const settings = readSettings({ GANGWAY_DATA: folder, DATABASE_URL: 'postgres://hub:s3cret@127.0.0.1:1/ship' });
  const failure = await openDatabase(settings, createLog('silent')).catch((error: Error) => error.message);
  expect(failure).toMatch(
    /^The database ship at 127\.0\.0\.1:1 cannot be used \(.*\): check DATABASE_URL and the server\.$/,
  );
  expect(failure).not.toContain('s3cret');
});

// Each is given its seconds; nobody has to wait for the one before.
it.concurrent.each([
  ['answers like a web server', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['closes at once', (socket: Socket) => void socket.destroy()],
  ['says nothing', () => undefined],
])('a DATABASE_URL at something that %s is said within seconds', { timeout: 15_000 }, async (_, behave) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({
    GANGWAY_DATA: join(folder, String(port)),
    DATABASE_URL: `postgres://hub:s3cret@127.0.0.1:${port}/ship`,
  });
  const failure = await openDatabase(settings, createLog('silent')).catch((error: Error) => error.message);
  expect(failure).toMatch(
    new RegExp(
      `^The database ship at 127.0.0.1:${port} cannot be used \\(.+\\): check DATABASE_URL and the server\\.$`,
    ),
  );
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('a service key that is too short is not taken from its file', async () => {
  const path = join(folder, 'service-key');
  for (const text of ['', 'abc\n']) {
    writeFileSync(path, text);
    await expect(serviceKey(undefined, folder)).rejects.toThrow(
      `The service key in ${path} has fewer than 16 characters: delete the file, and the next start makes a new key.`,
    );
  }
  rmSync(path);
  expect((await serviceKey(undefined, folder)).length).toBe(32);
});
