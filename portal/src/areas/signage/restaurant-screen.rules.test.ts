import { describe, expect, it } from 'vitest';
import { comingTimeslots, readRestaurants } from './restaurant-screen.rules.ts';

const one = (more: Record<string, unknown>) => ({ 'restaurant1.name': 'Grill', ...more });

describe('templateValues', () => {
  it('[C307 C308 C309] [CD49] holds restaurants with name, location, id, type, link and timeslots', () => {
    const text = JSON.stringify({
      'restaurant1.name': 'Grill',
      'restaurant1.location': 'Deck 10',
      'restaurant1.id': 'grill',
      'restaurant1.type': 'specialty',
      'restaurant1.link': '/dining/detail/grill',
      'restaurant1.timeslot.1930': 'Red',
      'restaurant1.timeslot.0905': 'Green',
      'restaurant2.name': 'Buffet',
      'restaurant4.name': 'Behind a gap',
      'restaurant7.timeslot.1200': 'Green',
      colour: 'blue',
    });
    expect(readRestaurants(text)).toEqual([
      {
        place: 1,
        name: 'Grill',
        location: 'Deck 10',
        id: 'grill',
        type: 'specialty',
        link: '/dining/detail/grill',
        timeslots: [
          { time: '09:05', colour: 'Green' },
          { time: '19:30', colour: 'Red' },
        ],
      },
      { place: 2, name: 'Buffet', location: '', id: '', type: '', link: '', timeslots: [] },
      { place: 4, name: 'Behind a gap', location: '', id: '', type: '', link: '', timeslots: [] },
    ]);
  });

  it.each([['{'], [''], ['null'], ['7'], [undefined], [null]])('[C316] [CD49] that is %j holds none', (text) => {
    expect(readRestaurants(text)).toEqual([]);
  });

  it('[C310 C311] [CD49] is read from 0 to 2400 in steps of 5, without what is no minute and no colour', () => {
    const values = one({
      'restaurant1.timeslot.0000': 'Green',
      'restaurant1.timeslot.0003': 'Green',
      'restaurant1.timeslot.0055': 'Yellow',
      'restaurant1.timeslot.0060': 'Green',
      'restaurant1.timeslot.1200': 'Blue',
      'restaurant1.timeslot.2400': 'Red',
      'restaurant1.timeslot.2405': 'Red',
    });
    expect(readRestaurants(JSON.stringify(values))[0]?.timeslots).toEqual([
      { time: '00:00', colour: 'Green' },
      { time: '00:55', colour: 'Yellow' },
      { time: '24:00', colour: 'Red' },
    ]);
  });
});

it('[C311] [CD49] reads times of less than four digits', () => {
  const values = one({
    'restaurant1.timeslot.0': 'Green',
    'restaurant1.timeslot.55': 'Yellow',
    'restaurant1.timeslot.930': 'Red',
  });
  expect(readRestaurants(values)[0]?.timeslots).toEqual([
    { time: '00:00', colour: 'Green' },
    { time: '00:55', colour: 'Yellow' },
    { time: '09:30', colour: 'Red' },
  ]);
});

it('[C312 C313] [CD50] shows what is later than now, the five earliest', () => {
  const slots = ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '24:00'].map((time) => ({
    time,
    colour: 'Green' as const,
  }));
  const times = (now: string) => comingTimeslots(slots, now).map(({ time }) => time);
  expect(times('11:59')).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(times('12:00')).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00']);
  expect(times('23:59')).toEqual(['24:00']);
});
