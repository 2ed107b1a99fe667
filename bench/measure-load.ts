import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#scripts/service.ts';
import { median } from './bench.ts';
import type { LoadReport } from './load.ts';

const CONNECTIONS = 32;
const ROUND_MS = 2_000;
const ROUNDS = 5;

export interface Comparison {
  ours: number;
  floor: number;
  /** The median of the rounds' ratios: what else the machine does hits both sides of a round alike. */
  ratio: number;
  p99Ms: number;
}

/** Loads one address and a bare server with the same bytes in turn, and compares. */
export async function compareWithFloor(address: string): Promise<Comparison> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const folder = mkdtempSync(join(tmpdir(), 'gangway-floor-'));
  const file = join(folder, 'body');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const port = await freePort();
  const floor = fork('bench/floor.ts', [String(port), file, answer.headers.get('content-type') ?? '']);
  try {
    await once(floor, 'message');
    const floorAddress = new URL(new URL(address).pathname, `http://127.0.0.1:${port}`).href;
    for (const warm of [address, floorAddress]) await load(warm, 1_000);
    const rounds: { ours: LoadReport; floor: LoadReport }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await load(floorAddress, ROUND_MS);
      rounds.push({ floor: bare, ours: await load(address, ROUND_MS) });
    }
    return {
      ours: median(rounds.map((round) => round.ours.requestsPerSecond)),
      floor: median(rounds.map((round) => round.floor.requestsPerSecond)),
      ratio: median(rounds.map((round) => round.ours.requestsPerSecond / round.floor.requestsPerSecond)),
      p99Ms: median(rounds.map((round) => round.ours.p99Ms)),
    };
  } finally {
    floor.kill();
    rmSync(folder, { recursive: true });
  }
}

async function load(address: string, milliseconds: number): Promise<LoadReport> {
  const { port, pathname, search } = new URL(address);
  const args = ['bench/load.ts', '127.0.0.1', port, pathname + search, String(CONNECTIONS), String(milliseconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const report: LoadReport = JSON.parse(stdout);
  if (report.failures > 0) throw new Error(`${address}: ${report.failures} of ${report.answers} answers failed.`);
  return report;
}
