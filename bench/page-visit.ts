// One look at a page on a link and a device of a kind, with what a guest notices of it.
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { countSums, undisturbed } from './at-rest.ts';
import { median } from './bench.ts';
import { pagesGoFirst } from './go-first.ts';

export interface Profile {
  /** Milliseconds of delay, and bits in a second either way; none is this machine's own. */
  link?: { latency: number; down: number; up: number };
  slowerCpu: number;
}

/** A ship's link, and a phone four times slower than this machine. */
export const SHIP: Profile = { link: { latency: 300, down: 1_600_000, up: 750_000 }, slowerCpu: 4 };
/** The same phone beside a good access point. */
export const PHONE: Profile = { link: { latency: 40, down: 10_000_000, up: 5_000_000 }, slowerCpu: 4 };
export const LOOPBACK: Profile = { slowerCpu: 1 };

export interface Visit {
  largest: number;
  shift: number;
  longestTask: number;
  kilobytes: number;
  requests: number;
}

/** The usual one of several visits, by each of its measures; of what jumped, the worst. */
export function usualVisit(visits: readonly Visit[]): Visit {
  const usual = (measure: keyof Visit) => median(visits.map((one) => one[measure]));
  return {
    largest: usual('largest'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    longestTask: usual('longestTask'),
    kilobytes: usual('kilobytes'),
    requests: usual('requests'),
  };
}

const BITS_PER_BYTE = 8;
const BYTES_PER_KB = 1000;
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;
const SPEED_RUNS = 5;
const SPEED_MS = 200;
/** It fetches the whole build before it keeps a page. */
const WORKER_PATIENCE_MS = 120_000;

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findProgram(CHROMIUM_NAMES);
  if (!executablePath) throw new PlainError('This bench needs Chromium: install it with apt-get install chromium.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A phone that has never been here. A first visit has no service worker, which comes when the link is quiet. */
export function newPhone(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  return browser.newContext({ viewport, locale: 'en-GB', deviceScaleFactor: 2, serviceWorkers });
}

/**
 * Leaves a phone as a visit does that lasted a minute: with the service worker, which keeps the page, and then rests. What the
 * worker itself fetches goes past the link that is measured: the page of now, for which no drawing waits.
 */
async function leaveWorker(phone: BrowserContext, url: string): Promise<void> {
  const page = await phone.newPage();
  try {
    await page.goto(url);
    await page.locator('#root main').waitFor();
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
    await page.evaluate(untilKept, { address: url, patienceMs: WORKER_PATIENCE_MS });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
    const devtools = await phone.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
  } finally {
    await page.close();
  }
}

/** Runs in the page. Waiting for a function takes a promise for an answer, whatever it will say. */
async function untilKept({ address, patienceMs }: { address: string; patienceMs: number }): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await caches.match(address))) {
    if (performance.now() > end) throw new Error(`The service worker does not keep ${address}.`);
    await new Promise((passed) => window.setTimeout(passed, 100));
  }
}

/** By a phone that has never been here. */
export function firstVisit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  return undisturbed(async () => {
    const phone = await newPhone(browser, 'block');
    try {
      return await visit(phone, url, profile);
    } finally {
      await phone.close();
    }
  });
}

/** By a phone that was here today. */
export function nextVisit(phone: BrowserContext, url: string, profile: Profile): Promise<Visit> {
  return undisturbed(
    () => visit(phone, url, profile),
    () => leaveWorker(phone, url),
  );
}

async function visit(phone: BrowserContext, url: string, { link, slowerCpu }: Profile): Promise<Visit> {
  const page = await phone.newPage();
  let queueUp = () => {};
  try {
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Network.enable');
    if (link) {
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: link.latency,
        downloadThroughput: link.down / BITS_PER_BYTE,
        uploadThroughput: link.up / BITS_PER_BYTE,
      });
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    const browser = phone.browser();
    if (browser) queueUp = await pagesGoFirst(browser);
    let kilobytes = 0;
    let requests = 0;
    const waiting = new Map<string, string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => waiting.set(requestId, request.url));
    devtools.on('Network.loadingFailed', ({ requestId }) => waiting.delete(requestId));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      waiting.delete(requestId);
      kilobytes += encodedDataLength / BYTES_PER_KB;
      requests += 1;
    });
    await page.addInitScript(observe);
    const notShown = () =>
      new Error(`${url} does not show itself; it waits for ${[...waiting.values()].join(', ') || 'nothing'}`);
    const end = Date.now() + PATIENCE_MS;
    await page.goto(url, { timeout: PATIENCE_MS }).catch(() => {
      throw notShown();
    });
    while (!(await isShown(devtools))) {
      if (Date.now() > end) throw notShown();
      await setTimeout(LOOK_AGAIN_MS);
    }
    // A page that plays or follows something is never idle.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
    const seen = await page.evaluate(() => window.seen);
    return { ...seen, kilobytes, requests };
  } finally {
    queueUp();
    await page.close();
  }
}

/** A locator would bring code of its own into the page, which takes a slow phone a tenth of a second. */
async function isShown(devtools: CDPSession): Promise<boolean> {
  const expression = `document.querySelector('#root main :is(h1, h2, input)') !== null`;
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  return result.value === true;
}

/** What this machine does of a plain sum in a millisecond, in a page and at its own speed: by it tables of two machines compare. */
export async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const runs: number[] = [];
    for (let run = 0; run < SPEED_RUNS; run += 1) runs.push(await page.evaluate(countSums, SPEED_MS));
    return Math.max(...runs);
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    seen: Pick<Visit, 'largest' | 'shift' | 'longestTask'>;
  }
}

/** Runs in the page. */
function observe(): void {
  const seen = { largest: 0, shift: 0, longestTask: 0 };
  window.seen = seen;
  const follow = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largest = Math.max(seen.largest, startTime);
  });
  follow('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  follow('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
}
