import { chromium } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';
import { PlainError } from '#scripts/plain-error.ts';
import type { Bench } from './bench.ts';

const BYTES_PER_KB = 1000;

/** What a phone fetches for the first page, by kind, compressed as the hub sends it. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const executablePath = findProgram(CHROMIUM_NAMES);
  if (!executablePath) throw new PlainError('This bench needs Chromium: install it with apt-get install chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await page.goto(hubUrl, { waitUntil: 'load' });
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(1_500);
    const entries = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, bytes: encodedBodySize };
      }),
    );
    const sum = (pattern: RegExp) =>
      entries.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0) / BYTES_PER_KB;
    return [
      { name: 'first load of /, scripts and styles', value: sum(/\.(js|css)$/), unit: 'KB', atMost: 150 },
      { name: 'first load of /, scripts', value: sum(/\.js$/), unit: 'KB' },
      { name: 'first load of /, styles', value: sum(/\.css$/), unit: 'KB' },
      { name: 'first load of /, fonts', value: sum(/\.woff2$/), unit: 'KB' },
      { name: 'first load of /, pictures', value: sum(/blobs\/image|\.(webp|avif|svg|png)$/), unit: 'KB' },
    ];
  } finally {
    await browser.close();
  }
};
