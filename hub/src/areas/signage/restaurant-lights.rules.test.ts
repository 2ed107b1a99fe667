import { describe, expect, it } from 'vitest';
import { lightOf, templateValues, walkInTimes } from './restaurant-lights.rules.ts';

describe('the light of a time', () => {
  it.each([
    [100, 0, 'Green'],
    [100, 69, 'Green'],
    [100, 70, 'Yellow'],
    [100, 99, 'Yellow'],
    [100, 100, 'Red'],
    [100, 101, 'Red'],
    [10, 7, 'Yellow'],
    [3, 2, 'Green'],
    [0, 0, 'Red'],
  ])('[C314] [CD50] of %i places with %i taken is %s', (capacity, taken, light) => {
    expect(lightOf({ capacity, taken })).toBe(light);
  });
});

it('[CD49] writes restaurants from 1 on without gaps, their facts and their times', () => {
  const lights = new Map<string, 'Green' | 'Red'>([
    ['19:30', 'Red'],
    ['09:05', 'Green'],
    ['12:03', 'Green'],
  ]);
  const facts = { name: 'Grill', location: 'Deck 10', id: 'grill', type: 'specialty', link: '/dining/grill' } as const;
  const values = JSON.parse(
    templateValues([
      { ...facts, lights },
      { ...facts, id: 'two', lights: new Map() },
    ]),
  );
  expect(values).toEqual({
    'restaurant1.name': 'Grill',
    'restaurant1.location': 'Deck 10',
    'restaurant1.id': 'grill',
    'restaurant1.type': 'specialty',
    'restaurant1.link': '/dining/grill',
    'restaurant1.timeslot.0905': 'Green',
    'restaurant1.timeslot.1930': 'Red',
    'restaurant2.name': 'Grill',
    'restaurant2.location': 'Deck 10',
    'restaurant2.id': 'two',
    'restaurant2.type': 'specialty',
    'restaurant2.link': '/dining/grill',
  });
});

it('gives a restaurant without bookings a time every half hour that it is open', () => {
  expect(walkInTimes([{ from: '07:00', to: '08:30' }])).toEqual(['07:00', '07:30', '08:00']);
  expect(walkInTimes([{ from: '23:00', to: '24:00' }])).toEqual(['23:00', '23:30']);
  expect(walkInTimes([{ from: '23:30', to: 'Late' }])).toEqual(['23:30']);
});
