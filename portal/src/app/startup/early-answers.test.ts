import { describe, expect, it, vi } from 'vitest';
import { READ_TIMEOUT_MS, sendRequest } from '#portal/shared/hub/transport.ts';
import { askEarly, takeBrought, withEarlyAnswers } from './early-answers.ts';

const PAGE = { protocol: 'https:', hostname: 'app.ship.example' };

function server(answers: Record<string, unknown>) {
  return vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const address = String(input);
    if (!(address in answers)) throw new TypeError('Failed to fetch');
    return Response.json(answers[address]);
  });
}

it('asks for settings, then at the address that they name for the configuration and the first data', async () => {
  const fetch = server({ '/config.json': { hubApiUrl: '/' }, '/v1/devices/config': { hub: {} }, '/v1/dining': ['a'] });
  const answers = askEarly(fetch, PAGE, 'session-1', ['dining']);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/config.json', '/v1/devices/config', '/v1/dining']);
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    method: 'GET',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', SessionId: 'session-1' },
    credentials: 'include',
  });
  expect([...answers.keys()]).toEqual(['/config.json', '/v1/devices/config', '/v1/dining']);
});

it('goes by the address of the page where there are no settings', async () => {
  const fetch = server({ 'https://hub.ship.example/v1/devices/config': {} });
  askEarly(fetch, PAGE, undefined, []);
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith('https://hub.ship.example/v1/devices/config', expect.anything()),
  );
});

async function early(sessionId?: string) {
  const before = server({
    '/config.json': { hubApiUrl: '/', securedOrigin: false },
    '/v1/devices/config': 'early',
    '/v1/dining': 'early',
  });
  const answers = askEarly(before, PAGE, sessionId, ['dining']);
  await vi.waitFor(() => expect(answers.size).toBe(3));
  expect(before.mock.calls.at(-1)?.[1]?.credentials).toBe('same-origin');
  const later = server({ '/v1/devices/config': 'later', '/v1/dining': 'later' });
  return withEarlyAnswers(later, answers);
}
const said = async (answer: Promise<Response>) => (await answer).json();

it('gives each answer once, and asks from then on', async () => {
  const fetch = await early();
  expect(await said(fetch('/v1/dining'))).toBe('early');
  expect(await said(fetch('/v1/dining'))).toBe('later');
});

it.each([
  ['another guest', { headers: { SessionId: 'other' } }],
  ['nobody', {}],
  ['a preview', { headers: { SessionId: 'own', PreviewToken: 'token' } }],
  ['a write', { method: 'POST', headers: { SessionId: 'own' } }],
])('is not for %s', async (_, init) => {
  const fetch = await early('own');
  expect(await said(fetch('/v1/dining', init))).toBe('later');
});

it('is for the guest who was there at the start', async () => {
  const fetch = await early('own');
  expect(await said(fetch('/v1/dining', { headers: { SessionId: 'own' } }))).toBe('early');
});

it('tells whoever asks of a failure, and whoever gives up that they did', async () => {
  const failing = withEarlyAnswers(server({}), askEarly(server({}), PAGE, undefined, []));
  await expect(failing('/config.json')).rejects.toThrow('Failed to fetch');
  const silent = vi.fn((_: unknown, init?: RequestInit) => new Promise<Response>((_, fail) => whenStopped(init, fail)));
  const waiting = withEarlyAnswers(server({}), askEarly(silent, PAGE, undefined, []));
  const limit = new AbortController();
  const answer = waiting('/config.json', { signal: limit.signal });
  limit.abort();
  await expect(answer).rejects.toThrow('aborted');
});

/** As a browser tells it. */
const whenStopped = ({ signal }: RequestInit = {}, tell: (reason: unknown) => void) =>
  signal?.addEventListener('abort', () => tell(signal.reason));

it('[A43] gives up an answer whose body stays away, as one that nobody asked for ahead', async () => {
  vi.useFakeTimers();
  const stalling = async (_: unknown, init?: RequestInit) => {
    const body = new ReadableStream({ start: (bytes) => void whenStopped(init, (reason) => bytes.error(reason)) });
    return new Response(body);
  };
  const first = new Map([['config.json', { text: '{"hubApiUrl":"/"}', isForAll: true }]]);
  const answers = askEarly(stalling, PAGE, undefined, [], first);
  await vi.waitFor(() => expect(answers.size).toBe(2));
  const fetch = withEarlyAnswers(server({}), answers);
  const answer = sendRequest({ fetch }, '/v1/devices/config', { method: 'GET' }).catch(({ code }) => code);
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
  expect(await answer).toBe('timeout');
  vi.useRealTimers();
});

it('[A310] forgets what the first page did not want, and stops what is still on its way', async () => {
  vi.useFakeTimers();
  const stopped = vi.fn();
  const first = new Map([
    ['config.json', { text: '{"hubApiUrl":"/"}', isForAll: true }],
    ['cms/dailySchedule', { text: '"brought"', isForAll: true }],
  ]);
  const silent = (_: unknown, init?: RequestInit) => new Promise<Response>(() => void whenStopped(init, stopped));
  const answers = askEarly(silent, PAGE, undefined, ['dining'], first);
  await vi.waitFor(() => expect(answers.size).toBe(4));
  const fetch = withEarlyAnswers(server({ '/v1/cms/dailySchedule': 'later' }), answers);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(answers.size).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(takeBrought(answers, '/v1/cms/dailySchedule', undefined)).toBeUndefined();
  expect(await said(fetch('/v1/cms/dailySchedule'))).toBe('later');
  expect(stopped).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('does without early answers', async () => {
  const fetch = withEarlyAnswers(server({ '/v1/dining': 'later' }), undefined);
  expect(await said(fetch('/v1/dining'))).toBe('later');
});

it('takes from the page what it brought, and asks for the rest', async () => {
  const first = new Map([
    ['config.json', { text: '{"hubApiUrl":"/"}', isForAll: true }],
    ['devices/config', { text: '"brought"', isForAll: true }],
    ['dining', { text: '"brought"', isForAll: false }],
    ['blobs/focus', { text: '"brought"', isForAll: true }],
    ['cart', { text: '"brought"', isForAll: false }],
  ]);
  const fetch = server({ '/v1/dining': 'asked' });
  const anyone = askEarly(fetch, PAGE, undefined, ['dining'], first);
  await vi.waitFor(() => expect(anyone.size).toBe(5));
  expect(fetch).not.toHaveBeenCalled();
  const guest = askEarly(fetch, PAGE, 'own', ['dining'], first);
  await vi.waitFor(() => expect(guest.size).toBe(4));
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/v1/dining']);
  const later = withEarlyAnswers(server({}), guest);
  const asGuest = { headers: { SessionId: 'own' } };
  expect(await said(later('/v1/devices/config', asGuest))).toBe('brought');
  expect(await said(later('/v1/dining', asGuest))).toBe('asked');
  expect(await said(later('/v1/blobs/focus', asGuest))).toBe('brought');
});

it('brings what another service answered under its whole address, to guests too', async () => {
  const address = 'https://schedule.example/properties/star/schedule?date=2026-06-15&days=1';
  const first = new Map([
    ['config.json', { text: '{"hubApiUrl":"/"}', isForAll: true }],
    ['devices/config', { text: '{}', isForAll: true }],
    [address, { text: '{"lineup":[]}', isForAll: true }],
  ]);
  const guest = askEarly(server({}), PAGE, 'own', [], first);
  await vi.waitFor(() => expect([...guest.keys()]).toContain(address));
  expect(takeBrought(guest, address, undefined)).toBe('{"lineup":[]}');
});

describe('what the page brought', () => {
  const first = new Map([
    ['config.json', { text: '{"hubApiUrl":"/"}', isForAll: true }],
    ['devices/config', { text: '{"hub":{}}', isForAll: true }],
    ['dining', { text: '["a"]', isForAll: false }],
  ]);

  async function brought(sessionId?: string) {
    const fetch = server({ '/v1/dining': ['b'] });
    const answers = askEarly(fetch, PAGE, sessionId, ['dining'], first);
    await vi.waitFor(() => expect(answers.size).toBe(3));
    return answers;
  }

  it('is there at once, and had once', async () => {
    const answers = await brought();
    expect(takeBrought(answers, '/v1/dining', undefined)).toBe('["a"]');
    expect(takeBrought(answers, '/v1/dining', undefined)).toBeUndefined();
    expect(answers.has('/v1/dining')).toBe(false);
  });

  it('is not for another guest, nor what had to be asked for', async () => {
    const answers = await brought('own');
    expect(takeBrought(answers, '/v1/devices/config', 'other')).toBeUndefined();
    expect(takeBrought(answers, '/v1/devices/config', 'own')).toBe('{"hub":{}}');
    expect(takeBrought(answers, '/v1/dining', 'own')).toBeUndefined();
    expect(answers.has('/v1/dining')).toBe(true);
  });

  it('is nothing where the early script did not run', () => {
    expect(takeBrought(undefined, '/v1/dining', undefined)).toBeUndefined();
  });
});
