import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { screenControlRoutes } from '#contract/areas/screen-control.ts';
import type { Bench } from './bench.ts';
import type { EventSeen, StreamsBack, StreamsOpen } from './stream-load.ts';

const STREAMS = 10_000;
const POSITIONS = 3;
const WITHIN_MS = 1_000;
const MORE_MEMORY_MB = 400;
const PATIENCE_MS = 60_000;
/** Of a hub that was restarted: all of its streams, counted from when it answers; the most of them in one second. */
const BACK_WITHIN_S = 30;
const BACK_PER_SECOND = STREAMS / 4;
const READ_MEANWHILE_MS = 500;
const READ_EVERY_MS = 20;
const POSITION_STREAM = '/v1/cms/events/register';
const LIVE_STREAM = '/v1/digitalsignage/events/live';

/** Ten thousand open pages on one hub process: what they cost it, and how soon the last of them hears. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl, hub, callOps } = await ship();
  const { pid } = hub.process;
  if (!pid) throw new Error('The hub is gone.');

  const idle = residentMb(pid);
  const positions = await listen(hubUrl, POSITION_STREAM);
  const spreads: number[] = [];
  for (let heard = 0; heard < POSITIONS; heard += 1) {
    const { firstAt, lastAt } = await positions.next(() => true);
    spreads.push(lastAt - firstAt);
  }
  const crowded = residentMb(pid);
  positions.close();

  const devices = await listen(hubUrl, LIVE_STREAM);
  const pressed = Date.now();
  const reached = devices.next((data) => data.includes('"isDrill":true'));
  await callOps(screenControlRoutes.emergency, { body: { isDrill: true } });
  const { lastAt } = await reached;
  await callOps(screenControlRoutes.clearEmergency);
  const { moments, readyAt, readsMs } = await restart(hubUrl, pid, devices.back());
  devices.close();
  return [
    {
      name: `a position at ${STREAMS} streams, first to last`,
      value: Math.max(...spreads),
      unit: 'ms',
      atMost: WITHIN_MS,
    },
    { name: 'an emergency at all of them, from the command', value: lastAt - pressed, unit: 'ms', atMost: WITHIN_MS },
    { name: 'memory above idle', value: crowded - idle, unit: 'MB', atMost: MORE_MEMORY_MB },
    {
      name: `a restarted hub: all ${STREAMS} streams back after`,
      value: ((moments.at(-1) ?? Number.NaN) - readyAt) / 1000,
      unit: 's',
      atMost: BACK_WITHIN_S,
    },
    { name: 'in its busiest second', value: busiestSecond(moments), unit: 'streams', atMost: BACK_PER_SECOND },
    {
      name: 'a page’s read meanwhile, p99',
      value: readsMs[Math.floor(readsMs.length * 0.99)] ?? Number.NaN,
      unit: 'ms',
      atMost: READ_MEANWHILE_MS,
    },
  ];
};

/** Ends the hub as a crash would; whoever keeps the ship running starts it again. Reads a page until all are back. */
async function restart(hubUrl: string, pid: number, back: Promise<StreamsBack>) {
  process.kill(pid, 'SIGKILL');
  const isReady = () =>
    fetch(new URL('/ready', hubUrl)).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(READ_EVERY_MS);
  const readyAt = Date.now();
  const readsMs: number[] = [];
  let isBack = false;
  void back.then(() => {
    isBack = true;
  });
  while (!isBack) {
    const asked = performance.now();
    await (await fetch(new URL('/v1/gps/current', hubUrl))).text();
    readsMs.push(performance.now() - asked);
    await pause(READ_EVERY_MS);
  }
  return { moments: (await back).moments, readyAt, readsMs: readsMs.toSorted((a, b) => a - b) };
}

/** The most within a second, wherever that second begins. */
function busiestSecond(moments: readonly number[]): number {
  let from = 0;
  return Math.max(
    ...moments.map((at, index) => {
      while ((moments[from] ?? at) <= at - 1_000) from += 1;
      return index - from + 1;
    }),
  );
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function listen(hubUrl: string, path: string) {
  const child: ChildProcess = fork('bench/stream-load.ts', [new URL(hubUrl).port, path, String(STREAMS)]);
  const message = async () => {
    const [one]: (EventSeen | StreamsOpen | StreamsBack)[] = await once(child, 'message', {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return one;
  };
  // What each gets on opening comes before all are open.
  for (let one = await message(); one?.kind !== 'open'; one = await message());
  const openedAt = Date.now();
  return {
    /** The next event of this kind that has reached everybody. */
    async next(isWanted: (data: string) => boolean): Promise<EventSeen> {
      for (;;) {
        const event = await message();
        if (event?.kind === 'event' && event.firstAt >= openedAt && isWanted(event.data)) return event;
      }
    },
    /** When every one of them was lost and is open again. */
    async back(): Promise<StreamsBack> {
      for (;;) {
        const one = await message();
        if (one?.kind === 'back') return one;
      }
    },
    close: () => child.kill(),
  };
}
