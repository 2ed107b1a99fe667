import { expect, it } from 'vitest';
import type { CartElement } from '#contract/areas/basket.ts';
import { removalOf } from './cart-removal.rules.ts';

const element: CartElement = {
  id: '1',
  type: 'ResortExcursion',
  price: 10,
  passenger: { id: '7', firstName: 'Ada', lastName: 'Winter', type: 'Adult', lead: true, accountNumber: '10001' },
  excursion: { id: '3', name: 'Kayak', destination: { id: '9', name: 'Palma' } },
  date: '01/07/2026',
  bookingInformation: 'opaque',
};

it('[B107] a removal names the element by the hub’s booking information', () => {
  expect(removalOf(element)).toEqual({
    type: 'ResortExcursion',
    bookingInformation: 'opaque',
    passenger: element.passenger,
    action: 'remove',
  });
});

it('[B107] or by excursion and date where there is none', () => {
  expect(removalOf({ ...element, bookingInformation: '' })).toEqual({
    type: 'ResortExcursion',
    excursion: element.excursion,
    date: '01/07/2026',
    passenger: element.passenger,
    action: 'remove',
  });
});
