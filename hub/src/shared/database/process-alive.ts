import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process of this number runs, be it ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function goneWithin(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; isAlive(pid); await wait(20)) if (Date.now() > end) return false;
  return true;
}
