import { setTimeout as pause } from 'node:timers/promises';
import { hashPin, verifyPin } from '#hub/partners/pms/pin-hash.ts';
import { loadPack } from '#packs/load-pack.ts';
import { type Bench, median } from './bench.ts';

const ROUND_MS = 4_000;
const ROUNDS = 3;
const GUESTS_AT_ONCE = 16;
/** Below the 30 failures that lock an address (AD27), and the 5 that lock an account. */
const FAILURES = 12;
const FAILURES_PER_ACCOUNT = 4;

interface Credentials {
  accountNumber: string;
  location: string;
  pinNo: string;
}

async function logIn(hubUrl: string, credentials: Credentials): Promise<number> {
  const reply = await fetch(`${hubUrl}/v1/authentication/loginByAccountIdCabinNoAndPinNo`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** How often something can be done in a second, so many at a time. */
async function perSecond(work: (turn: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() - began < ROUND_MS) await work(done++);
  };
  await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, one));
  return done / ((performance.now() - began) / 1000);
}

/** The slowest hundredth of the reads that other guests make meanwhile, in milliseconds. */
async function readsMeanwhile(hubUrl: string, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(`${hubUrl}/v1/cms/categories/findByRoot/`)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(10);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function failureMs(hubUrl: string, credentials: Credentials): Promise<number> {
  const began = performance.now();
  const status = await logIn(hubUrl, credentials);
  if (status !== 401) throw new Error(`A wrong login was answered with ${status}.`);
  return performance.now() - began;
}

/** A login costs no more than its PIN hash, reads go on meanwhile, and time tells nothing about an account. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const pack = await loadPack('meridian');
  const guests: Credentials[] = pack.guests.parties
    .flatMap(({ members }) => members)
    .map(({ accountNumber, cabin, pin }) => ({ accountNumber, location: cabin, pinNo: pin }));
  const guestOf = (turn: number) => guests[turn % guests.length] as Credentials;

  const stored = await hashPin('1234');
  const rounds: { hashes: number; logins: number; reads: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const hashes = await perSecond(async () => void (await verifyPin('1234', stored)));
    let isOver = false;
    const reads = readsMeanwhile(hubUrl, () => isOver);
    const logins = await perSecond(async (turn) => {
      const status = await logIn(hubUrl, guestOf(turn));
      if (status !== 200) throw new Error(`A login was answered with ${status}.`);
    });
    isOver = true;
    rounds.push({ hashes, logins, reads: await reads });
  }

  const unknown: number[] = [];
  const wrong: number[] = [];
  for (let turn = 0; turn < FAILURES; turn += 1) {
    // In turn, so that what else the machine does hits both alike.
    unknown.push(await failureMs(hubUrl, { ...guestOf(0), accountNumber: `unknown-${turn}` }));
    const known = guestOf(Math.floor(turn / FAILURES_PER_ACCOUNT));
    wrong.push(await failureMs(hubUrl, { ...known, pinNo: '9999' }));
  }
  const timeRatio = median(unknown) / median(wrong);
  return [
    { name: 'PIN logins', value: median(rounds.map((round) => round.logins)), unit: 'per second', atLeast: 50 },
    { name: 'PIN hashes alone', value: median(rounds.map((round) => round.hashes)), unit: 'per second' },
    {
      name: 'logins against hashes',
      value: median(rounds.map((round) => round.logins / round.hashes)),
      unit: '× the hash rate',
      atLeast: 0.5, // the rest of a login costs less than its hash
    },
    { name: 'reads during logins, p99', value: median(rounds.map((round) => round.reads)), unit: 'ms', atMost: 100 },
    { name: 'unknown account against wrong PIN', value: timeRatio, unit: '× the time', atMost: 1.25 },
    { name: 'wrong PIN against unknown account', value: 1 / timeRatio, unit: '× the time', atMost: 1.25 },
  ];
};
