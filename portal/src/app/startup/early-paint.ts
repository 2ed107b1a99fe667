// In a page that was served with a drawing the portal's code is run when the drawing has been painted: out of a cache it is
// there at once, and a phone would read and run it for half a second before it shows anything (decision 026).
import { CODE_REL, FIRST_VIEW_ID, PORTAL_CODE } from '#contract/first-view.ts';

/** A page that nobody looks at is not painted. */
const PATIENCE_MS = 1_000;
const PAINT = 'paint';
const FIRST_WORDS = 'first-contentful-paint';

/** So long takes an answer over a link on which every trip counts. */
const FAR_MS = 150;

type Opening = Pick<
  Document,
  'querySelector' | 'querySelectorAll' | 'getElementById' | 'createElement' | 'head' | 'hidden'
>;

/** On a far link the code sets off while the drawing is still to be painted; near by it would only be in its way. */
export function isFarAway(arrivals: Pick<Performance, 'getEntriesByType'>): boolean {
  const files = arrivals.getEntriesByType('resource') as PerformanceResourceTiming[];
  return Math.min(...files.map(({ requestStart, responseStart }) => responseStart - requestStart)) > FAR_MS;
}

/** Fetches the code that the page names. */
export function fetchCode(page: Pick<Document, 'querySelectorAll'>): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>(`link[rel="${CODE_REL}"]`)) {
    const ahead = link.cloneNode() as HTMLLinkElement;
    ahead.rel = 'modulepreload';
    link.replaceWith(ahead);
  }
}

/** When the drawing is seen, with the picture that it begins with if that is here; at once where there is none. */
export async function whenPainted(page: Opening, isDrawn: boolean): Promise<void> {
  if (!isDrawn || page.hidden || !codeLink(page)) return;
  await Promise.race([firstPaint(), passed(PATIENCE_MS)]);
  const picture = page.getElementById(FIRST_VIEW_ID)?.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture?.complete) await Promise.race([picture.decode().catch(() => undefined), passed(PATIENCE_MS)]);
  // Behind the frame that this one belongs to.
  await anotherTask();
  page.getElementById(FIRST_VIEW_ID)?.setAttribute('data-painted', '');
}

/**
 * The libraries are compiled and run in a task of their own. Everything else imports them and would take them along: together
 * it is a fifth of a second in which a phone answers to nothing.
 */
export async function runLibraries(
  page: Opening,
  run: (address: string) => Promise<unknown> = runModule,
): Promise<void> {
  const libraries =
    codeLink(page) && page.querySelector<HTMLLinkElement>('link[rel="modulepreload"][href*="/libraries-"]');
  if (!libraries) return;
  // What fails here is told by those who import it.
  await run(libraries.href).catch(() => undefined);
  await anotherTask();
}

const runModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** Runs the portal's code, where the page leaves that to us. */
export function runPortal(page: Opening): void {
  const link = codeLink(page);
  if (!link) return;
  link.removeAttribute(PORTAL_CODE);
  const script = page.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: link.href });
  page.head.append(script);
}

export const codeLink = (page: Pick<Document, 'querySelector'>) =>
  page.querySelector<HTMLLinkElement>(`link[${PORTAL_CODE}]`);

/** What waits for this page has its turn, and two short tasks stand where one long one would. */
export const anotherTask = () => passed(0);

const passed = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

function firstPaint(): Promise<void> {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(PAINT)) return Promise.resolve();
  return new Promise((done) => {
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName(FIRST_WORDS).length === 0) return;
      watch.disconnect();
      done();
    });
    watch.observe({ type: PAINT, buffered: true });
  });
}
