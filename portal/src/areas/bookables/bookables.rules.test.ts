import { describe, expect, it } from 'vitest';
import { aBookable } from '#portal-test/bookable-fixtures.ts';
import { canBeBooked, shipMapPath, shownPrice } from './bookables.rules.ts';
import { slotRefusalText } from './refusal.rules.ts';

it.each([
  ['spa', 95, 95],
  ['spa', 0, undefined],
  ['spa', -1, undefined],
  ['spa', undefined, undefined],
  ['dining', 39, 39],
  ['dining', 0, 0],
  ['activity', null, undefined],
] as const)('[B198] the price of %s at %s is shown as %s', (module, price, shown) => {
  expect(shownPrice(module, price)).toBe(shown);
});

describe('what can be booked', () => {
  it.each([
    ['[B196] with an external id', 'DIN-1', false, true],
    ['[B196] without one', undefined, false, false],
    ['[B196] with an empty one', '', false, false],
    ['[B197] on a screen', 'DIN-1', true, false],
  ])('%s', (_, externalId, isSignage, expected) => {
    expect(canBeBooked(aBookable({ externalId }), isSignage)).toBe(expected);
  });
});

it.each([
  [{ id: 'poi a' }, true, '/wayfinder?wayfinderProfileId=poi%20a'],
  [{ id: 'poi' }, false, undefined],
  [undefined, true, undefined],
])('[B202] the ship map of %j with the wayfinder %s', (profile, isOn, path) => {
  expect(shipMapPath(profile, isOn)).toBe(path);
});

it.each([
  ['sold_out', 'tac_refused_sold_out'],
  ['unknown_slot', 'tac_refused_sold_out'],
  ['begun', 'tac_refused_begun'],
  ['busy', 'refused_busy'],
  ['blocked_muster', 'blocked_muster'],
  ['not_bookable', undefined],
  [undefined, undefined],
])('[B220] a refusal %s helps on with %s', (code, key) => {
  expect(slotRefusalText(code)).toBe(key);
});
