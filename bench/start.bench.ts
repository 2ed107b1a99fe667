import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#scripts/service.ts';
import { type Bench, median } from './bench.ts';

const STARTS = 3;
const PATIENCE_MS = 120_000;

/** Seconds from the command to the whole first page; everything is built and installed. */
async function secondsToFirstPage(env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn('node', ['scripts/start.mjs'], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    for (; performance.now() - began < PATIENCE_MS; await pause(10)) {
      const page = await fetch(`http://localhost:${env.PORT}/`).catch(() => undefined);
      if (page?.ok && (await page.text()).includes('<html')) return (performance.now() - began) / 1000;
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}.`);
    }
    throw new Error('npm start did not show its first page.');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

export const bench: Bench = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gangway-start-'));
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    MAILBOX_PORT: String(mailboxPort),
    GANGWAY_DATA: dataFolder,
  };
  try {
    const first = await secondsToFirstPage(env);
    const later: number[] = [];
    for (let start = 0; start < STARTS; start += 1) later.push(await secondsToFirstPage(env));
    return [
      { name: 'first start, database made and seeded', value: first, unit: 's' },
      { name: 'second start to first page', value: median(later), unit: 's', atMost: 5 },
    ];
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
