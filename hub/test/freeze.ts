import { readdir, readFile } from 'node:fs/promises';

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return pids.filter((_, index) => parents[index] === parent);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone already
  }
}

/** A process and its children stand still until the answered function is called. */
export async function freeze(pid: number): Promise<() => void> {
  signal(pid, 'SIGSTOP');
  const all = [pid, ...(await childrenOf(pid))];
  for (const one of all) signal(one, 'SIGSTOP');
  return () => {
    for (const one of all.splice(0)) signal(one, 'SIGCONT');
  };
}
