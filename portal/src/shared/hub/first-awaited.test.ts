import { expect, it } from 'vitest';
import { isFirstAwaited } from './first-awaited.ts';

it.each([
  ['on its way', { isLoading: true, isFetched: false, failureCount: 0 }, true],
  ['failed, and asked for again', { isLoading: true, isFetched: false, failureCount: 1 }, false],
  ['failed for good, and asked for anew', { isLoading: true, isFetched: true, failureCount: 0 }, false],
  ['there', { isLoading: false, isFetched: true, failureCount: 0 }, false],
  ['not asked for', { isLoading: false, isFetched: false, failureCount: 0 }, false],
])('what is %s', (_state, query, expected) => {
  expect(isFirstAwaited(query)).toBe(expected);
});
