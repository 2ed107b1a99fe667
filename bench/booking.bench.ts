import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bench, median } from './bench.ts';
import { startFleet } from './booking-fleet.ts';
import { measureFloor } from './booking-floor.ts';
import type { BookingLoadReport } from './booking-load.ts';
import { auditScene, layScene, type Scene } from './booking-scene.ts';

const PARALLEL = 200;
const GUESTS = 3_000;
const ROUNDS = 3;
const HOT_GUESTS = 1_000;

/**
 * Bookings through HTTP on the embedded database: many excursions at once, the last places of one, two
 * processes; beside the floor of the same database in the same round.
 */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-booking-'));
  const fleet = await startFleet(folder);
  try {
    const first = await fleet.startHub();

    /** Sends the requests of a scene from a process of its own and audits what they left behind. */
    async function run(ports: readonly number[], scene: Scene): Promise<BookingLoadReport> {
      const file = join(folder, 'requests.json');
      writeFileSync(file, JSON.stringify(scene.requests));
      const args = ['bench/booking-load.ts', ports.join(','), String(PARALLEL), file];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      const report: BookingLoadReport = JSON.parse(stdout);
      const complaints = [...report.failures.slice(0, 5), ...(await auditScene(fleet.sql, scene, report.booked))];
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      return report;
    }
    const rate = (report: BookingLoadReport) => report.booked / report.seconds;

    await run([first.port], await layScene(fleet.sql, 'warm', 1_000));
    const second = await fleet.startHub();
    await run([second.port], await layScene(fleet.sql, 'warm-two', 1_000));
    const one: BookingLoadReport[] = [];
    const two: BookingLoadReport[] = [];
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await measureFloor(fleet.address, GUESTS));
      one.push(await run([first.port], await layScene(fleet.sql, `one-${round}`, GUESTS)));
      two.push(await run([first.port, second.port], await layScene(fleet.sql, `two-${round}`, GUESTS)));
    }
    const hot = await run([first.port, second.port], await layScene(fleet.sql, 'hot', HOT_GUESTS, 1));
    const ratios = two.map((report, round) => rate(report) / rate(one[round] ?? report));
    const shares = one.map((report, round) => rate(report) / (floors[round] ?? Number.NaN));
    return [
      { name: 'floor: the same rows, one statement each', value: median(floors), unit: 'bookings/s' },
      { name: 'one process against the floor', value: median(shares), unit: '×', atLeast: 0.25 },
      { name: 'one process', value: median(one.map(rate)), unit: 'bookings/s', atLeast: 500 },
      { name: 'one process, p99', value: median(one.map((report) => report.p99Ms)), unit: 'ms', atMost: 500 },
      { name: 'two processes', value: median(two.map(rate)), unit: 'bookings/s' },
      { name: 'two processes, p99', value: median(two.map((report) => report.p99Ms)), unit: 'ms', atMost: 500 },
      // Rounds differ by a tenth on a machine that does other things too.
      { name: 'two processes against one', value: median(ratios), unit: '×', atLeast: 0.9 },
      { name: 'one excursion, two processes', value: rate(hot), unit: 'bookings/s' },
      { name: 'one excursion, slowest answer', value: hot.slowestMs, unit: 'ms', atMost: 3_000 },
    ];
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
