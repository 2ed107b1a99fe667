import { readdir, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { Browser } from '@playwright/test';

/** Without its turn the thread that slows a page down would leave it as fast as it is. Linux cuts names after 15 letters. */
const SLOWING_THREAD = 'CPUThrottlingTh';

/**
 * Lets pages go ahead of the hub, the rest of the browser and the bench. On a phone the thread of a page has a core of its own;
 * on a machine of two cores it would queue up, and a task of 10 ms would take 80. To be called when pages are slowed down
 * already; only root can.
 */
export async function pagesGoFirst(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    for (const { id, type } of processInfo) {
      if (type !== 'renderer') continue;
      for (const thread of [id, ...(await threadsNamed(SLOWING_THREAD, id))]) {
        setPriority(thread, constants.priority.PRIORITY_HIGHEST);
      }
    }
  } catch (error) {
    console.warn('Pages queue up with everything else here: their tasks seem longer than they are.', error);
  } finally {
    await devtools.detach();
  }
}

async function threadsNamed(name: string, process: number): Promise<number[]> {
  const folder = `/proc/${process}/task`;
  const threads = await readdir(folder);
  const names = await Promise.all(threads.map((thread) => readFile(`${folder}/${thread}/comm`, 'utf8')));
  return threads.filter((_, place) => names[place]?.trim() === name).map(Number);
}
