import { LOGIN_TYPES, type LoginType } from '#contract/areas/session.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { type SeedParty, seedPms } from '#hub/partners/pms/embedded.seed.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { birthDay, type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { Party } from '#packs/schema/guests.ts';
import { sessionStore } from './session.store.ts';

/** The guests of the pack into the embedded PMS, and the pack's way to log in. */
export async function seedSession(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  await seedPms(
    sql,
    pack.guests.parties.map((party) => seedParty(party, voyage)),
  );
  const { pmsConfiguration, uiSettings, showBlockedMessage } = pack.operator;
  await sessionStore(sql).seedLoginSettings({
    type: loginType(pmsConfiguration.pms),
    pinLoginEnabled: pmsConfiguration.pinLoginEnabled ?? false,
    appLoginByName: uiSettings.appLoginByName ?? false,
    reLoginUrl: pmsConfiguration.reLoginUrl ?? null,
    showBlockedMessage,
  });
}

/** All of them end with their voyage. */
export async function endSessions(sql: Sql): Promise<void> {
  await sql`delete from sessions`;
  await sql`delete from session_tokens`;
}

function loginType(pms: string | undefined): LoginType {
  return LOGIN_TYPES.find((type) => type.toLowerCase() === pms?.toLowerCase()) ?? 'Passenger';
}

function seedParty(party: Party, voyage: ResolvedVoyage): SeedParty {
  const disembarkDay = party.disembarkDay ? voyage.dateOf(party.disembarkDay) : voyage.disembarkation;
  return {
    id: party.id,
    bookingReference: party.bookingReference,
    departureDay: party.departureDay ? voyage.dateOf(party.departureDay) : disembarkDay,
    embarkDay: voyage.dateOf(party.embarkDay),
    disembarkDay,
    guests: party.members.map(({ id, born, ...member }) => ({
      ...member,
      passengerId: id,
      birthDay: born && birthDay(born, voyage.embarkation),
    })),
  };
}
