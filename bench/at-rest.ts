import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 500;
/** Of all cores together. */
const REST = 0.85;
/** Of the best that was seen. */
const USUAL_SPEED = 0.8;
const SPEED_MS = 50;
const PATIENCE_MS = 60_000;
/** For all that one run measures: a machine may be slow for an hour. */
const WHOLE_PATIENCE_MS = 15 * 60_000;
const LOOKS = 3;
const TURNS = 3;

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
 * Thousands of plain sums in a millisecond, which do not wait for one another: where two lodgers share a core, only what could go
 * on at the same time is slower. Also runs in a page: it knows nothing but what it is given.
 */
export function countSums(lengthMs: number): number {
  const start = performance.now();
  let [up, down, mixed, doubled] = [0, 0, 0, 0];
  let thousands = 0;
  for (; performance.now() - start < lengthMs; thousands += 1) {
    for (let round = 0; round < 1_000; round += 1) {
      up = (up + round) | 0;
      down = (down - round) | 0;
      mixed = (mixed ^ round) | 0;
      doubled = (doubled + (round << 1)) | 0;
    }
  }
  return Number.isNaN(up + down + mixed + doubled) ? 0 : thousands / lengthMs;
}

let bestSpeed = 0;
let patienceLeft = WHOLE_PATIENCE_MS;

/** Whoever lends a machine out may lend it to others as well, and it is half as fast for some minutes. */
function isItself(): boolean {
  const speed = countSums(SPEED_MS);
  bestSpeed = Math.max(bestSpeed, speed);
  return speed >= bestSpeed * USUAL_SPEED;
}

/**
 * A hub that has just begun makes pictures for minutes, and a page that was closed takes a moment to go: a phone does not share
 * its cores with them. Goes on after a while in any case, and tells so.
 */
async function comesToRest(): Promise<boolean> {
  const began = Date.now();
  const end = began + Math.min(PATIENCE_MS, patienceLeft);
  for (let before = coreTimes(); Date.now() < end; ) {
    await setTimeout(LOOK_MS);
    const now = coreTimes();
    if (restBetween(before, now) >= REST && isItself()) return true;
    before = coreTimes();
  }
  patienceLeft -= Date.now() - began;
  return false;
}

/** What has just ended takes a moment to go: one good look is enough. */
async function isStillItself(): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (isItself()) return true;
    await setTimeout(LOOK_MS);
  }
  return false;
}

/** Measures when the machine is at rest, and anew where it was not itself at the end; `prepare` comes before the rest. */
export async function undisturbed<Result>(
  measure: () => Promise<Result>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    await prepare();
    const isAtRest = await comesToRest();
    const result = await measure();
    if (isAtRest && (await isStillItself())) return result;
    if (turn < TURNS && patienceLeft > 0) continue;
    console.warn('This machine does not come to rest: times are longer than they would be.');
    return result;
  }
}
