import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#scripts/service.ts';
import { median } from './bench.ts';
import type { LoadReport } from './load.ts';

const CONNECTIONS = 32;
const WARM_UP_MS = 1_500;
const ROUND_MS = 1_500;
const ROUNDS = 7;

export interface Comparison {
  /** Requests per second. */
  ours: number;
  floor: number;
  /** The median of the rounds' ratios: what else the machine does hits both sides of a round alike. */
  ratio: number;
  /** The same for requests per second of the server's CPU, which hardly depends on what else the machine does. */
  cpuRatio: number;
  p99Ms: number;
}

interface Round extends LoadReport {
  cpuSeconds: number;
}

/** Loads one address and a bare server with the same bytes in turn, and compares. */
export async function compareWithFloor(address: string, pid: number): Promise<Comparison> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const folder = mkdtempSync(join(tmpdir(), 'gangway-floor-'));
  const file = join(folder, 'body');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const port = await freePort();
  // A session of its own, as the hub has one: the scheduler shares the machine among sessions first.
  const options = { detached: true };
  const floor = fork('bench/floor.ts', [String(port), file, answer.headers.get('content-type') ?? ''], options);
  try {
    await once(floor, 'message');
    const floorAddress = new URL(new URL(address).pathname, `http://127.0.0.1:${port}`).href;
    const floorPid = floor.pid ?? 0;
    await load(address, pid, WARM_UP_MS);
    await load(floorAddress, floorPid, WARM_UP_MS);
    const rounds: { ours: Round; floor: Round }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await load(floorAddress, floorPid, ROUND_MS);
      rounds.push({ floor: bare, ours: await load(address, pid, ROUND_MS) });
    }
    return {
      ours: median(rounds.map((round) => round.ours.requestsPerSecond)),
      floor: median(rounds.map((round) => round.floor.requestsPerSecond)),
      ratio: median(rounds.map((round) => round.ours.requestsPerSecond / round.floor.requestsPerSecond)),
      cpuRatio: perCpuSecond(rounds.map((round) => round.ours)) / perCpuSecond(rounds.map((round) => round.floor)),
      p99Ms: median(rounds.map((round) => round.ours.p99Ms)),
    };
  } finally {
    floor.kill();
    rmSync(folder, { recursive: true });
  }
}

async function load(address: string, pid: number, milliseconds: number): Promise<Round> {
  const { port, pathname, search } = new URL(address);
  const args = ['bench/load.ts', '127.0.0.1', port, pathname + search, String(CONNECTIONS), String(milliseconds)];
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const report: LoadReport = JSON.parse(stdout);
  if (report.failures > 0) throw new Error(`${address}: ${report.failures} of ${report.answers} answers failed.`);
  return { ...report, cpuSeconds: cpuSeconds(pid) - before };
}

function perCpuSecond(rounds: readonly Round[]): number {
  const sum = (value: (round: Round) => number) => rounds.reduce((total, round) => total + value(round), 0);
  return sum((round) => round.answers) / sum((round) => round.cpuSeconds);
}

/** User and system time of a process so far; the kernel counts in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
