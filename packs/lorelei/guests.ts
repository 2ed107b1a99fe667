import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { adult, child } from '#packs/shared/guest.ts';

/** The family of the demo. */
export const FAMILY = { guest: 'guest-20001', cabin: '302' } as const;

export const guests: PackSource['guests'] = {
  parties: [
    {
      id: 'party-brandt',
      bookingReference: 'LOR2026',
      members: [
        adult(20001, ['Annegret', 'Brandt'], FAMILY.cabin, { lead: true, born: '1961-05-17' }),
        adult(20002, ['Wolfgang', 'Brandt'], FAMILY.cabin, { born: '1958-09-03' }),
        child(20003, ['Ida', 'Brandt'], FAMILY.cabin, { age: 11, month: 3, day: 9 }),
      ],
      hotels: [
        {
          id: 'hotel-cologne',
          hotelName: 'Hotel Am Malzbüchel',
          resortName: 'Köln',
          touristRegionName: say('Rhineland', 'Rheinland', 'Rhénanie'),
          fromDay: 0,
          toDay: 1,
        },
      ],
    },
    {
      id: 'party-weber',
      bookingReference: 'LOR3107',
      members: [
        adult(20011, ['Hannelore', 'Weber'], '204', { lead: true, born: '1947-01-22' }),
        adult(20012, ['Ursula', 'Köster'], '204', { born: '1949-08-11' }),
      ],
    },
    {
      id: 'party-marchal',
      bookingReference: 'LOR4012',
      members: [adult(20021, ['Bernard', 'Marchal'], '107', { lead: true, born: '1972-12-05' })],
    },
  ],
  demoLogins: [
    {
      guest: FAMILY.guest,
      note: say('Grandparents with a grandchild', 'Großeltern mit Enkelin', 'Des grands-parents et leur petite-fille'),
    },
    { guest: 'guest-20011', note: say('Two friends', 'Zwei Freundinnen', 'Deux amies') },
    { guest: 'guest-20021', note: say('A traveller alone', 'Ein Alleinreisender', 'Un voyageur seul') },
  ],
};
