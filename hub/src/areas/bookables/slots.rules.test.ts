import { describe, expect, it } from 'vitest';
import type { Unit } from '#hub/booking/unit.ts';
import { checkSlot, fitsBounds, isOffered, partyBounds, personBounds, startOf } from './slots.rules.ts';

const NOW = '2026-06-15 10:00:00';
const slot = {
  id: '1',
  objectId: 'pergola',
  withdrawn: false,
  offSale: false,
  startsAt: '2026-06-15 19:00:00',
  endsAt: '2026-06-15 21:00:00',
  capacity: 8,
  taken: 5,
} as Unit;

describe('the bounds of persons', () => {
  it.each([
    ['[B209] as stored', 'dining', 2, 6, { minimum: 2, maximum: 6 }],
    ['[B210] 1 to 4 without any', 'activity', null, null, { minimum: 1, maximum: 4 }],
    ['[B210] a minimum above 4 alone', 'dining', 6, null, { minimum: 6, maximum: 6 }],
    ['[B207] one for a treatment, whatever is stored', 'spa', 2, 4, { minimum: 1, maximum: 1 }],
  ] as const)('%s', (_, module, minimumPersons, maximumPersons, bounds) => {
    const bookable = { module, minimumPersons, maximumPersons };
    expect(personBounds(bookable)).toEqual(bounds);
    expect(fitsBounds(bounds.minimum, bookable) && fitsBounds(bounds.maximum, bookable)).toBe(true);
    expect(fitsBounds(bounds.minimum - 1, bookable) || fitsBounds(bounds.maximum + 1, bookable)).toBe(false);
  });
});

it.each([
  ['has room', {}, 3, true],
  ['has too little room', {}, 4, false],
  ['begins this minute', { startsAt: NOW }, 1, false],
  ['has begun', { startsAt: '2026-06-15 09:30:00' }, 1, false],
  ['begins in a minute', { startsAt: '2026-06-15 10:01:00' }, 1, true],
  ['left the pack', { offSale: true }, 1, false],
  ['is fuller than its capacity', { taken: 9 }, 1, false],
])('[B213] [BD45] a slot that %s', (_, changes, persons, offered) => {
  expect(isOffered({ ...slot, ...changes }, persons, NOW)).toBe(offered);
});

it.each([
  ['15/06/2026', '19:00', '2026-06-15 19:00:00'],
  ['15/06/2026', '24:00', undefined],
  ['15/06/2026', '7:00', undefined],
  ['31/06/2026', '19:00', undefined],
  ['2026-06-15', '19:00', undefined],
])('reads %s %s', (date, fromTime, moment) => {
  expect(startOf({ date, fromTime })).toBe(moment);
});

describe('a booking', () => {
  const bookable = { module: 'dining', externalId: 'X', minimumPersons: 2, maximumPersons: 6 } as never;
  const request = { numberOfPersons: 3, date: '15/06/2026', fromTime: '19:00', toTime: '21:00', objectId: 'pergola' };
  const facts = { bookable, slot, request, shipNow: NOW, partySize: 4, isBookedByParty: false, appointments: [] };
  const other = (from: string, to: string, status = 'C') => ({
    appointments: [{ startsAt: `2026-06-15 ${from}:00`, endsAt: `2026-06-15 ${to}:00`, status }],
  });

  it('of what is free is taken', () => {
    expect(checkSlot(facts)).toBe(slot);
    expect(checkSlot({ ...facts, partySize: 3 })).toBe(slot);
  });
  it.each([
    ['only touches it before', other('17:00', '19:00')],
    ['only touches it after', other('21:00', '22:00')],
    ['was cancelled', other('19:00', '21:00', 'X')],
    ['is only waited for', other('19:00', '21:00', 'W')],
    ['is known to the guest', { ...other('19:00', '21:00'), request: { ...request, confirmOverlap: true } }],
  ])('[BD45] beside another that %s is taken', (_, changes) => {
    expect(checkSlot({ ...facts, ...changes })).toBe(slot);
  });
  it('[BD45] of a party smaller than what the item asks for is for that many', () => {
    expect(partyBounds({ module: 'dining', minimumPersons: 2, maximumPersons: 6 }, 1)).toEqual({
      minimum: 2,
      maximum: 2,
    });
    expect(partyBounds({ module: 'dining', minimumPersons: null, maximumPersons: null }, 9)).toEqual({
      minimum: 1,
      maximum: 4,
    });
  });
  it.each([
    ['of nothing', { bookable: undefined }, 'not_bookable'],
    ['without an external id', { bookable: { module: 'dining', externalId: null } as never }, 'not_bookable'],
    ['for more than the party has', { partySize: 2 }, 'persons_out_of_bounds'],
    ['of a party that has one there', { isBookedByParty: true }, 'already_booked'],
    ['beside another that is not confirmed', other('20:59', '22:00'), 'overlap'],
    ['beside another that lasts into it', other('17:00', '19:01', 'R'), 'overlap'],
    ['of too few', { request: { ...request, numberOfPersons: 1 } }, 'persons_out_of_bounds'],
    ['of too many', { request: { ...request, numberOfPersons: 7 } }, 'persons_out_of_bounds'],
    ['of an unknown time', { slot: undefined }, 'unknown_slot'],
    ['with another end', { request: { ...request, toTime: '22:00' } }, 'unknown_slot'],
    ['of a time that has begun', { shipNow: '2026-06-15 19:00:00' }, 'begun'],
    ['of more than are free', { request: { ...request, numberOfPersons: 4 } }, 'sold_out'],
  ])('%s is refused', (_, changes, code) => {
    expect(() => checkSlot({ ...facts, ...changes })).toThrow(expect.objectContaining({ code }));
  });
});
