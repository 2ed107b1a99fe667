import type { Bookable, BookingInformation } from '#contract/areas/bookables.ts';

/** A restaurant with everything; tests say what differs. */
export function aBookable(changes: Partial<Bookable> = {}): Bookable {
  return {
    id: 'pergola',
    title: { defaultValue: 'La Pergola', de: 'Die Pergola' },
    overviewDescription: 'Under vines',
    description: '<p>Twelve tables, one oven</p>',
    externalId: 'DIN-1',
    wayfinderProfile: { id: 'poi-pergola' },
    justToKnow: '<p>Bring a shawl</p>',
    price: 39,
    duration: 105,
    location: 'Pergola deck',
    locationDetail: 'Deck 10',
    times: '19:00–22:30',
    ...changes,
  };
}

export function aBookingInformation(changes: Partial<BookingInformation> = {}): BookingInformation {
  return {
    minimumNumberOfPersons: 1,
    maximumNumberOfPersons: 6,
    dates: [
      { value: '03/07/2026', label: { defaultValue: 'Fri 3 Jul', de: 'Fr., 3. Juli' } },
      { value: '04/07/2026', label: { defaultValue: 'Sat 4 Jul' } },
    ],
    ...changes,
  };
}

export const TWO_TIMES = [
  { label: '19:00 – 21:00', fromTime: '19:00', toTime: '21:00' },
  { label: '21:00 – 23:00', fromTime: '21:00', toTime: '23:00' },
];
