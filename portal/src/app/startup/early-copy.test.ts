import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstAnswerElement } from '#contract/first-answers.ts';
import { PORTAL_CODE } from '#contract/first-view.ts';
import { PATIENCE_MS, readPageOfNow } from './early-copy.ts';

const code = (build: string) => `<link rel="modulepreload" href="/assets/index-${build}.js" ${PORTAL_CODE}>`;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = code('one');
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

const read = (fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  readPageOfNow({ fetch: fetch as typeof window.fetch, location: { pathname: '/dining' }, document });

it('takes its answers from the page of now', async () => {
  const answers = new Map([
    ['cms/articles?a="1"&b=<2>', { text: '{"words":"a < b"}', isForAll: true }],
    ['dining', { text: '[]', isForAll: false }],
  ]);
  const html = [...answers].map(([name, answer]) => firstAnswerElement(name, answer)).join('') + code('one');
  const fetch = vi.fn(async () => new Response(html));
  const now = await read(fetch);
  expect(fetch).toHaveBeenCalledWith('/dining', expect.objectContaining({ headers: { accept: 'text/html' } }));
  expect(now.isOtherBuild).toBe(false);
  expect([...now.answers].map(([name, { text, isForAll }]) => [name, JSON.parse(text), isForAll])).toEqual(
    [...answers].map(([name, { text, isForAll }]) => [name, JSON.parse(text), isForAll]),
  );
});

it('tells a build that is another than its own', async () => {
  expect((await read(async () => new Response(code('two')))).isOtherBuild).toBe(true);
});

it.each([
  ['an error', async () => new Response(code('two'), { status: 503 })],
  ['nothing', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the portal to ask by itself where the answer is %s', async (_, fetch) => {
  expect(await read(fetch)).toEqual({ answers: new Map(), isOtherBuild: false });
});

it('does not wait for long', async () => {
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const now = read(silent);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect((await now).answers.size).toBe(0);
});
