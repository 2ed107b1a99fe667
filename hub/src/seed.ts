import type { IsoDay } from '#contract/hub-date.ts';
import { seedContent } from '#hub/areas/content/content.seed.ts';
import { seedDevice } from '#hub/areas/device/device.seed.ts';
import { seedSession } from '#hub/areas/session/session.seed.ts';
import type { Pool, Transaction } from '#hub/shared/database/sql.ts';
import type { Pack } from '#packs/pack.schema.ts';

type Seed = (sql: Transaction, pack: Pack, today: IsoDay) => Promise<void>;

/** In this order, so that what is referred to is there; one line per area. Every seed can be repeated. */
const SEEDS: readonly Seed[] = [seedDevice, seedSession, seedContent];

export async function seed(sql: Pool, pack: Pack, today: IsoDay): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = '120s'`;
    for (const seedArea of SEEDS) await seedArea(tx, pack, today);
  });
}
