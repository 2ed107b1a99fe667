import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { Browser } from '@playwright/test';

/**
 * Lets pages go ahead of the hub, the rest of the browser and the bench. On a phone the threads of a page have cores of their
 * own; on a machine of two they would queue up, and a task of 10 ms would take 80. To be called when pages are slowed down
 * already: the thread that does so needs its turn as well. Only root can.
 */
export async function pagesGoFirst(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    for (const { id, type } of processInfo) {
      if (type !== 'renderer') continue;
      for (const thread of await readdir(`/proc/${id}/task`)) goFirst(Number(thread));
    }
  } catch (error) {
    console.warn('Pages queue up with everything else here: their tasks seem longer than they are.', error);
  } finally {
    await devtools.detach();
  }
}

function goFirst(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_HIGHEST);
  } catch (error) {
    const hasEnded = error instanceof Error && 'info' in error && (error.info as { code?: string }).code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}
