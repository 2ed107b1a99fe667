import { expect, it } from 'vitest';
import { HubFailure } from './hub-failure.ts';
import { isWorthRetrying } from './query-client.ts';

it.each([
  [new HubFailure('network', ''), 0, true],
  [new HubFailure('network', ''), 1, false],
  [new HubFailure('503', '', 503), 0, true],
  [new HubFailure('timeout', ''), 0, false],
  [new HubFailure('not_found', '', 404), 0, false],
  [new HubFailure('session', '', 403), 0, false],
  [new HubFailure('500', '', 500), 0, false],
  [new Error('a mistake of ours'), 0, false],
])('%o after %i failures is tried again: %s', (error, failures, again) => {
  expect(isWorthRetrying(failures, error)).toBe(again);
});
