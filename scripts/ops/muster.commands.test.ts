import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HeadCount } from '#contract/areas/muster.ts';
import type { CallOps, OpsCall } from '#scripts/ops-client.ts';
import { runOps } from '#scripts/ops-commands.ts';
import { countLines, scansOf } from './muster.commands.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-scans-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('[CD35] a file of scans has a line each, with a heading or none, and the scanner’s own time or none', () => {
  const text = 'account;station;time\r\n10001;A;2026-11-15T17:04:00+01:00\r\n\r\n10002;b\n';
  expect(scansOf(text)).toEqual([
    { accountNumber: '10001', station: 'A', scannedAt: '2026-11-15T16:04:00.000Z' },
    { accountNumber: '10002', station: 'b' },
  ]);
  expect(scansOf('10001,A')).toHaveLength(1);
});

it.each(['10001,A\n10002', '10001,A,four o’clock'])('%j names the line that is no scan', (text) => {
  expect(() => scansOf(text)).toThrow(/^Line \d is no scan/);
});

it('a long file goes in several calls, and their answers are one', async () => {
  const file = join(folder, 'scans.csv');
  const lines = Array.from({ length: 2_300 }, (_, n) => `${n},A`);
  await writeFile(file, lines.join('\n'));
  const sizes: number[] = [];
  const call = (async (_: unknown, { body }: OpsCall) => {
    const { scans } = body as { scans: { accountNumber: string }[] };
    sizes.push(scans.length);
    const [first] = scans;
    const refused = [{ accountNumber: first?.accountNumber, station: 'A', reason: 'unknown_account' }];
    return { added: scans.length - 2, known: 1, refused };
  }) as CallOps;
  expect(await runOps(call, ['muster-scans', file])).toBe(
    [
      '2294 guests were scanned for the first time, 3 had been before.',
      'Not taken:',
      '0,A: unknown_account',
      '1000,A: unknown_account',
      '2000,A: unknown_account',
    ].join('\n'),
  );
  expect(sizes).toEqual([1_000, 1_000, 300]);
  await expect(runOps(call, ['muster-scans', join(folder, 'none.csv')])).rejects.toThrow('cannot be read');
});

const COUNT: HeadCount = {
  at: '2026-11-15T16:10:00.000Z',
  musterStationVisitRequired: true,
  guests: 5,
  videoWatched: 3,
  scanned: 2,
  complete: 2,
  stations: [
    {
      station: 'A',
      guests: 4,
      complete: 1,
      scannedElsewhere: 1,
      missing: [
        { accountNumber: '1', name: 'Ada One', cabin: '7001', isVideoWatched: true, isMusterScanPerformed: false },
        { accountNumber: '2', name: 'Bo Two', cabin: '7002', isVideoWatched: false, isMusterScanPerformed: true },
        { accountNumber: '3', name: 'Cy Three', cabin: '7003', isVideoWatched: false, isMusterScanPerformed: false },
      ],
    },
    { station: 'B', guests: 1, complete: 1, scannedElsewhere: 0, missing: [] },
  ],
};

it('the bridge reads the numbers, then who is missing at each station and what they lack', () => {
  expect(countLines(COUNT).split('\n')).toEqual([
    '2026-11-15T16:10:00.000Z: 2 of 5 complete, 3 missing',
    '3 have watched the video, 2 were scanned',
    '',
    'Station A: 1 of 4 complete, 3 missing, 1 scanned at another station',
    '  1  cabin 7001  Ada One  (no station)',
    '  2  cabin 7002  Bo Two  (no video)',
    '  3  cabin 7003  Cy Three  (no video and station)',
    '',
    'Station B: 1 of 1 complete, 0 missing',
  ]);
  expect(countLines(COUNT, 'b')).not.toContain('Ada');
  expect(() => countLines(COUNT, 'Q')).toThrow('There is no station Q.');
});

it.each([
  [['muster-visit', 'off'], { musterStationVisitRequired: false }],
  [['muster-scan', '10001', 'A'], { accountNumber: '10001', station: 'A' }],
  [
    ['muster-scan', '10001', 'A', '2026-11-15T16:04:00Z'],
    { accountNumber: '10001', station: 'A', scannedAt: '2026-11-15T16:04:00.000Z' },
  ],
])('%j sends %j', async (line, body) => {
  const sent: unknown[] = [];
  const call = (async (_: unknown, options: OpsCall) => {
    sent.push(options.body);
    return {};
  }) as CallOps;
  await runOps(call, line);
  expect(sent).toEqual([body]);
});
