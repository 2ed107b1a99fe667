import { contentRoutes } from '#contract/areas/content.ts';
import { queryText } from '#contract/route.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import {
  readActivity,
  readCity,
  readCountry,
  readMedia,
  readTaxonomies,
  type SampleActivity,
  type SampleCity,
  type SampleCountry,
  type SampleReader,
} from '#packs/marketplace-samples.ts';
import type { Marketplace, MarketplaceReader } from './port.ts';

type Row<T> = { sample: T };

/** Addresses begin at the hub's root, so that they hold behind every name the hub is reached by. */
const pictureUrl = (id: string) => API_PREFIX + contentRoutes.image.path + queryText({ id });

/** The marketplace that comes with the hub: the pack's samples, booked at the sandbox where there is one. */
export function embeddedMarketplace(sql: Sql, { sandboxUrl }: { sandboxUrl?: string } = {}): Marketplace {
  const bookUrl = (uuid: string) => (sandboxUrl ? `${sandboxUrl}/marketplace/book/${uuid}` : undefined);
  const readerOf = ({ language, currency }: MarketplaceReader): SampleReader => ({
    language,
    currency,
    pictureUrl,
    bookUrl,
  });

  async function sample(id: string): Promise<SampleActivity | undefined> {
    const [row] = await sql<Row<SampleActivity>[]>`select sample from marketplace_activities where id = ${id}`;
    return row?.sample;
  }

  /** Nothing for an owner that is not there, an empty list for one that has none. */
  async function ofOwner<T>(
    rows: readonly Row<T>[],
    isKnown: () => PromiseLike<readonly unknown[]>,
  ): Promise<T[] | undefined> {
    if (rows.length === 0 && (await isKnown()).length === 0) return undefined;
    return rows.map((row) => row.sample);
  }

  return {
    async countries(reader) {
      const rows = await sql<Row<SampleCountry>[]>`select sample from marketplace_countries order by place`;
      return rows.map((row) => readCountry(row.sample, readerOf(reader)));
    },

    async cities(countryId, reader) {
      const rows = await sql<Row<SampleCity>[]>`
        select sample from marketplace_cities where country_id = ${countryId} order by place`;
      const cities = await ofOwner(rows, () => sql`select 1 from marketplace_countries where id = ${countryId}`);
      return cities?.map((city) => readCity(city, readerOf(reader)));
    },

    async activities(cityId, reader) {
      const rows = await sql<Row<SampleActivity>[]>`
        select sample from marketplace_activities where city_id = ${cityId} order by place`;
      const activities = await ofOwner(rows, () => sql`select 1 from marketplace_cities where id = ${cityId}`);
      return activities?.map((activity) => readActivity(activity, readerOf(reader)));
    },

    async activity(id, reader) {
      const activity = await sample(id);
      return activity && readActivity(activity, readerOf(reader));
    },

    async taxonomies(id, reader) {
      const activity = await sample(id);
      return activity && readTaxonomies(activity, readerOf(reader));
    },

    async media(id, reader) {
      const activity = await sample(id);
      return activity && readMedia(activity, readerOf(reader));
    },
  };
}
