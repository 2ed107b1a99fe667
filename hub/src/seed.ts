import type { IsoDay } from '#contract/hub-date.ts';
import { seedAccount } from '#hub/areas/account/account.seed.ts';
import { seedBookables } from '#hub/areas/bookables/bookables.seed.ts';
import { seedContent } from '#hub/areas/content/content.seed.ts';
import { seedDevice } from '#hub/areas/device/device.seed.ts';
import { seedExcursions } from '#hub/areas/excursions/excursions.seed.ts';
import { seedHoliday } from '#hub/areas/holiday/holiday.seed.ts';
import { seedMarketplace } from '#hub/areas/marketplace/marketplace.seed.ts';
import { seedMessages } from '#hub/areas/messages/messages.seed.ts';
import { seedPhotos } from '#hub/areas/photos/photos.seed.ts';
import { seedProblems } from '#hub/areas/problems/problems.seed.ts';
import { seedProgramme } from '#hub/areas/programme/programme.seed.ts';
import { seedRatings } from '#hub/areas/ratings/ratings.seed.ts';
import { seedSearch } from '#hub/areas/search/search.seed.ts';
import { seedSession } from '#hub/areas/session/session.seed.ts';
import { seedShip } from '#hub/areas/ship/ship.seed.ts';
import { seedSignage } from '#hub/areas/signage/signage.seed.ts';
import { seedTv } from '#hub/areas/tv/tv.seed.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** `middle` is the day on which the pack's `todayIsDay` lies, so that `resolveVoyage` finds the voyage's own days. */
type Seed = (sql: Transaction, pack: Pack, middle: IsoDay) => Promise<void>;

/**
 * In this order, so that what is referred to is there; one line per area. Every seed can be repeated, writes what the
 * pack says and nothing that guests or operators wrote, and tells the hubs what it changed.
 */
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
  seedRatings,
  seedProblems,
  seedShip,
  seedSignage,
  seedTv,
  seedSearch,
];

/** The whole pack into the voyage under way. */
export async function seedAreas(tx: Transaction, pack: Pack, middle: IsoDay): Promise<void> {
  for (const seedArea of SEEDS) await seedArea(tx, pack, middle);
}
