import type { Cart, CartElement } from '#contract/areas/basket.ts';
import type { ApplicableGuest, Excursion } from '#contract/areas/excursions.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import type { Passenger } from '#contract/passenger.ts';

/** A walk in Lisbon with plenty of places; tests say what differs. */
export function anExcursion(changes: Partial<Excursion> = {}): Excursion {
  return {
    id: 'lis-walk',
    type: 'CruiseExcursion',
    name: { defaultValue: 'Alfama on foot', de: 'Alfama zu Fuß' },
    date: '03/07/2026',
    day: 3,
    timeOfDay: '09:30',
    duration: 150,
    bookingCode: 'LIS-01',
    price: { adult: 59, child: 29.5 },
    categories: [{ name: 'Culture' }],
    tags: [{ name: 'Good walkers', imageUrl: { id: 'tag-walk' } }],
    currentAvailability: 40,
    port: { name: 'Lisbon', countryName: 'Portugal' },
    itinerary: { id: 'day-3', date: '03/07/2026' },
    ...changes,
  };
}

export function aPortDay(changes: Partial<Schedule> = {}): Schedule {
  return {
    id: 'day-3',
    date: '03/07/2026',
    day: 3,
    title: 'Lisbon',
    atSea: false,
    arrives: '08:00',
    departs: '18:00',
    ...changes,
  };
}

export function aPartyMember(changes: Partial<Passenger> = {}): Passenger {
  return {
    id: 'p1',
    firstName: 'Ada',
    lastName: 'Winter',
    type: 'Adult',
    lead: true,
    accountNumber: '10001',
    ...changes,
  };
}

export function anApplicableGuest(changes: Partial<ApplicableGuest> = {}): ApplicableGuest {
  return {
    accountNumber: '10001',
    accountName: 'Winter, Ada',
    firstName: 'Ada',
    lastName: 'Winter',
    type: 'Adult',
    price: 59,
    selected: true,
    disabled: false,
    ineligibilityReasons: [],
    ...changes,
  };
}

export function aCartElement(changes: Partial<CartElement> = {}): CartElement {
  const { id, name, port } = anExcursion();
  return {
    id: 'c1',
    type: 'CruiseExcursion',
    price: 59,
    passenger: aPartyMember(),
    excursion: { id, name, port },
    itinerary: { id: 'day-3', date: '03/07/2026' },
    date: '03/07/2026',
    bookingInformation: 'lis-walk|2026-07-03',
    ...changes,
  };
}

export function aCart(...excursions: CartElement[]): Cart {
  return { excursions, totalPrice: excursions.reduce((sum, { price }) => sum + price, 0) };
}
