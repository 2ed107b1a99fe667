import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeze, signal } from '#hub-test/freeze.ts';
import type { Bench, Measure } from './bench.ts';
import { type Fleet, type HubProcess, startFleet } from './booking-fleet.ts';
import type { BookingRequest } from './booking-load.ts';
import { auditScene, layScene } from './booking-scene.ts';
import { type Answer, ask, sendCrowd } from './fault-load.ts';

const GUESTS = 9_000;
const AT_ONCE = 16;
const FROZEN_MS = 6_000;
/** How long the other hub is watched after one was killed. */
const KILLED_MS = 3_000;
const STOPS = 3;
const GIVE_UP_MS = 30_000;
const KEPT = '/v1/cms/categories/findByRoot/';

const worst = (values: readonly number[]) => Math.max(0, ...values);
const isBooked = ({ status }: Answer) => status === 200;
const after = (answers: readonly Answer[], at: number) => answers.filter((answer) => answer.at > at);
const gapsBetween = (answers: readonly Answer[], from: number) =>
  answers.map(({ at }, index) => at - (answers[index - 1]?.at ?? from));
/** Errors of the hub itself; 503 is none, and neither is a connection that is refused. */
const faults = (answers: readonly Answer[]) =>
  answers.filter(({ status, error }) => (status >= 500 && status !== 503) || error === 'timeout').length;

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + GIVE_UP_MS; !(await isSo()); await pause(20)) {
    if (performance.now() > end) throw new Error(`There was no sign of ${what} within ${GIVE_UP_MS / 1000} s.`);
  }
}

/** Orders run on two hubs while one of them, or the database below, is frozen, killed, restarted or stopped. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-faults-'));
  const fleet = await startFleet(folder);
  try {
    const hubs = [await fleet.startHub(), await fleet.startHub()] as [HubProcess, HubProcess];
    const scene = await layScene(fleet.sql, 'faults', GUESTS, 1);
    const tenth = GUESTS / 10;
    const some = scene.requests.slice(0, tenth);
    const late = scene.requests.slice(tenth, 2 * tenth);
    const most = scene.requests.slice(2 * tenth);
    const crowd = sendCrowd(() => [hubs[0].port], most, AT_ONCE);
    // Which transaction the second hub is frozen in is left to chance; all of them want the one excursion.
    const others = sendCrowd(() => [hubs[1].port], some, AT_ONCE);
    await pause(1_000);
    const measures = [
      ...(await freezeHub(hubs[1], crowd.answers)),
      ...(await breakDatabase('frozen', fleet, hubs[0], crowd.answers)),
      ...(await breakDatabase('killed', fleet, hubs[0], crowd.answers)),
      ...(await breakDatabase('restarted', fleet, hubs[0], crowd.answers)),
    ];
    await Promise.all([crowd.finish(), others.finish()]);
    const killed = await killHub(hubs, late);
    measures.push(...killed.measures);
    const confirmed = crowd.confirmed() + others.confirmed() + killed.confirmed;
    const complaints = await auditScene(fleet.sql, scene, confirmed);
    measures.push({ name: 'bookings lost, doubled or oversold', value: complaints.length, unit: '', atMost: 0 });
    measures.push({ name: 'bookings confirmed', value: confirmed, unit: '' });
    let resets = 0;
    for (let round = 0; round < STOPS; round += 1) resets += await stopUnderLoad(await fleet.startHub());
    measures.push({ name: `hub told to stop under load, ${STOPS} times: resets`, value: resets, unit: '', atMost: 0 });
    return measures;
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function freezeHub(second: HubProcess, answers: Answer[]): Promise<Measure[]> {
  signal(second.process.pid ?? 0, 'SIGSTOP');
  const from = performance.now();
  await pause(FROZEN_MS);
  signal(second.process.pid ?? 0, 'SIGCONT');
  const times = after(answers, from).filter(isBooked);
  const longest = worst(gapsBetween(times, from));
  return [
    { name: 'one hub frozen: longest time without a sale on the other', value: longest, unit: 'ms', atMost: 3_000 },
    { name: 'one hub frozen: slowest answer of the other', value: worst(times.map(({ ms }) => ms)), unit: 'ms' },
  ];
}

/** Guests of the dead hub ask the other one, with the key that the dead one may have served: whoever was booked stays so, once. */
async function killHub([first, second]: [HubProcess, HubProcess], requests: BookingRequest[]) {
  let open = [first.port, second.port];
  const crowd = sendCrowd(() => open, requests, 2 * AT_ONCE);
  await until(async () => crowd.answers.filter(isBooked).length > AT_ONCE, 'sales on two hubs');
  signal(second.process.pid ?? 0, 'SIGKILL');
  const from = performance.now();
  open = [first.port];
  await until(async () => after(crowd.answers, from + KILLED_MS).some(isBooked), 'sales after a hub was killed');
  await crowd.finish();
  const hit = after(crowd.answers, from);
  const cutOff = hit.filter(({ status }) => status === 0).length;
  const measures: Measure[] = [
    {
      name: 'one hub killed: longest time without a sale on the other',
      value: worst(gapsBetween(hit.filter(isBooked), from)),
      unit: 'ms',
      atMost: 3_000,
    },
    { name: 'one hub killed: guests cut off, who asked the other', value: cutOff, unit: '' },
    { name: 'one hub killed: 500s and time-outs', value: faults(hit), unit: '', atMost: 0 },
  ];
  return { measures, confirmed: crowd.confirmed() };
}

/** What the database is told; `frozen` is thawed again, the others are started anew by the hub's own means. */
const END_BY = { killed: 'SIGKILL', restarted: 'SIGINT' } as const;

async function breakDatabase(
  how: 'frozen' | keyof typeof END_BY,
  fleet: Fleet,
  { port }: HubProcess,
  answers: Answer[],
) {
  const agent = new Agent({ keepAlive: true });
  await ask(port, KEPT, agent);
  const ready: Answer[] = [];
  const kept: Answer[] = [];
  let watching = true;
  const watch = async (path: string, into: Answer[]) => {
    for (; watching; await pause(50)) into.push(await ask(port, path, agent));
  };
  const watches = Promise.all([watch('/ready', ready), watch(KEPT, kept)]);
  const from = performance.now();
  let back = from;
  if (how === 'frozen') {
    const thaw = await freeze(fleet.databasePid());
    await pause(FROZEN_MS);
    back = performance.now();
    thaw();
  } else {
    signal(fleet.databasePid(), END_BY[how]);
    await pause(1_000);
    const isUp = () => fleet.sql`select 1`.then(Boolean, () => false);
    await until(isUp, 'the database');
    back = performance.now();
  }
  await until(async () => after(answers, back).some(isBooked), `a sale after the database was ${how}`);
  await pause(1_000);
  watching = false;
  await watches;
  agent.destroy();
  const hit = after(answers, from);
  const first = after(answers, back).find(isBooked);
  const name = `database ${how}`;
  return [
    { name: `${name}: slowest answer`, value: worst(hit.map(({ ms }) => ms)), unit: 'ms', atMost: 2_000 },
    { name: `${name}: slowest /ready`, value: worst(ready.map(({ ms }) => ms)), unit: 'ms', atMost: 2_000 },
    { name: `${name}: slowest kept read`, value: worst(kept.map(({ ms }) => ms)), unit: 'ms' },
    {
      name: `${name}: kept reads that failed`,
      value: kept.filter((one) => !isBooked(one)).length,
      unit: '',
      atMost: 0,
    },
    { name: `${name}: 500s and time-outs`, value: faults([...hit, ...ready]), unit: '', atMost: 0 },
    {
      name: `${name}: first sale after its return`,
      value: first ? first.at - back : Number.POSITIVE_INFINITY,
      unit: 'ms',
      atMost: 2_000,
    },
  ];
}

/** Readers on kept connections; the hub is told to stop in the middle. Refused is fine, reset is not. */
async function stopUnderLoad(hub: HubProcess): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ends: string[] = [];
  const paths = [KEPT, '/v1/devices/config', '/health'];
  const readers = Array.from({ length: 32 }, async (_, n) => {
    for (;;) {
      const answer = await ask(hub.port, paths[n % 3] ?? '/health', agent);
      if (answer.status === 0) return ends.push(answer.error ?? '');
    }
  });
  await pause(700);
  await hub.stop();
  await Promise.all(readers);
  agent.destroy();
  return ends.filter((error) => error !== 'ECONNREFUSED').length;
}
