// How long the portal takes on a ship's link, at the first visit and at the next, and where the link is good.
import { samplesOf } from '../e2e/pages/samples.ts';
import type { Bench, Measure } from './bench.ts';
import {
  firstVisit,
  LOOPBACK,
  launchBrowser,
  machineSpeed,
  newPhone,
  nextVisit,
  PHONE,
  SHIP,
  usualVisit,
  type Visit,
} from './page-visit.ts';

const HOME_MS = 2_500;
const PAGE_MS = 3_000;
const AGAIN_MS = 1_000;
const SHIFT = 0.05;
const TASK_MS = 200;
/** One visit of a dozen meets a machine that is busy with something else: the usual one counts. */
const VISITS = 3;

/** What a guest opens first or most; the first sample of each. All the others are in `pages.bench.ts`. */
export const MAIN_ROUTES: readonly string[] = [
  '/',
  '/content/overview/:id?',
  '/content/detail/:id',
  '/shoreexcursions/:date?',
  '/shoreexcursion/:id',
  '/onboard/excursions/:date?',
  '/dining/overview',
  '/dining/detail/:id',
  '/itinerary/overview',
  '/itinerary/spark/:date?',
  '/login',
];

export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const browser = await launchBrowser();
  try {
    const speed = await machineSpeed(browser);
    const measures: Measure[] = [{ name: 'this machine, thousands of sums', value: speed, unit: 'in a ms' }];
    for (const route of MAIN_ROUTES) {
      const [address = route] = samplesOf(route);
      const url = hubUrl + address;
      // A hub makes its pictures ahead; this one has just begun, and makes them now.
      await firstVisit(browser, url, LOOPBACK);
      const near = await newPhone(browser, 'allow');
      const next: Visit[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) next.push(await nextVisit(near, url, SHIP));
      const again = usualVisit(next);
      await near.close();
      const inTurn = { loopback: LOOPBACK, phone: PHONE, ship: SHIP } as const;
      const largest: Record<string, number> = {};
      for (const [name, profile] of Object.entries(inTurn)) {
        const visits: Visit[] = [];
        for (let turn = 0; turn < (name === 'ship' ? VISITS : 1); turn += 1) {
          visits.push(await firstVisit(browser, url, profile));
        }
        const first = usualVisit(visits);
        largest[name] = first.largest;
        if (name === 'ship') {
          const atMost = route === '/' ? HOME_MS : PAGE_MS;
          measures.push({ name: `${route}: largest part`, value: first.largest, unit: 'ms', atMost });
          measures.push({ name: `${route}: at the next visit`, value: again.largest, unit: 'ms', atMost: AGAIN_MS });
          measures.push({ name: `${route}: shift`, value: first.shift, unit: '', atMost: SHIFT });
          measures.push({ name: `${route}: longest task`, value: first.longestTask, unit: 'ms', atMost: TASK_MS });
          measures.push({
            name: `${route}: fetched in ${first.requests} requests`,
            value: first.kilobytes,
            unit: 'KB',
          });
        }
      }
      measures.push({ name: `${route}: on a phone near by`, value: largest.phone ?? Number.NaN, unit: 'ms' });
      measures.push({ name: `${route}: on this machine`, value: largest.loopback ?? Number.NaN, unit: 'ms' });
    }
    return measures;
  } finally {
    await browser.close();
  }
};
