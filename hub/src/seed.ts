import { createHash } from 'node:crypto';
import { addDays, type IsoDay } from '#contract/hub-date.ts';
import { seedAccount } from '#hub/areas/account/account.seed.ts';
import { seedBookables } from '#hub/areas/bookables/bookables.seed.ts';
import { seedContent } from '#hub/areas/content/content.seed.ts';
import { seedDevice } from '#hub/areas/device/device.seed.ts';
import { seedExcursions } from '#hub/areas/excursions/excursions.seed.ts';
import { seedHoliday } from '#hub/areas/holiday/holiday.seed.ts';
import { seedMarketplace } from '#hub/areas/marketplace/marketplace.seed.ts';
import { seedMessages } from '#hub/areas/messages/messages.seed.ts';
import { seedPhotos } from '#hub/areas/photos/photos.seed.ts';
import { seedProgramme } from '#hub/areas/programme/programme.seed.ts';
import { seedSession } from '#hub/areas/session/session.seed.ts';
import type { Pool, Transaction } from '#hub/shared/database/sql.ts';
import { readMediaManifest } from '#packs/media-manifest.ts';
import type { Pack } from '#packs/pack.schema.ts';

type Seed = (sql: Transaction, pack: Pack, today: IsoDay) => Promise<void>;

/** In this order, so that what is referred to is there; one line per area. Every seed can be repeated. */
const SEEDS: readonly Seed[] = [
  seedDevice,
  seedSession,
  seedContent,
  seedHoliday,
  seedExcursions,
  seedBookables,
  seedMarketplace,
  seedPhotos,
  seedAccount,
  seedMessages,
  seedProgramme,
];

/** Puts the whole pack into the database, as of a day. */
export async function seed(sql: Pool, pack: Pack, today: IsoDay): Promise<void> {
  await sql.begin((tx) => seedIn(tx, pack, today));
}

async function seedIn(tx: Transaction, pack: Pack, today: IsoDay): Promise<void> {
  await tx`set local statement_timeout = '120s'`;
  for (const seedArea of SEEDS) await seedArea(tx, pack, today);
  await tx`update deployment set pack_hash = ${await packHash(pack)}, seeded_for = ${today}`;
}

/** Of several hubs that start at once, one seeds. */
const SEED_LOCK = 7_164_002;

/** Of the pack and of the media that were made of it: films that are made later have to be found as well. */
async function packHash(pack: Pack): Promise<string> {
  const said = JSON.stringify([pack, await readMediaManifest(pack.id)]);
  return createHash('sha256').update(said).digest('hex');
}

/**
 * Seeds when there is a reason to: a new database, a changed pack, or a voyage that is over. While the voyage lasts its
 * days stay where they are, so that what guests booked yesterday is today where they left it.
 */
export async function seedIfNeeded(sql: Pool, pack: Pack, today: IsoDay): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${SEED_LOCK})`;
    const [row] = await tx<{ hash: string | null; seededFor: IsoDay | null }[]>`
      select pack_hash as hash, seeded_for::text as "seededFor" from deployment`;
    const seededFor = row?.seededFor ?? undefined;
    const { todayIsDay, days } = pack.voyage;
    const lastDay = seededFor && addDays(seededFor, days.length - todayIsDay);
    const onVoyage = seededFor !== undefined && lastDay !== undefined && seededFor <= today && today <= lastDay;
    if (onVoyage && row?.hash === (await packHash(pack))) return false;
    await seedIn(tx, pack, onVoyage ? seededFor : today);
    return true;
  });
}
