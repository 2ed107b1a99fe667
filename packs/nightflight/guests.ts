import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { adult, child, type PartySource } from '#packs/shared/guest.ts';

export const FAMILY = { guest: 'guest-40001', berth: '202' } as const;

type Flight = NonNullable<PartySource['flights']>[number];

const JFK = ['JFK', 'New York John F. Kennedy'] as const;
const LIS = ['LIS', 'Lisboa Humberto Delgado'] as const;
const VCE = ['VCE', 'Venezia Marco Polo'] as const;

function flight(
  id: string,
  number: string,
  direction: Flight['flightDirection'],
  from: readonly [string, string],
  to: readonly [string, string],
  day: number,
  departureTime: string,
  arrivalTime: string,
): Flight {
  return {
    id,
    flightNumber: number,
    flightDirection: direction,
    departureAirportCode: from[0],
    departureAirportName: from[1],
    arrivalAirportCode: to[0],
    arrivalAirportName: to[1],
    day,
    departureTime,
    arrivalTime,
    arrivesNextDay: true,
  };
}

export const guests: PackSource['guests'] = {
  parties: [
    {
      id: 'party-rivera',
      bookingReference: 'NFL2026',
      members: [
        adult(40001, ['Daniel', 'Rivera'], FAMILY.berth, { lead: true, born: '1982-08-15' }),
        adult(40002, ['Grace', 'Rivera'], '201', { born: '1983-01-09' }),
        child(40003, ['Maya', 'Rivera'], '204', { age: 10, month: 5, day: 20 }),
      ],
      flights: [
        flight('flight-rivera-out', 'NF 101', 'OUT', JFK, LIS, 1, '22:00', '09:30'),
        flight('flight-rivera-in', 'NF 104', 'IN', VCE, JFK, 4, '22:15', '07:40'),
      ],
    },
    {
      id: 'party-chen',
      bookingReference: 'NFL3081',
      members: [
        adult(40011, ['Linda', 'Chen'], '103', { lead: true, born: '1957-10-30' }),
        adult(40012, ['Robert', 'Chen'], '104', { born: '1955-07-04' }),
      ],
    },
    {
      id: 'party-schuster',
      bookingReference: 'NFL3120',
      members: [adult(40021, ['Katrin', 'Schuster'], '136', { lead: true, born: '1990-02-11' })],
    },
  ],
  demoLogins: [
    { guest: FAMILY.guest, note: say('A family of three', 'Eine dreiköpfige Familie', 'Une famille de trois') },
    { guest: 'guest-40011', note: say('A couple', 'Ein Paar', 'Un couple') },
    { guest: 'guest-40021', note: say('A traveler alone', 'Eine Alleinreisende', 'Une voyageuse seule') },
  ],
};
