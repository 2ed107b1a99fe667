import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { adult, child, infant } from '#packs/shared/guest.ts';

export const FAMILY = { guest: 'guest-30001', room: '301' } as const;

export const guests: PackSource['guests'] = {
  parties: [
    {
      id: 'party-laurent',
      bookingReference: 'PAL2026',
      members: [
        adult(30001, ['Camille', 'Laurent'], FAMILY.room, { lead: true, born: '1986-06-21' }),
        adult(30002, ['Julien', 'Laurent'], FAMILY.room, { born: '1984-02-14' }),
        child(30003, ['Louise', 'Laurent'], FAMILY.room, { age: 8, month: 10, day: 2 }),
        infant(30004, ['Gaspard', 'Laurent'], FAMILY.room, { age: 1, month: 4, day: 27 }),
      ],
      flights: [
        {
          id: 'flight-laurent-out',
          flightNumber: 'MX 2214',
          flightDirection: 'OUT',
          departureAirportCode: 'LYS',
          departureAirportName: 'Lyon Saint-Exupéry',
          arrivalAirportCode: 'PMI',
          arrivalAirportName: 'Palma de Mallorca',
          day: 1,
          departureTime: '10:05',
          arrivalTime: '11:40',
        },
        {
          id: 'flight-laurent-in',
          flightNumber: 'MX 2217',
          flightDirection: 'IN',
          departureAirportCode: 'PMI',
          departureAirportName: 'Palma de Mallorca',
          arrivalAirportCode: 'LYS',
          arrivalAirportName: 'Lyon Saint-Exupéry',
          day: 7,
          departureTime: '17:20',
          arrivalTime: '18:55',
        },
      ],
    },
    {
      id: 'party-hughes',
      bookingReference: 'PAL3310',
      members: [
        adult(30011, ['Eleanor', 'Hughes'], '224', { lead: true, born: '1968-11-08' }),
        adult(30012, ['Tom', 'Hughes'], '224', { born: '1966-03-30' }),
      ],
    },
    {
      id: 'party-vogel',
      bookingReference: 'PAL3402',
      members: [adult(30021, ['Sabine', 'Vogel'], '323', { lead: true, born: '1979-09-19' })],
    },
  ],
  demoLogins: [
    {
      guest: FAMILY.guest,
      note: say(
        'A family of four with flights',
        'Eine vierköpfige Familie mit Flügen',
        'Une famille de quatre avec vols',
      ),
    },
    { guest: 'guest-30011', note: say('A couple', 'Ein Paar', 'Un couple') },
    { guest: 'guest-30021', note: say('A traveller alone', 'Eine Alleinreisende', 'Une voyageuse seule') },
  ],
};
