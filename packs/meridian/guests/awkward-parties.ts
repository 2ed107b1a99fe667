import { adult, child, infant, type PartySource } from '#packs/shared/guest.ts';

/** Names, ages and accounts that break careless code. */
export const awkwardParties: PartySource[] = [
  {
    id: 'party-muller-one',
    bookingReference: 'MER6001',
    members: [
      adult(10101, ['Anna', 'Müller'], '8110', { lead: true, born: '1966-03-01' }),
      adult(10102, ['Björn', 'Müller-Lüdenscheidt'], '8110', { born: '1963-12-24' }),
    ],
  },
  {
    id: 'party-muller-two',
    bookingReference: 'MER6002',
    members: [
      adult(10103, ['Anna', 'Müller'], '8112', { lead: true, born: '1988-10-17' }),
      child(10104, ['Jörn-Ole', 'Müller'], '8112', { age: 12, month: 1, day: 2 }),
    ],
  },
  {
    id: 'party-beaumont',
    bookingReference: 'MER6010',
    members: [
      adult(10111, ['Marie-Thérèse', 'de La Fayette-Beaumont'], '9104', { lead: true, born: '1958-05-08' }),
      adult(10112, ['François-Xavier', 'de La Fayette-Beaumont'], '9104', { born: '1955-01-31' }),
    ],
  },
  {
    id: 'party-oconnor',
    bookingReference: 'MER6020',
    members: [
      adult(10121, ['Siobhán', "O'Connor"], '8240', { lead: true, born: '1984-02-29' }),
      infant(10122, ['Caoimhe', "O'Connor"], '8240', { age: 0, month: 2, day: 11 }),
      infant(10123, ['Fionn', "O'Connor"], '8240', { age: 0, month: 2, day: 11 }),
    ],
  },
  {
    id: 'party-weiss',
    bookingReference: 'MER6030',
    // A minor who holds the booking: travels with an older sister in another cabin.
    members: [
      child(10131, ['Lukas', 'Weiß'], '4018', { age: 17, month: 9, day: 9 }),
      adult(10132, ['Johanna', 'Weiß'], '4020', { born: '1999-08-21' }),
    ].map((member, index) => ({ ...member, lead: index === 0 })),
  },
  {
    id: 'party-nystrom',
    bookingReference: 'MER6040',
    members: [
      adult(10141, ['Åsa', 'Nyström'], '7301', {
        lead: true,
        born: '1971-06-06',
        isBlocked: true,
      }),
    ],
  },
  {
    id: 'party-kowalczyk',
    bookingReference: 'MER6050',
    members: [
      adult(10151, ['Łukasz', 'Kowalczyk'], '7305', {
        lead: true,
        born: '1980-04-04',
        isBlockedForMuster: true,
      }),
      adult(10152, ['Zofia', 'Kowalczyk'], '7305', { born: '1982-12-01', isBlockedForMuster: true }),
    ],
  },
  {
    id: 'party-strasser',
    bookingReference: 'MER6060',
    members: [
      adult(10161, ['Ödön', 'Straßer'], '8215', {
        lead: true,
        born: '1952-01-01',
        pin: '0000',
        initialPin: '0000',
        pinChangeRequired: true,
      }),
    ],
  },
  {
    id: 'party-dos-santos',
    bookingReference: 'MER6070',
    // Joins late and leaves early.
    embarkDay: 3,
    disembarkDay: 11,
    members: [
      adult(10171, ['João', 'dos Santos Conceição'], '9242', { lead: true, born: '1994-03-15' }),
      adult(10172, ['Nguyễn', 'Thị Ánh'], '9242'),
    ],
  },
  {
    id: 'party-smith',
    bookingReference: 'MER6080',
    members: [
      adult(10181, ['John', 'Smith'], '3001', { lead: true, born: '1970-01-01' }),
      // Same name, same cabin: father and son.
      adult(10182, ['John', 'Smith'], '3001', { born: '2004-01-01' }),
    ],
  },
];
