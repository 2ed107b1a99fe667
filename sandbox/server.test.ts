import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, type Service, startService, whenReady } from '#scripts/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-sandbox-'));
let service: Service | undefined;
afterEach(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

describe('the sandbox as a process', () => {
  it.each([
    ['', false],
    ['0.0.0.0', true],
  ])('with SANDBOX_HOST=%j is reached from elsewhere: %s', { timeout: 30_000 }, async (host, isReached) => {
    const [port, mailboxPort] = [await freePort(), await freePort()];
    service = startService({
      name: 'sandbox',
      script: 'sandbox/server.ts',
      env: { SANDBOX_PORT: String(port), MAILBOX_PORT: String(mailboxPort), SANDBOX_HOST: host, FILMS: 'none' },
      logFile: join(folder, 'sandbox.log'),
    });
    await whenReady(service, `http://127.0.0.1:${port}/_faults`);
    // Another address of this machine stands for another machine.
    expect(await Promise.all([isOpen('127.0.0.1', port), isOpen('127.0.0.1', mailboxPort)])).toEqual([true, true]);
    expect(await Promise.all([isOpen('127.0.0.2', port), isOpen('127.0.0.2', mailboxPort)])).toEqual([
      isReached,
      isReached,
    ]);
  });
});
