import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { photoIntakeRoutes } from '#contract/areas/photo-intake.ts';
import { nearestOf } from '#hub/areas/photos/face-match.rules.ts';
import { labAside, type PhotoLab } from '#hub/areas/photos/photo-lab.ts';
import { DESCRIPTOR_LENGTH } from '#hub/partners/faces/port.ts';
import { samplePhotograph } from '#hub/partners/faces/samples.ts';
import { createLog } from '#hub/shared/log.ts';
import { freePort } from '#scripts/service.ts';
import { startShip } from '#scripts/ship.ts';
import { facesOfSamples, SAMPLES } from './altered-faces.ts';
import { type Bench, type Measure, median } from './bench.ts';
import { closestAcross, recallLines, recallTable } from './face-recall.ts';

const GUESTS = 10_000;
/** What a camera makes: 24 million pixels. */
const CAMERA_WIDTH = 6_000;
const CHOSEN = 0.5;
const ASK_EVERY_MS = 20;
const ASK_FOR_MS = 12_000;
/** Of the kernel's clock in /proc. */
const TICKS_PER_SECOND = 100;

async function recall(lab: PhotoLab): Promise<Measure[]> {
  const found = await facesOfSamples(lab);
  const table = recallTable(found);
  console.log(recallLines(table));
  console.log(`closest pairs across photographs:\n${closestAcross(found, 4).join('\n')}`);
  const chosen = table.find(({ threshold }) => threshold === CHOSEN);
  return [
    { name: `known again within ${CHOSEN}`, value: (chosen?.recall ?? 0) * 100, unit: '%', atLeast: 90 },
    { name: 'taken for a neighbour', value: (chosen?.falseOnOnePhotograph ?? 1) * 100, unit: '%', atMost: 0.5 },
    { name: 'matched across photographs', value: (chosen?.matchedAcross ?? 1) * 100, unit: '%', atMost: 1 },
  ];
}

/** A photograph as large as a camera's, made of a sample. */
const cameraFile = async (sample: string) =>
  sharp(await readFile(samplePhotograph(sample)))
    .resize(CAMERA_WIDTH)
    .jpeg({ quality: 92 })
    .toBuffer();

/** Everything that is done with a photograph but the database: developed, and looked through for faces. */
async function throughput(lab: PhotoLab): Promise<Measure[]> {
  const files = [];
  for (const sample of SAMPLES) files.push(await cameraFile(sample));
  const once = async (file: Buffer) => (await lab.develop(file)).faces;
  await once(files[0] as Buffer);
  const [started, cpu, own] = [performance.now(), labCpuSeconds(process.pid), process.cpuUsage()];
  let count = 0;
  for (const file of [...files, ...files]) count += (await once(file)).length;
  const seconds = (performance.now() - started) / 1_000;
  const photos = files.length * 2;
  const here = process.cpuUsage(own);
  const used = labCpuSeconds(process.pid) - cpu + (here.user + here.system) / 1e6;
  return [
    { name: 'photos of 24 MP per second of one core', value: photos / used, unit: '/s', atLeast: 1 },
    { name: 'photos of 24 MP per second, as busy as the machine is', value: photos / seconds, unit: '/s' },
    {
      name: 'of it in the process that answers requests, per photo',
      value: (here.user + here.system) / 1e3 / photos,
      unit: 'ms',
      atMost: 30,
    },
    { name: 'faces on a photo', value: count / photos, unit: '' },
  ];
}

function matching(): Measure {
  const known = Float32Array.from({ length: GUESTS * DESCRIPTOR_LENGTH }, () => Math.random() * 0.2 - 0.1);
  const face = known.slice(5 * DESCRIPTOR_LENGTH, 6 * DESCRIPTOR_LENGTH);
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now();
    nearestOf([face], known, CHOSEN);
    return performance.now() - started;
  });
  return { name: 'one face against 10,000 guests', value: median(times.slice(10)), unit: 'ms', atMost: 50 };
}

/** Fifty calls a second, whether the last was answered or not. */
async function p99(address: string): Promise<number> {
  const until = performance.now() + ASK_FOR_MS;
  const asked: Promise<number>[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    asked.push(
      fetch(address)
        .then((answer) => answer.text())
        .then(() => performance.now() - started),
    );
    await wait(ASK_EVERY_MS);
  }
  const times = (await Promise.all(asked)).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The processes that look at photographs for this one. */
function labsOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('photo-lab')).map(Number);
}

/** What they have used of a core so far. */
function labCpuSeconds(pid: number): number {
  const ticks = labsOf(pid).map((child) => {
    const fields = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** The most that a process has had so far. */
function peakMb(pid: number): number {
  const [, kilobytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

/** The hub's answers while it has photographs to process, and while it has none. */
async function latency(): Promise<Measure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gangway-faces-'));
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn', PHOTO_WORKERS: '1', PICTURES_AHEAD: '0', FILMS: 'none' };
  const ship = startShip({ port, sandboxPort, mailboxPort, dataFolder, env });
  try {
    await ship.ready();
    const { hubUrl, callOps: call } = ship;
    const waiting = async () => (await call(photoIntakeRoutes.opsPhotoQueue)).photographs.waiting ?? 0;
    while ((await waiting()) > 0) await wait(500);
    const address = `${hubUrl}/v1/devices/config`;
    const without = [await p99(address), await p99(address)];
    const folder = mkdtempSync(join(dataFolder, 'cards-'));
    for (let copy = 0; copy < 30; copy += 1) {
      const file = join(folder, `${copy}.jpg`);
      if (copy < 3) writeFileSync(file, await cameraFile(SAMPLES[copy] ?? ''));
      else
        await sharp(samplePhotograph(SAMPLES[copy % SAMPLES.length] ?? ''))
          .jpeg({ quality: 60 + copy })
          .toFile(file);
      await call(photoIntakeRoutes.opsPhotoAdd, { query: { folder: 'gala-night' }, file });
    }
    const during = [await p99(address), await p99(address)];
    const left = await waiting();
    const pid = ship.hub.process.pid ?? 0;
    return [
      { name: 'p99 of a call, no photographs', value: median(without), unit: 'ms' },
      {
        name: 'p99 of a call, photographs are processed',
        value: median(during),
        unit: 'ms',
        atMost: 1.25 * median(without) + 5,
      },
      {
        name: 'most memory of the hub and its photo process',
        value: [pid, ...labsOf(pid)].reduce((sum, one) => sum + peakMb(one), 0),
        unit: 'MB',
        atMost: 1_000,
      },
      { name: 'photographs processed meanwhile', value: 30 - left, unit: '', atLeast: 1 },
    ];
  } finally {
    await ship.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** docs/algorithms/faces.md has the figures that the threshold was chosen from. */
export const bench: Bench = async () => {
  const lab = labAside({ log: createLog('error', (line) => process.stderr.write(line)), processes: 1 });
  try {
    return [...(await recall(lab)), ...(await throughput(lab)), matching(), ...(await latency())];
  } finally {
    await lab.close();
  }
};
