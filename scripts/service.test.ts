import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { makeMedia } from '#scripts/build-steps.ts';
import { assertPortFree, freePort, type Service, startService, whenReady } from '#scripts/service.ts';
import { portOf, shipPorts } from '#scripts/ship.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-service-'));
afterAll(() => rmSync(folder, { recursive: true }));
const started: Service[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

function run(code: string, env: Record<string, string> = {}): Service {
  const script = join(folder, 'service.mjs');
  writeFileSync(script, code);
  const service = startService({ name: 'hub', script, env, logFile: join(folder, 'hub.log') });
  started.push(service);
  return service;
}

const ANSWERS = `
  import { createServer } from 'node:http';
  createServer((_, response) => response.end('yes')).listen(Number(process.env.PORT), '127.0.0.1');
  console.log('one line of the log');
`;

describe('a service', () => {
  it('is ready when its address answers, and stops when told', async () => {
    const port = await freePort();
    const service = run(ANSWERS, { PORT: String(port) });
    await whenReady(service, `http://127.0.0.1:${port}/`);
    expect(readFileSync(join(folder, 'hub.log'), 'utf8')).toContain('one line of the log');
    await service.stop();
    expect(service.process.signalCode ?? service.process.exitCode).toBe('SIGTERM');
  });

  it('that fails to start is told in its own words', async () => {
    const service = run(`process.stderr.write('The database does not start.\\n'); process.exit(1);`);
    await expect(whenReady(service, 'http://127.0.0.1:9/')).rejects.toThrow(/^The database does not start\.$/);
  });

  it('that ends without a word is told with its code and log', async () => {
    const service = run('process.exit(3);');
    await expect(whenReady(service, 'http://127.0.0.1:9/')).rejects.toThrow(/hub ended with code 3.*hub\.log/);
  });

  it('that never answers is given up', async () => {
    const service = run('setInterval(() => {}, 1000);');
    await expect(whenReady(service, 'http://127.0.0.1:9/', 100)).rejects.toThrow('did not become ready');
  });
});

describe('a port', () => {
  it('that is taken is named, with the way to choose another', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(assertPortFree(port, 'PORT')).rejects.toThrow(
      `Port ${port} is in use: stop what runs there, or choose another, for example PORT=${port + 1} npm start.`,
    );
    await new Promise((resolve) => holder.close(resolve));
    await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined();
  });
});

describe('the setting of a port', () => {
  it('has a default, and may be chosen', () => {
    expect(shipPorts(8080, {})).toEqual({ port: 8080, sandboxPort: 8090, mailboxPort: 2525 });
    expect(portOf('PORTAL_PORT', { PORTAL_PORT: '6000' }, 5173)).toBe(6000);
  });

  it.each(['abc', '0', '-1', '1.5', '65536'])('that says %s is refused in one sentence', (value) => {
    expect(() => portOf('SANDBOX_PORT', { SANDBOX_PORT: value }, 8090)).toThrow(
      /^The setting SANDBOX_PORT must be a port/,
    );
  });
});

it('a pack that does not exist is named before anything is drawn', async () => {
  await expect(makeMedia('nowhere')).rejects.toThrow('there is no packs/nowhere');
});
