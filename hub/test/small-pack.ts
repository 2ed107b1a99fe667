import type { Pack } from '#packs/pack.schema.ts';
import { packWith } from './test-pack.ts';

/** Account and party of a guest of the small pack. */
export const SMALL_GUESTS = [
  { partyId: 'party-a', accountNumber: '501' },
  { partyId: 'party-b', accountNumber: '502' },
] as const;

/** The demo pack with two guests, three excursions on three days and one restaurant: soon laid, and all of it in sight. */
export async function smallPack(): Promise<Pack> {
  return packWith((pack) => {
    pack.content = { ...pack.content, categories: [], articles: [], schedules: [] };
    pack.pictures = pack.pictures.slice(0, 1);
    pack.programme = { ...pack.programme, days: pack.programme.days.slice(0, 2) };
    pack.photos.orders = [];
    // The guide of all channels is four thousand rows, three quarters of the time that a pack takes.
    pack.tv.channels = pack.tv.channels.slice(0, 1);
    pack.messages = [];
    const [party] = pack.guests.parties;
    const lead = party?.members.find((member) => member.lead);
    const [excursion] = pack.excursions.excursions;
    const restaurant = pack.bookables.items.find((item) => item.module === 'dining' && item.externalId);
    if (!party || !lead || !excursion || !restaurant) throw new Error('The demo pack has changed.');
    pack.guests.parties = SMALL_GUESTS.map(({ partyId, accountNumber }) => ({
      ...party,
      id: partyId,
      bookingReference: `REF${accountNumber}`,
      hotels: [],
      flights: [],
      members: [{ ...lead, id: `guest-${accountNumber}`, accountNumber, cabin: `7${accountNumber}`, isBlocked: false }],
    }));
    const { todayIsDay } = pack.voyage;
    pack.excursions.excursions = [0, 1, 2].map((n) => ({
      ...excursion,
      id: `trip-${n}`,
      bookingCode: undefined,
      day: todayIsDay + 1 + n,
      timeOfDay: '10:00',
      duration: 120,
      minimumAge: undefined,
      maximumAge: undefined,
      price: { adult: 5000, child: 2500, infant: 0 },
      capacity: 8,
      taken: n,
      waitlist: true,
      waiver: undefined,
    }));
    pack.bookables = {
      ...pack.bookables,
      categories: [],
      items: [
        {
          ...restaurant,
          id: 'grill',
          openings: [{ times: ['19:00', '21:00'], minutes: 90, capacity: 8 }],
          taken: [],
          minimumPersons: 1,
          maximumPersons: 4,
        },
      ],
    };
    pack.account.charges = pack.account.charges.slice(0, 1).map((charge) => ({ ...charge, guest: 'guest-501' }));
  });
}
