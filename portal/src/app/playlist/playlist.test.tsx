import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { screenControlRoutes } from '#contract/areas/screen-control.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { renderPortal } from '#portal-test/render.tsx';

const NOON = Date.parse('2026-06-15T12:00:00Z');
const CONFIG = {
  deviceType: 'DigitalSignage',
  extensions: ['screens', 'playlists', 'live'],
  shipTimeZone: 'UTC',
  hub: { signageHostname: '/dailyprogram/today' },
  profile: { languages: [{ code: 'en', name: 'English' }] },
};
const article = (id: string) => ({ path: `/content/detail/${id}`, seconds: 10 });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(entries: object[], at = '/') {
  const hub = new FakeHub()
    .on(screenControlRoutes.playlist, { entries } as never)
    .on(holidayRoutes.schedules, [])
    .on(contentRoutes.dailySchedule, [])
    .on(contentRoutes.article, ({ params: { id } }) =>
      id === 'gone'
        ? (refuse(404, 'not_found') as never)
        : { id: id ?? '', title: `Page ${id}`, description: '<p>x</p>' },
    )
    .on(contentRoutes.pdfs, [])
    .on(contentRoutes.audios, []);
  const rendered = renderPortal({ hub, at, now: Date.now, config: CONFIG });
  return { ...rendered, hub };
}

it.each(['/', '/dailyprogram/today'])('plays at %s, one after the other, and the address stays', async (at) => {
  const { path } = open([article('one'), article('two')], at);
  expect(await screen.findByRole('heading', { name: 'Page one' })).toBeDefined();
  await pass(10_500);
  expect(await screen.findByRole('heading', { name: 'Page two' })).toBeDefined();
  await pass(10_500);
  expect(await screen.findByRole('heading', { name: 'Page one' })).toBeDefined();
  expect(path()).toBe(at);
});

it('plays nowhere else, and not what asks for a login', async () => {
  open([article('one')], '/content/detail/two');
  expect(await screen.findByRole('heading', { name: 'Page two' })).toBeDefined();
  await pass(2_000);
  expect(screen.queryByRole('heading', { name: 'Page one' })).toBeNull();
});

it('rests while somebody touches the screen', async () => {
  open([article('one'), article('two')]);
  await screen.findByRole('heading', { name: 'Page one' });
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  await pass(11_000);
  expect(screen.queryByRole('heading', { name: /Page/ })).toBeNull();
  await pass(60_000);
  expect(await screen.findByRole('heading', { name: /Page/ })).toBeDefined();
});

it('follows a change within two seconds', async () => {
  const { hub, streams } = open([article('one')]);
  await screen.findByRole('heading', { name: 'Page one' });
  hub.on(screenControlRoutes.playlist, { entries: [article('new')] } as never);
  const stream = streams.findLast(({ url }) => url.endsWith('/live'));
  act(() => stream?.onmessage?.({ data: JSON.stringify({ playlist: '2' }) }));
  await pass(1_000);
  expect(await screen.findByRole('heading', { name: 'Page new' })).toBeDefined();
});

it('reads again what it showed before there was a worker to keep it, once', async () => {
  const workers = Object.assign(new EventTarget(), { controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { hub } = open([article('one')]);
  await screen.findByRole('heading', { name: 'Page one' });
  const reads = () => [hub.callsTo(screenControlRoutes.playlist).length, hub.callsTo(contentRoutes.article).length];
  expect(reads()).toEqual([1, 1]);
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  await vi.waitFor(() => expect(reads()).toEqual([2, 2]));
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  await pass(1_000);
  expect(reads()).toEqual([2, 2]);
});

it('goes on with what it has while the hub is away', async () => {
  const { hub } = open([article('one'), article('two')]);
  await screen.findByRole('heading', { name: 'Page one' });
  await pass(10_500);
  await screen.findByRole('heading', { name: 'Page two' });
  hub.silence();
  await pass(10_500);
  expect(await screen.findByRole('heading', { name: 'Page one' })).toBeDefined();
});
