import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort, type Service } from '#scripts/service.ts';
import { superviseService } from '#scripts/supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-supervise-'));
afterAll(() => rmSync(folder, { recursive: true }));
let service: Service | undefined;
afterEach(() => service?.stop());

/** Tells its number only after the supervisor has seen that it is ready. */
const ANSWERS = `
  import { createServer } from 'node:http';
  let wasSeen = false;
  createServer((request, response) => {
    if (request.url === '/') response.end('ready', () => { wasSeen = true; });
    else response.end(wasSeen ? String(process.pid) : '');
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

async function supervise(code: string) {
  const script = join(folder, 'service.mjs');
  writeFileSync(script, code);
  const address = `http://127.0.0.1:${await freePort()}/`;
  const said: string[] = [];
  const env = { PORT: new URL(address).port };
  const logFile = join(folder, 'hub.log');
  service = superviseService({
    ...{ name: 'hub', script, env, logFile, address, restartAfterMs: 100 },
    say: (sentence) => said.push(sentence),
  });
  const answer = async () => (await fetch(`${address}number`).catch(() => undefined))?.text();
  return { service, said, answer };
}

describe('a supervised service', () => {
  it('that is killed is started again, says so, and stays down when it is stopped', { timeout: 30_000 }, async () => {
    const { service, said, answer } = await supervise(ANSWERS);
    await expect.poll(answer, { timeout: 10_000 }).toBe(String(service.process.pid));
    const first = service.process.pid;
    service.process.kill('SIGKILL');
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('The hub is back.');
    expect(said).toEqual([
      `The hub was ended by SIGKILL; its log is ${join(folder, 'hub.log')}. The hub is started again in 0.1 s.`,
      'The hub is back.',
    ]);
    expect(service.process.pid).not.toBe(first);
    expect(await answer()).toBe(String(service.process.pid));
    await service.stop();
    expect(await answer()).toBeUndefined();
    expect(said).toHaveLength(2);
  });

  it('that cannot start at all is not tried again: its own words are the end', async () => {
    const { service, said } = await supervise(`process.stderr.write('The disk is full.\\n'); process.exit(1);`);
    expect(await service.ended).toBe('The disk is full.');
    expect(said).toEqual([]);
  });
});
