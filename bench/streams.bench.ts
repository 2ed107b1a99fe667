import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { screenControlRoutes } from '#contract/areas/screen-control.ts';
import type { Bench } from './bench.ts';
import type { EventSeen, StreamsOpen } from './stream-load.ts';

const STREAMS = 10_000;
const POSITIONS = 3;
const WITHIN_MS = 1_000;
const MORE_MEMORY_MB = 400;
const PATIENCE_MS = 60_000;
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
  ];
};

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function listen(hubUrl: string, path: string) {
  const child: ChildProcess = fork('bench/stream-load.ts', [new URL(hubUrl).port, path, String(STREAMS)]);
  const message = async () => {
    const [one]: (EventSeen | StreamsOpen)[] = await once(child, 'message', {
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
    close: () => child.kill(),
  };
}
