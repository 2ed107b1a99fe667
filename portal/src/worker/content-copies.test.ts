import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '#portal-test/fake-caches.ts';
import { keptContent, keptPicture } from './content-copies.ts';
import type { WorkerParts } from './worker-parts.ts';

const PICTURE = 'http://hub/v1/blobs/image?reference=port&width=800';
const HOUR_MS = 3_600_000;
const FOR_GOOD = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };

const network = vi.fn<() => Promise<Response>>();
let caches: FakeCaches;
let now: number;
let behind: Promise<unknown>[];
beforeEach(() => {
  network.mockReset();
  caches = new FakeCaches();
  now = Date.parse('2026-07-11T09:00:00Z');
  behind = [];
});

const answer = (words: string, init?: ResponseInit) =>
  network.mockImplementation(async () => new Response(words, init));
const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

async function shown(address: string): Promise<string> {
  const parts = { caches, fetch: network, now: () => now } as unknown as WorkerParts;
  const picture = await keptPicture(parts, new Request(address), (work) => void behind.push(work));
  await Promise.all(behind.splice(0));
  return picture.text();
}

it.each([
  ['within the hour nobody is asked', HOUR_MS - 1, 0, 'first', 'first'],
  ['on the same day the next one is asked for behind', HOUR_MS + 1, 1, 'first', 'second'],
  ['after a day it is asked for first', 24 * HOUR_MS + 1, 1, 'second', 'second'],
])('a picture is its copy: %s', async (_, age, asked, then, next) => {
  answer('first');
  expect(await shown(PICTURE)).toBe('first');
  network.mockClear();
  answer('second');
  now += age;
  expect(await shown(PICTURE)).toBe(then);
  expect(network).toHaveBeenCalledTimes(asked);
  goOffline();
  expect(await shown(PICTURE)).toBe(next);
});

it('a version that holds for good is its copy, however old', async () => {
  answer('first', FOR_GOOD);
  expect(await shown(`${PICTURE}&version=1`)).toBe('first');
  now += 300 * 24 * HOUR_MS;
  expect(await shown(`${PICTURE}&version=1`)).toBe('first');
  expect(network).toHaveBeenCalledOnce();
});

it('another version is asked for first, takes the place of the one before, and gives way to it without a network', async () => {
  answer('first', FOR_GOOD);
  await shown(`${PICTURE}&version=1`);
  goOffline();
  expect(await shown(`${PICTURE}&version=2`)).toBe('first');
  answer('second', FOR_GOOD);
  expect(await shown(`${PICTURE}&version=2`)).toBe('second');
  expect([...(caches.stores.get('gangway-pictures')?.kept.keys() ?? [])]).toEqual([PICTURE]);
});

it('a version that the hub does not know ages as a picture without one', async () => {
  answer('first');
  await shown(`${PICTURE}&version=1`);
  now += HOUR_MS + 1;
  await shown(`${PICTURE}&version=1`);
  expect(network).toHaveBeenCalledTimes(2);
});

it('a picture of a clock that was put back is asked for first', async () => {
  answer('first');
  await shown(PICTURE);
  answer('second');
  now -= HOUR_MS;
  expect(await shown(PICTURE)).toBe('second');
});

describe('the programme of a day that its address does not name', () => {
  const read = async (address: string) => {
    const parts = { caches, fetch: network, now: () => now } as unknown as WorkerParts;
    return (await keptContent(parts, new Request(address), 'content')).text();
  };
  const TODAY = 'http://hub/v1/cms/dailySchedule';
  const TOMORROW = 'http://hub/v1/cms/dailyScheduleTomorrow';

  it.each([TODAY, TOMORROW])('is read from its copy on the day on which that was made: %s', async (address) => {
    now = new Date(2026, 6, 13, 9).getTime();
    answer('of Monday');
    await read(address);
    goOffline();
    now = new Date(2026, 6, 13, 23, 59).getTime();
    expect(await read(address)).toBe('of Monday');
    now = new Date(2026, 6, 14, 0, 1).getTime();
    await expect(read(address)).rejects.toThrow('Failed to fetch');
  });

  it('is another thing than the programme of a date', async () => {
    answer('of Tuesday');
    await read('http://hub/v1/cms/dailyScheduleByDate?date=2026-07-14');
    goOffline();
    now += 4 * 24 * HOUR_MS;
    expect(await read('http://hub/v1/cms/dailyScheduleByDate?date=2026-07-14')).toBe('of Tuesday');
  });
});
