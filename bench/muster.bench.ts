import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type HeadCount, MUSTER_SCANS_MAX, musterRoutes } from '#contract/areas/muster.ts';
import { SERVICE_KEY_FILE } from '#hub/shared/service-key.ts';
import { opsClient } from '#scripts/ops-client.ts';
import type { Bench } from './bench.ts';
import { startFleet } from './booking-fleet.ts';
import type { BookingLoadReport } from './booking-load.ts';
import { layMusterScene } from './muster-scene.ts';

/** The largest ship. */
const GUESTS = 7_600;
const PARALLEL = 200;
/** Everybody confirms when the film ends; the drill is over within a minute. */
const SPREAD_S = 45;
const COUNT_EVERY_MS = 2_000;

/** Everybody on board confirms at once on two hub processes while the bridge counts; then everybody is scanned. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-muster-'));
  const fleet = await startFleet(folder);
  try {
    const [first, second] = [await fleet.startHub(), await fleet.startHub()];
    const key = async () => readFileSync(join(folder, 'hub-1', SERVICE_KEY_FILE), 'utf8').trim();
    const ops = opsClient(`http://127.0.0.1:${first.port}`, key);
    const { accounts, requests } = await layMusterScene(fleet.sql, GUESTS);
    const before = await ops(musterRoutes.count);

    const file = join(folder, 'requests.json');
    writeFileSync(file, JSON.stringify(requests));
    const args = ['bench/booking-load.ts', `${first.port},${second.port}`, String(PARALLEL), file, String(SPREAD_S)];
    const counts: { count: HeadCount; tookMs: number; atLeast: number; atMost: number }[] = [];
    const stored = async () => {
      const [row] = await fleet.sql<{ n: number }[]>`select count(*)::int as n from muster_video_seen`;
      return row?.n ?? 0;
    };
    let isOver = false;
    const load = promisify(execFile)(process.execPath, args).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      // The truth of one moment lies between what the database held before the count and after it.
      const atLeast = await stored();
      const began = performance.now();
      const count = await ops(musterRoutes.count);
      const tookMs = performance.now() - began;
      counts.push({ count, tookMs, atLeast, atMost: await stored() });
      await pause(COUNT_EVERY_MS);
    }
    const report: BookingLoadReport = JSON.parse((await load).stdout);
    const after = await ops(musterRoutes.count);

    const began = performance.now();
    for (let from = 0; from < accounts.length; from += MUSTER_SCANS_MAX) {
      const scans = accounts
        .slice(from, from + MUSTER_SCANS_MAX)
        .map((accountNumber) => ({ accountNumber, station: 'A' }));
      await ops(musterRoutes.scans, { body: { scans } });
    }
    const scanSeconds = (performance.now() - began) / 1000;
    const done = await ops(musterRoutes.count);

    const wrong = counts.filter(
      ({ count, atLeast, atMost }) => count.videoWatched < atLeast || count.videoWatched > atMost,
    );
    return [
      {
        name: 'guests who confirmed',
        value: after.videoWatched - before.videoWatched,
        unit: 'guests',
        atLeast: GUESTS,
        atMost: GUESTS,
      },
      {
        name: 'confirmations that were refused',
        value: report.failures.length + report.refused,
        unit: 'answers',
        atMost: 0,
      },
      { name: 'all of them within', value: report.seconds, unit: 's', atMost: 60 },
      { name: 'confirmation, median', value: report.medianMs, unit: 'ms' },
      { name: 'confirmation, p99', value: report.p99Ms, unit: 'ms', atMost: 1_000 },
      { name: 'confirmation, slowest', value: report.slowestMs, unit: 'ms' },
      { name: 'head counts meanwhile', value: counts.length, unit: 'counts', atLeast: 3 },
      { name: 'head counts that were not the truth of a moment', value: wrong.length, unit: 'counts', atMost: 0 },
      { name: 'slowest head count', value: Math.max(...counts.map(({ tookMs }) => tookMs)), unit: 'ms', atMost: 2_000 },
      { name: 'scans of everybody by file', value: scanSeconds, unit: 's', atMost: 30 },
      { name: 'complete after the scans', value: done.complete - before.complete, unit: 'guests', atLeast: GUESTS },
    ];
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
