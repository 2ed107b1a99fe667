import { afterEach, expect, it, vi } from 'vitest';
import { loadClientConfig } from './client-config.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['[A28] the file', Response.json({ hubApiUrl: '/' }), { hubApiUrl: '/' }],
  ['the defaults where there is none', new Response('', { status: 404 }), {}],
  ['the defaults where another page stands in for it', new Response('<!doctype html>'), {}],
  ['nothing while its server is away', new Response('', { status: 502 }), undefined],
])('gives %s', async (_, answer, expected) => {
  expect(await loadClientConfig(async () => answer)).toEqual(expected);
});

it.each([
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it breaks off', async () => new Response(new ReadableStream({ start: (bytes) => bytes.error(new Error('lost')) }))],
])('gives nothing where %s', async (_, fetch) => {
  expect(await loadClientConfig(fetch)).toBeUndefined();
});

it('does not wait for ever', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return Response.json({});
  });
  expect(await loadClientConfig(fetch)).toBeUndefined();
  expect(limit).toHaveBeenCalledWith(10_000);
});
