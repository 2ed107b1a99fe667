import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CODE_REL, FIRST_VIEW_ID, PORTAL_CODE } from '#contract/first-view.ts';
import { fetchCode, isFarAway, runLibraries, runPortal, whenPainted } from './early-paint.ts';

let paint: () => void;

class FakeObserver {
  static supportedEntryTypes = ['paint'];
  constructor(tell: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    paint = () => tell({ getEntriesByName: () => [{} as PerformanceEntry] });
  }
  observe() {}
  disconnect() {}
}

const LINK = `<link rel="modulepreload" href="/assets/index-1.js" ${PORTAL_CODE}>`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  document.head.innerHTML = LINK;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function waiting(isDrawn = true) {
  const seen = vi.fn();
  whenPainted(document, isDrawn).then(seen);
  return seen;
}

it('waits until the drawing is painted', async () => {
  const seen = waiting();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).not.toHaveBeenCalled();
  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalled();
});

it('lets the rest of the drawing be laid out when its beginning is seen', async () => {
  const drawing = Object.assign(document.createElement('div'), { id: FIRST_VIEW_ID });
  document.body.append(drawing);
  onTestFinished(() => drawing.remove());
  waiting();
  await vi.advanceTimersByTimeAsync(500);
  expect(drawing.hasAttribute('data-painted')).toBe(false);
  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawing.hasAttribute('data-painted')).toBe(true);
});

it('does not wait long, as nobody may be looking', async () => {
  const seen = waiting();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(seen).toHaveBeenCalled();
});

it.each([
  ['its drawing is not for this visitor', LINK, false],
  ['its script runs by itself', '', true],
])('does not wait in a page where %s', async (_, head, isDrawn) => {
  document.head.innerHTML = head;
  const seen = waiting(isDrawn);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalled();
});

it('fetches the code that the page names, once', () => {
  document.head.innerHTML = `<link rel="${CODE_REL}" crossorigin href="/assets/index-1.js" ${PORTAL_CODE}>`;
  fetchCode(document);
  fetchCode(document);
  expect(document.head.innerHTML).toBe(
    `<link rel="modulepreload" crossorigin="" href="/assets/index-1.js" ${PORTAL_CODE}="">`,
  );
});

it.each([
  ['far away', [320, 700], true],
  ['near by, some of it late', [30, 700], false],
  ['at hand', [0], false],
])('tells a hub that is %s', (_, waits, isFar) => {
  const files = waits.map((wait) => ({ requestStart: 100, responseStart: 100 + wait }));
  expect(isFarAway({ getEntriesByType: () => files as never })).toBe(isFar);
});

it('runs the portal once', () => {
  runPortal(document);
  runPortal(document);
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({ src, type }) => [new URL(src).pathname, type])).toEqual([['/assets/index-1.js', 'module']]);
});

const LIBRARIES = '<link rel="modulepreload" href="/assets/libraries-1.js">';

it('runs the libraries ahead, and leaves the browser a turn before the rest', async () => {
  document.head.innerHTML = LINK + LIBRARIES;
  const run = vi.fn(async () => undefined);
  const ended = vi.fn();
  runLibraries(document, run).then(ended);
  expect(run.mock.calls).toEqual([[new URL('/assets/libraries-1.js', document.baseURI).href]]);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();
});

it('goes on where the libraries fail', async () => {
  document.head.innerHTML = LINK + LIBRARIES;
  const ended = vi.fn();
  runLibraries(document, () => Promise.reject(new TypeError('Failed to fetch'))).then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();
});

it('leaves the libraries to a script that runs by itself', async () => {
  document.head.innerHTML = LIBRARIES;
  const run = vi.fn(async () => undefined);
  await runLibraries(document, run);
  expect(run).not.toHaveBeenCalled();
});
