import { readdirSync, readFileSync } from 'node:fs';
import type { Bench } from './bench.ts';

const KB_PER_MB = 1024;

/** Proportional set size: what the process has for itself, and its share of what it shares with others. */
function pssMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1]) / KB_PER_MB;
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const direct = pids.filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      return false;
    }
  });
  return direct.flatMap((pid) => [pid, ...childrenOf(pid)]);
}

/** After seeding and a walk through the first pages. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl, hub, sandbox } = await ship();
  for (const path of [
    '',
    'v1/devices/config',
    'v1/cms/categories/findByRoot/',
    'v1/cms/content/articles/findByRoot/',
  ]) {
    await (await fetch(`${hubUrl}/${path}`)).arrayBuffer();
  }
  const { pid: hubPid } = hub.process;
  const { pid: sandboxPid } = sandbox.process;
  if (!hubPid || !sandboxPid) throw new Error('The hub or the sandbox is gone.');
  const database = childrenOf(hubPid).reduce((sum, pid) => sum + pssMb(pid), 0);
  return [
    { name: 'hub', value: pssMb(hubPid), unit: 'MB', atMost: 200 },
    { name: 'PostgreSQL, all processes', value: database, unit: 'MB', atMost: 250 },
    { name: 'sandbox', value: pssMb(sandboxPid), unit: 'MB' },
  ];
};
