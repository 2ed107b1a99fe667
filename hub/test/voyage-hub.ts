import type { Pack } from '#packs/pack.schema.ts';
import { bookingOf, openSession } from './booking-hub.ts';
import { startTestHub, TEST_SERVICE_KEY } from './hub.ts';
import { SMALL_GUESTS, smallPack } from './small-pack.ts';

export const [ANNA, BERT] = SMALL_GUESTS;
export type SmallGuest = (typeof SMALL_GUESTS)[number];

const small = await smallPack();

/** A hub on a voyage of the small pack, which each test may change in `hub.pack`. */
export async function startVoyageHub() {
  const pack: Pack = structuredClone(small);
  const hub = await startTestHub({ pack, nextPack: () => pack });
  const asOperator = (path: string) => hub.get(path, { serviceKey: TEST_SERVICE_KEY });

  return {
    ...hub,
    pack,
    asOperator,
    login: ({ partyId, accountNumber }: SmallGuest) => openSession(hub.hub.sessions, partyId, accountNumber),
    voyages: async () => (await asOperator('ops/voyages')).body,
    book: (session: string, excursion: string, { accountNumber }: SmallGuest) =>
      hub.post(`excursions/book/${excursion}`, bookingOf(excursion, [accountNumber]), { session }),
    /** The lines of a voyage's export. */
    async lines(id: string): Promise<{ table: string; row: Record<string, unknown> }[]> {
      const { text } = await asOperator(`ops/voyages/${id}/export`);
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}
export type VoyageHub = Awaited<ReturnType<typeof startVoyageHub>>;
