import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { type Bench, median } from './bench.ts';

const CHANNELS = 40;
const DAYS = 7;
const HALF_HOUR_MS = 1_800_000;
const PROGRAMMES = DAYS * 48;
const OPENINGS = 7;
const SCRIPTING_MS = 100;
const PRESSES = 40;

/** A guide of forty channels and seven days: what it costs to open it, and how quickly the focus follows the arrows. */
export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const executablePath = findProgram(CHROMIUM_NAMES);
  if (!executablePath) throw new PlainError('This bench needs Chromium: install it with apt-get install chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB', baseURL: hubUrl });
    await page.route(/channels\/getChannelData/, (route) => route.fulfill({ json: { code: 200, data: guide() } }));
    const wire = await page.context().newCDPSession(page);
    // The time that the page's thread worked, whatever else the machine had to do.
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    const openings: Spent[] = [];
    for (let i = 0; i < OPENINGS; i++) openings.push(await openGuide(page, wire));
    const presses = await walk(page);
    return [
      {
        name: `scripting to open the guide of ${CHANNELS} channels × ${DAYS} days, median of ${OPENINGS}`,
        value: median(openings.map(({ script }) => script)),
        unit: 'ms',
        atMost: SCRIPTING_MS,
      },
      { name: 'with style, layout and painting', value: median(openings.map(({ task }) => task)), unit: 'ms' },
      { name: 'an arrow in the guide, median', value: median(presses), unit: 'ms', atMost: 50 },
    ];
  } finally {
    await browser.close();
  }
};

/** Half-hour programmes of seven days around today. */
function guide(): unknown[] {
  const first = Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS - 3 * 48 * HALF_HOUR_MS;
  return Array.from({ length: CHANNELS }, (_, channel) => ({
    id: `c${channel}`,
    code: `C${channel}`,
    name: `Channel ${channel}`,
    streams: [{ url: 'http://nowhere.invalid/live.m3u8' }],
    epg: {
      programs: Array.from({ length: PROGRAMMES }, (_, n) => ({
        name: `Programme ${n} of channel ${channel}`,
        description: 'What it is about, in a sentence or two, as guides have it.',
        start_time: new Date(first + n * HALF_HOUR_MS).toISOString(),
        end_time: new Date(first + (n + 1) * HALF_HOUR_MS).toISOString(),
      })),
    },
  }));
}

interface Spent {
  script: number;
  task: number;
}

async function spent(wire: CDPSession): Promise<Spent> {
  const { metrics } = await wire.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1_000;
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
}

async function openGuide(page: Page, wire: CDPSession): Promise<Spent> {
  await page.goto('/channels');
  await page.getByRole('link', { name: 'TV guide' }).waitFor();
  // What the page before is still doing is not the guide's.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = await spent(wire);
  await page.getByRole('link', { name: 'TV guide' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('main li button').length >= count, CHANNELS * 8);
  const after = await spent(wire);
  return { script: after.script - before.script, task: after.task - before.task };
}

async function walk(page: Page): Promise<number[]> {
  await page.locator('main li button').first().focus();
  return page.evaluate((count) => {
    const keys = ['ArrowRight', 'ArrowDown'];
    return Array.from({ length: count }, (_, n) => {
      const from = performance.now();
      const key = keys[n % keys.length] ?? '';
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return performance.now() - from;
    });
  }, PRESSES);
}
