import { seedEmbeddedMarketplace } from '#hub/partners/marketplace/embedded.seed.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { marketplaceSamples } from '#packs/marketplace-samples.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** The third-party offers of the pack into the embedded marketplace. */
export async function seedMarketplace(sql: Sql, pack: Pack): Promise<void> {
  await seedEmbeddedMarketplace(sql, marketplaceSamples(pack));
}
