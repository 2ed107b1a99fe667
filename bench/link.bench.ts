// How long the portal takes on a ship's link: 1.6 Mbit/s, 300 ms, a phone four times slower than this machine, nothing kept.
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { samplesOf } from '../e2e/pages/samples.ts';
import type { Bench, Measure } from './bench.ts';

const LINK = { offline: false, latency: 300, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_CPU = 4;
const BYTES_PER_KB = 1000;
const QUIET_MS = 1_500;
const HOME_MS = 2_500;
const PAGE_MS = 3_000;

/** What a guest opens first or most; the first sample of each. */
const ROUTES = [
  '/',
  '/content/overview/:id?',
  '/content/detail/:id',
  '/shoreexcursions/:date?',
  '/shoreexcursion/:id',
  '/onboard/excursions/:date?',
  '/dining/overview',
  '/dining/detail/:id',
  '/itinerary',
  '/itinerary/spark/:date?',
  '/login',
] as const;

interface Visit {
  largest: number;
  shift: number;
  kilobytes: number;
  requests: number;
}

export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const executablePath = findProgram(CHROMIUM_NAMES);
  if (!executablePath) throw new PlainError('This bench needs Chromium: install it with apt-get install chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const measures: Measure[] = [];
    for (const route of ROUTES) {
      const [address = route] = samplesOf(route);
      const { largest, shift, kilobytes, requests } = await visit(browser, hubUrl + address);
      const atMost = route === '/' ? HOME_MS : PAGE_MS;
      measures.push({ name: `${route}: largest part`, value: largest, unit: 'ms', atMost });
      measures.push({ name: `${route}: shift`, value: shift, unit: '', atMost: 0.05 });
      measures.push({ name: `${route}: fetched in ${requests} requests`, value: kilobytes, unit: 'KB' });
    }
    return measures;
  } finally {
    await browser.close();
  }
};

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB', deviceScaleFactor: 2 });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    let kilobytes = 0;
    let requests = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      kilobytes += encodedDataLength / BYTES_PER_KB;
      requests += 1;
    });
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = Math.max(seen.largest, entry.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await page.locator('#root main :is(h1, h2, input)').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Pick<Visit, 'largest' | 'shift'> }).seen);
    return { ...seen, kilobytes, requests };
  } finally {
    await page.close();
  }
}
