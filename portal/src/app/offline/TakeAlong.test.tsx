import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { FakeHub, HubAnswer } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { AGAIN_MS, QUIET_MS } from './TakeAlong.tsx';

const HOUR_MS = 3_600_000;
const MORNING = new Date(2026, 5, 16, 9).getTime();
const TAKEN = 'guestportal.takenAlong';

/** The browser's side of a worker. */
class Workers extends EventTarget {
  readonly ready = Promise.resolve();
  controller: object | null = {};
}
let workers: Workers;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  delete window.earlyAnswers;
});

const shipHub = () =>
  new FakeHub()
    .on(holidayRoutes.schedules, [{ id: 'd1', date: '16/06/2026', day: 1, title: 'Naples', atSea: false }])
    .on(contentRoutes.rootArticles, [{ id: 'a1', title: 'Dining' }]);

async function open(hub = shipHub()) {
  const rendered = renderPortal({
    hub,
    at: '/nowhere',
    now: () => MORNING,
    config: { extensions: ['offline'], shipTimeZone: 'UTC' },
  });
  await screen.findByRole('main');
  // The part itself is fetched with the shell.
  await act(() => vi.dynamicImportSettled());
  return rendered;
}
const after = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const articlesOf = (hub: FakeHub) => hub.calls.filter(({ path }) => path.startsWith('cms/articles/a1?')).length;
const taken = () => JSON.parse(localStorage.getItem(TAKEN) ?? 'null');

it('reads once the phone is quiet, the day on board first', async () => {
  const { hub } = await open();
  await after(QUIET_MS - 1_000);
  expect(hub.callsTo(contentRoutes.rootArticles)).toEqual([]);
  await after(2_000);
  await vi.waitFor(() => expect(taken()).toEqual([MORNING, 'en']));
  expect(articlesOf(hub)).toBe(1);
  expect(hub.callsTo(contentRoutes.dailyScheduleByDate).map(({ query }) => query.get('date'))).toEqual(['2026-06-16']);
  const paths = hub.calls.map(({ path }) => path);
  expect(paths).toContain('itinerary/weather/16-06-2026');
  expect(paths.indexOf('cms/dailySchedule')).toBeLessThan(paths.indexOf('cms/content/articles/findByRoot/'));
});

it('waits at the first visit for the worker to take over the page', async () => {
  workers.controller = null;
  const { hub } = await open();
  await after(QUIET_MS + 5_000);
  expect(articlesOf(hub)).toBe(0);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(taken()).not.toBeNull());
  expect(articlesOf(hub)).toBe(1);
});

it('leaves alone whoever saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { hub } = await open();
  await after(QUIET_MS + 1_000);
  expect(articlesOf(hub)).toBe(0);
});

it.each([
  ['an hour ago is enough', MORNING - HOUR_MS, 'en', 0],
  ['of yesterday evening is not', MORNING - 10 * HOUR_MS, 'en', 1],
  ['of a clock that was put back is not', MORNING + HOUR_MS, 'en', 1],
  ['in another language is not', MORNING - HOUR_MS, 'de', 1],
])('what was taken %s', async (_, at, language, articles) => {
  localStorage.setItem(TAKEN, JSON.stringify([at, language]));
  const { hub } = await open();
  await after(QUIET_MS + 1_000);
  await vi.waitFor(() => expect(taken()).toEqual(articles ? [MORNING, 'en'] : [at, language]));
  expect(articlesOf(hub)).toBe(articles);
});

const NOBODY = () => {
  throw new TypeError('Failed to fetch');
};
const COPY = new HubAnswer(200, [], { 'x-kept-at': String(MORNING - HOUR_MS) });

it.each([
  ['nobody answers', NOBODY],
  ['copies stand in', COPY],
])('where %s it stops, notes nothing and begins again later', async (_, answer) => {
  const hub = shipHub().on(contentRoutes.dailySchedule, answer).on(contentRoutes.dailyScheduleTomorrow, answer);
  await open(hub);
  await after(QUIET_MS + 1_000);
  await vi.waitFor(() => expect(hub.callsTo(contentRoutes.dailyScheduleTomorrow)).toHaveLength(1));
  await after(60_000);
  expect(articlesOf(hub)).toBe(0);
  expect(taken()).toBeNull();
  hub.on(contentRoutes.dailySchedule, []).on(contentRoutes.dailyScheduleTomorrow, []);
  await after(AGAIN_MS);
  await vi.waitFor(() => expect(taken()).not.toBeNull());
  expect(articlesOf(hub)).toBe(1);
});

it('forgets what the page brought and has not used: the worker has no copy of it', async () => {
  await open();
  window.earlyAnswers = new Map([['/v1/dining', { sessionId: undefined, answer: Promise.resolve(new Response()) }]]);
  await after(QUIET_MS + 1_000);
  expect(window.earlyAnswers.size).toBe(0);
});
