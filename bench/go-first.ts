import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Browser } from '@playwright/test';

/** Between two looks for what is to go first. */
const AGAIN_MS = 30;

/**
 * Lets pages go ahead of the hub, the rest of the browser and the bench, until what it answers with is called. On a phone the
 * threads of a page have cores of their own; on a machine of two they would queue up, and a task of 10 ms would take 80. Chromium
 * puts a page back among the others when it comes to the fore, and opens it in a process that may be a moment old: so it is done
 * again and again. To be called when pages are slowed down already: the thread that does so needs its turn as well. Only root can.
 */
export async function pagesGoFirst(browser: Browser): Promise<() => void> {
  const devtools = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    const parents = [...new Set(pages.map(({ id }) => parentOf(id)))];
    const look = () => parents.flatMap(childrenOf).filter(isPage).forEach(goFirst);
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  } catch (error) {
    console.warn('Pages queue up with everything else here: their tasks seem longer than they are.', error);
    return () => undefined;
  } finally {
    await devtools.detach();
  }
}

/** Behind its name, which may have spaces and brackets, and its state. */
const PARENT = /^.*\) \S (\d+)/s;

function parentOf(id: number): number {
  const [, parent] = PARENT.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
  if (parent === undefined) throw new Error(`No parent is told of process ${id}.`);
  return Number(parent);
}

const childrenOf = (id: number): number[] =>
  (unlessEnded(() => readFileSync(`/proc/${id}/task/${id}/children`, 'utf8'))?.match(/\d+/g) ?? []).map(Number);

const isPage = (id: number): boolean =>
  unlessEnded(() => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) ?? false;

function goFirst(id: number): void {
  for (const thread of unlessEnded(() => readdirSync(`/proc/${id}/task`)) ?? [])
    unlessEnded(() => setPriority(Number(thread), constants.priority.PRIORITY_HIGHEST));
}

const ENDED = new Set(['ESRCH', 'ENOENT']);

/** Whatever has just ended needs no turn any more. */
function unlessEnded<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    const { code, info } = error as { code?: string; info?: { code?: string } };
    if (ENDED.has(info?.code ?? code ?? '')) return undefined;
    throw error;
  }
}
