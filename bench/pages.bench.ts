// Every page that needs no login on a ship's link, at the first visit; those that guests open most are in `link.bench.ts`.
import type { Browser } from '@playwright/test';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { samplesOf } from '../e2e/pages/samples.ts';
import type { Bench, Measure } from './bench.ts';
import { MAIN_ROUTES } from './link.bench.ts';
import { firstVisit, LOOPBACK, launchBrowser, SHIP, usualVisit, type Visit } from './page-visit.ts';

const PAGE_MS = 3_000;
const SHIFT = 0.05;
const TASK_MS = 200;
const VISITS = 3;

const isPublic = ({ access, page }: (typeof ROUTE_MAP)[number]) =>
  (access === 'open' || access === 'loginPage') && page !== 'pending';

export const bench: Bench = async ({ ship }) => {
  const { hubUrl } = await ship();
  const browser = await launchBrowser();
  const measures: Measure[] = [];
  try {
    const onePerPage = new Map(ROUTE_MAP.filter(isPublic).map((row) => [row.area + String(row.page), row.path]));
    for (const route of onePerPage.values()) {
      const [address] = samplesOf(route);
      if (address === undefined || MAIN_ROUTES.includes(route)) continue;
      try {
        await firstVisit(browser, hubUrl + address, LOOPBACK);
        const { largest, shift, longestTask } = await usualFirstVisit(browser, hubUrl + address);
        measures.push({ name: `${route}: largest part`, value: largest, unit: 'ms', atMost: PAGE_MS });
        if (shift > SHIFT) measures.push({ name: `${route}: shift`, value: shift, unit: '', atMost: SHIFT });
        if (longestTask > TASK_MS)
          measures.push({ name: `${route}: longest task`, value: longestTask, unit: 'ms', atMost: TASK_MS });
      } catch (error) {
        console.warn(`${route} did not come to rest`, error);
      }
    }
    return measures;
  } finally {
    await browser.close();
  }
};

/** A visit that misses something may have been disturbed: two more say what is usual. */
async function usualFirstVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [await firstVisit(browser, url, SHIP)];
  while (!visits.every(isGood) && visits.length < VISITS) visits.push(await firstVisit(browser, url, SHIP));
  return usualVisit(visits);
}

const isGood = ({ largest, shift, longestTask }: Visit): boolean =>
  largest <= PAGE_MS && shift <= SHIFT && longestTask <= TASK_MS;
