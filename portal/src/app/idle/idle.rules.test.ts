import { expect, it } from 'vitest';
import { IDLE_CHECK_MS, kioskIdle, maxIdleMs, signageAddress } from './idle.rules.ts';

it.each([
  ['[A249] just touched', 0, { state: 'active' }],
  ['before the countdown', 39_999, { state: 'active' }],
  ['[A256] the countdown begins', 40_000, { state: 'countdown', seconds: 20 }],
  ['[A256] a started second counts whole', 40_001, { state: 'countdown', seconds: 20 }],
  ['[A256] the last second', 59_999, { state: 'countdown', seconds: 1 }],
  ['[A249] the time is up', 60_000, { state: 'over' }],
  ['[A249] a check that came late', 999_999, { state: 'over' }],
])('%s', (_name, idleMs, expected) => {
  expect(kioskIdle(idleMs)).toEqual(expected);
});

it('[A255] checks every 500 ms', () => {
  expect(IDLE_CHECK_MS).toBe(500);
});

it.each([
  ['[A258] seconds of the configuration', 90, 90_000],
  ['[A259] none', undefined, 600_000],
  ['[A259] not a number', 'soon', 600_000],
  ['[A259] null', null, 600_000],
  ['[A259] zero', 0, 600_000],
  ['[A259] negative', -5, 600_000],
])('maxIdleTime %s', (_name, maxIdleTime, expected) => {
  expect(maxIdleMs(maxIdleTime)).toBe(expected);
});

it.each([
  ['screens.ship.example', 'https://screens.ship.example'],
  ['http://screens.ship.example/a', 'http://screens.ship.example/a'],
  ['//screens.ship.example', 'https://screens.ship.example'],
  ['/restaurantavailability/overview/1', '/restaurantavailability/overview/1'],
  ['', '/'],
  [undefined, '/'],
  ['javascript:alert(1)', '/'],
  ['http://', '/'],
])('[A258] the signage address %j is %s', (hostname, address) => {
  expect(signageAddress(hostname, 'https:')).toBe(address);
});
