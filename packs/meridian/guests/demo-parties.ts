import { say } from '#packs/schema/text.ts';
import { adult, child, infant, type PartySource } from '#packs/shared/guest.ts';

const PRE_CRUISE_HOTEL = {
  id: 'hotel-lisbon-hartmann',
  hotelName: 'Palácio da Graça',
  resortName: 'Lisboa',
  subResortName: 'Alfama',
  touristRegionName: say('Lisbon region', 'Region Lissabon', 'Région de Lisbonne'),
  fromDay: -1,
  toDay: 1,
};

/** The guests whom the start prints: one family with everything, one couple, one traveller alone. */
export const demoParties: PartySource[] = [
  {
    id: 'party-hartmann',
    bookingReference: 'MER2026',
    members: [
      adult(10001, ['Claudia', 'Hartmann'], '7214', { lead: true, born: '1978-04-12' }),
      adult(10002, ['Jürgen', 'Hartmann'], '7214', { born: '1975-11-30' }),
      child(10003, ['Mia Sophie', 'Hartmann'], '7214', { age: 9, month: 6, day: 3 }),
      infant(10004, ['Theo', 'Hartmann'], '7214', { age: 1, month: 8, day: 19 }),
    ],
    hotels: [PRE_CRUISE_HOTEL],
    flights: [
      {
        id: 'flight-hartmann-out',
        flightNumber: 'MX 1172',
        flightDirection: 'OUT',
        departureAirportCode: 'FRA',
        departureAirportName: 'Frankfurt am Main',
        arrivalAirportCode: 'LIS',
        arrivalAirportName: 'Lisboa Humberto Delgado',
        day: -1,
        departureTime: '09:35',
        arrivalTime: '11:40',
      },
      {
        id: 'flight-hartmann-in',
        flightNumber: 'MX 333',
        flightDirection: 'IN',
        departureAirportCode: 'VCE',
        departureAirportName: 'Venezia Marco Polo',
        arrivalAirportCode: 'FRA',
        arrivalAirportName: 'Frankfurt am Main',
        day: 14,
        departureTime: '13:20',
        arrivalTime: '14:55',
      },
    ],
  },
  {
    id: 'party-ashdown',
    bookingReference: 'MER4417',
    members: [
      adult(10011, ['Margaret', 'Ashdown'], '8102', { lead: true, born: '1949-02-28' }),
      adult(10012, ['Peter', 'Ashdown'], '8102', { born: '1947-09-05' }),
    ],
    hotels: [
      {
        id: 'hotel-venice-ashdown',
        hotelName: 'Ca’ Marangona',
        resortName: 'Venezia',
        touristRegionName: say('Venetian lagoon', 'Lagune von Venedig', 'Lagune de Venise'),
        fromDay: 14,
        toDay: 17,
      },
    ],
    flights: [
      {
        id: 'flight-ashdown-out',
        flightNumber: 'MX 502',
        flightDirection: 'OUT',
        departureAirportCode: 'LHR',
        departureAirportName: 'London Heathrow',
        arrivalAirportCode: 'LIS',
        arrivalAirportName: 'Lisboa Humberto Delgado',
        day: 1,
        departureTime: '06:55',
        arrivalTime: '09:40',
      },
      {
        id: 'flight-ashdown-in',
        flightNumber: 'MX 579',
        flightDirection: 'IN',
        departureAirportCode: 'VCE',
        departureAirportName: 'Venezia Marco Polo',
        arrivalAirportCode: 'LHR',
        arrivalAirportName: 'London Heathrow',
        day: 17,
        departureTime: '20:10',
        arrivalTime: '21:25',
      },
    ],
  },
  {
    id: 'party-delacroix',
    bookingReference: 'MER5520',
    members: [adult(10021, ['Hélène', 'Delacroix'], '7021', { lead: true, born: '1991-07-14' })],
  },
];
