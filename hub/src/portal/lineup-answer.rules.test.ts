import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineupAnswers } from './lineup-answer.ts';
import { partnerReads } from './partner-reads.ts';

const SERVICE = 'https://schedule.example';
const REPLY = '{"lineup":[{"date":"2026-06-15","events":[]}]}';
const ui = { sparkUrl: `${SERVICE}/api`, sparkApiToken: 'secret', sparkPropertyId: 'star' };
const pageOf = (uiSettings: object, date?: string, hostname = 'ship.example') => ({
  config: JSON.stringify({ hub: { uiSettings } }),
  hostname,
  date,
});
const addressOf = (day: string) => `${SERVICE}/api/properties/star/schedule?date=${day}&days=1`;

let now = 0;
const clock = { now: () => new Date(now) };
const shipTime = { today: () => '2026-06-15' } as never;
const service = vi.fn<typeof fetch>();
beforeEach(() => {
  now = Date.UTC(2026, 5, 15);
  service.mockReset().mockImplementation(async () => new Response(REPLY));
  vi.stubGlobal('fetch', service);
});
afterEach(() => vi.unstubAllGlobals());

const answers = (partners = [SERVICE]) => lineupAnswers({ shipTime }, partnerReads({ clock }, partners));

it.each([
  ['of today where the address names no day', undefined, '2026-06-15'],
  ['of the day in the address', '2026-06-17', '2026-06-17'],
  ['of the day in the address as the hub writes days', '18-06-2026', '2026-06-18'],
])('[B263] brings the lineup %s under the address that the portal would ask, by the token', async (_, date, day) => {
  expect(await answers()(pageOf(ui, date))).toEqual({ name: addressOf(day), text: REPLY });
  expect(service).toHaveBeenCalledExactlyOnceWith(
    new URL(addressOf(day)),
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer secret' }) }),
  );
});

it.each([
  ['an address without a day', ui, 'soon', [SERVICE]],
  ['no settings', {}, undefined, [SERVICE]],
  ['a host that the deployment does not name', ui, undefined, ['https://other.example']],
  ['an address below the hub’s own', { ...ui, sparkUrl: '/schedule' }, undefined, [SERVICE]],
  ['a programme that begins with days that are over', { ...ui, showPastEvents: true }, undefined, [SERVICE]],
])('asks nobody for %s', async (_, settings, date, partners) => {
  expect(await answers(partners)(pageOf(settings, date))).toBeUndefined();
  expect(service).not.toHaveBeenCalled();
});

it('asks a neighbour on its own machine by its own name, whatever the guest’s device calls it', async () => {
  const seen = { ...ui, sparkUrl: 'http://192.168.1.20:4001/schedule' };
  const path = '/properties/star/schedule?date=2026-06-15&days=1';
  const reply = (host: string) => JSON.stringify({ lineup: [], picture: `http://${host}:4001/full.webp` });
  service.mockImplementation(async () => new Response(reply('localhost')));
  const found = await answers(['http://localhost:4001'])(pageOf(seen, undefined, '192.168.1.20'));
  expect(found).toEqual({ name: `http://192.168.1.20:4001/schedule${path}`, text: reply('192.168.1.20') });
  expect(service.mock.calls.map(([url]) => String(url))).toEqual([`http://localhost:4001/schedule${path}`]);
});

it('gives an answer again for a minute, then asks anew', async () => {
  const answer = answers();
  await answer(pageOf(ui));
  now += 59_000;
  expect(await answer(pageOf(ui))).toEqual({ name: addressOf('2026-06-15'), text: REPLY });
  expect(service).toHaveBeenCalledTimes(1);
  now += 1_000;
  await answer(pageOf(ui));
  expect(service).toHaveBeenCalledTimes(2);
});

it.each([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses', async () => new Response('{}', { status: 403 })],
  ['answers something else', async () => new Response('<p>Soon</p>')],
])('leaves a service that %s alone for a minute', async (_, reply) => {
  service.mockImplementation(reply);
  const answer = answers();
  expect(await answer(pageOf(ui))).toBeUndefined();
  expect(await answer(pageOf(ui))).toBeUndefined();
  expect(service).toHaveBeenCalledTimes(1);
});
