import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 500;
/** Of all cores together. */
const REST = 0.85;
const PATIENCE_MS = 120_000;

export interface CoreTimes {
  idle: number;
  all: number;
}

/** What the cores had to do between two looks, from 0 for everything to 1 for nothing. */
export function restBetween(before: CoreTimes, after: CoreTimes): number {
  const passed = after.all - before.all;
  return passed > 0 ? (after.idle - before.idle) / passed : 0;
}

function coreTimes(): CoreTimes {
  const times = cpus().map((core) => core.times);
  const all = times.flatMap((one) => Object.values(one));
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(all) };
}

/**
 * A hub that has just begun makes pictures for minutes, and a page that was closed takes a moment to go: a phone does not share
 * its cores with them. Goes on after a while in any case.
 */
export async function whenAtRest(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let before = coreTimes(); Date.now() < end; ) {
    await setTimeout(LOOK_MS);
    const now = coreTimes();
    if (restBetween(before, now) >= REST) return;
    before = now;
  }
  console.warn('This machine does not come to rest: times are longer than they would be.');
}
