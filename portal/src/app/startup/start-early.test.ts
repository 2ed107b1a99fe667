import { expect, it, vi } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { startEarly } from './start-early.ts';

function pageAt(address: string, stored: string | null = null) {
  const { pathname, search, hash, protocol, hostname } = new URL(address, 'https://app.ship.example');
  const fetch = vi.fn(async (_: RequestInfo | URL, _init?: RequestInit) => Response.json({ hubApiUrl: '/' }));
  const page = {
    fetch,
    location: { pathname, search, hash, protocol, hostname },
    localStorage: { getItem: (key: string) => (key === STORAGE_KEY ? stored : null) },
    navigator: { language: 'de-AT' },
  };
  return { page: page as unknown as Parameters<typeof startEarly>[0], fetch };
}

const askedBy = (fetch: ReturnType<typeof pageAt>['fetch']) => fetch.mock.calls.map(([address]) => address);

it('asks for settings, the configuration and what the page begins with', async () => {
  const { page, fetch } = pageAt('/content/detail/7');
  startEarly(page);
  await vi.waitFor(() =>
    expect(askedBy(fetch)).toEqual([
      '/config.json',
      `/v1/${deviceRoutes.config.path}`,
      '/v1/cms/articles/7?previewMode=false',
      '/v1/blobs/audios/7?previewMode=false',
    ]),
  );
});

it('[AD39] leaves what is previewed to the portal, which has the token', async () => {
  const { page, fetch } = pageAt('/content/detail/7?previewMode=true');
  const answers = startEarly(page);
  await vi.waitFor(() => expect(answers.size).toBe(2));
  expect(askedBy(fetch)).toEqual(['/config.json', `/v1/${deviceRoutes.config.path}`]);
});

it('asks as the guest of last time', async () => {
  const stored = JSON.stringify({
    authentication: { sessionId: 'own', isAuthenticated: true },
    clientinfo: { language: 'fr', look: 'palma' },
  });
  const { page, fetch } = pageAt('/dining/overview', stored);
  startEarly(page);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ SessionId: 'own' });
});

it.each([
  ['[A110] a QR code of the old form', '/#/pool', ['cms/articles/findByHashtag?hashtag=pool']],
  ['the rest of it', '/#/pool?x=1', ['cms/articles/findByHashtag?hashtag=pool']],
  ['[A159] the login, which the kinds of devices ask for different things', '/login', []],
  ['[B178] a day of the voyage', '/itinerary/detail/d7', ['itinerary/schedules/d7']],
  ['[A89] the scheduled programme', '/scheduledprogram', ['cms/dailySchedule']],
])('asks for what belongs to %s', async (_, address, calls) => {
  const { page, fetch } = pageAt(address);
  startEarly(page);
  const asked = [deviceRoutes.config.path, ...calls].map((path) => `/v1/${path}`);
  await vi.waitFor(() => expect(askedBy(fetch)).toEqual(['/config.json', ...asked]));
});

it.each([
  '{"authentication":{"sessionId":"pending"}}',
  '{"authentication":{"sessionId":"pending","isAuthenticated":"true"}}',
  'null',
  '5',
  '[]',
  '{',
  '{"authentication":null,"clientinfo":null}',
  '{"authentication":{"sessionId":5},"clientinfo":{"language":5,"look":{}}}',
  '{"clientinfo":{"language":"xx","look":"nosuch"}}',
])('[A55] is not thrown off by what storage holds: %s', async (stored) => {
  const { page, fetch } = pageAt('/', stored);
  expect(() => startEarly(page)).not.toThrow();
  await vi.waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1));
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('SessionId');
});

it('lives without storage and at an address that nobody has', async () => {
  const { page, fetch } = pageAt('/nowhere');
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
  });
  expect(() => startEarly(page)).not.toThrow();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

async function preloaded(deviceType: string, isDrawn: boolean, offer: object, count: number) {
  document.head.innerHTML = '';
  const config = { text: JSON.stringify({ deviceGroup: { deviceType }, ...offer }), isForAll: true };
  const { page, fetch } = pageAt('/content/detail/7');
  startEarly(page, new Map([['devices/config', config]]), undefined, isDrawn);
  await vi.waitFor(() => expect(askedBy(fetch)).toContain('/v1/cms/articles/7?previewMode=false'));
  await vi.waitFor(() => expect(document.querySelectorAll('link[as="image"]')).toHaveLength(count));
  return document.querySelector('link[as="image"]');
}

it.each([
  ['App', false, 1],
  ['DigitalSignage', false, 0],
  ['App', true, 0],
])('fetches the picture of an article ahead of its code, on %s, drawn %s', async (deviceType, isDrawn, count) => {
  const offer = { extensions: ['picture-versions'], picturesVersion: 'a1' };
  const offered = (await preloaded(deviceType, isDrawn, offer, count))?.getAttribute('imagesrcset') ?? '';
  expect(offered.includes('/v1/blobs/image?reference=7&width=800&version=a1 800w')).toBe(count === 1);
});

it.each([{}, { picturesVersion: 'a1' }])(
  '[A335] fetches it at the width of the specification for a hub that offers %j',
  async (offer) => {
    const link = await preloaded('App', false, offer, 1);
    expect(link?.getAttribute('href')).toBe('/v1/blobs/image?reference=7&width=1048');
    expect(link?.hasAttribute('imagesrcset')).toBe(false);
  },
);

it('leaves the picture of a restaurant to its page, whose list may name another than its own', async () => {
  document.head.innerHTML = '';
  const config = { text: JSON.stringify({ deviceGroup: { deviceType: 'Kiosk' } }), isForAll: true };
  const { page, fetch } = pageAt('/dining/detail/grill');
  startEarly(page, new Map([['devices/config', config]]));
  await vi.waitFor(() => expect(askedBy(fetch)).toContain('/v1/blobs/images/grill'));
  expect(document.querySelector('link[as="image"]')).toBeNull();
});

it.each([
  ['films', '/vod/overview', { videoConfiguration: { url: 'https://films.example/v3/' } }, ['https://films.example']],
  ['the map', '/map/tracker/x', { hub: { osmServiceUrl: 'https://t.example/{z}/{x}/{y}' } }, ['https://t.example']],
  ['a map of several hosts', '/map/tracker/x', { hub: { osmServiceUrl: 'https://{s}.example/{z}/{x}/{y}' } }, []],
  ['no other service', '/dining/overview', { videoConfiguration: { url: 'https://films.example/v3/' } }, []],
])('opens the way to the service of %s', (_, address, config, origins) => {
  const first = new Map([[deviceRoutes.config.path, { text: JSON.stringify(config), isForAll: true }]]);
  startEarly(pageAt(address).page, first);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
  for (const link of links) link.remove();
  // One for data, one for pictures.
  expect(links.map(({ href, crossOrigin }) => [new URL(href).origin, crossOrigin])).toEqual(
    origins.flatMap((origin) => [
      [origin, 'anonymous'],
      [origin, null],
    ]),
  );
});
