import type { BookableModule } from '#contract/areas/bookables.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';

export interface BookableRow {
  id: string;
  module: BookableModule;
  categoryId: string | null;
  title: LocalText;
  overviewDescription: LocalText | null;
  description: LocalText | null;
  justToKnow: LocalText | null;
  externalId: string | null;
  wayfinderProfileId: string | null;
  price: Minor | null;
  duration: number | null;
  location: LocalText | null;
  locationDetail: LocalText | null;
  times: LocalText | null;
  minimumPersons: number | null;
  maximumPersons: number | null;
}

export interface CategoryRow {
  id: string;
  title: LocalText;
  overviewDescription: LocalText | null;
}

/** What guests read. Hidden ones are nowhere. */
export function bookablesStore(sql: Sql) {
  const bookables = sql`
    select id, module, category_id as "categoryId", title, overview_description as "overviewDescription", description,
      just_to_know as "justToKnow", external_id as "externalId", wayfinder_profile_id as "wayfinderProfileId", price,
      duration_minutes as duration, location, location_detail as "locationDetail", times,
      minimum_persons as "minimumPersons", maximum_persons as "maximumPersons"
    from bookables where voyage_id = (select current_voyage()) and published and not off_sale`;

  return {
    categories: (module: BookableModule) => sql<CategoryRow[]>`
      select id, title, overview_description as "overviewDescription"
      from bookable_categories
      where voyage_id = (select current_voyage()) and module = ${module} order by place, id`,

    ofModule: (module: BookableModule, categoryId: string | null) => sql<BookableRow[]>`
      ${bookables} and module = ${module}
        and (${categoryId}::text is null or category_id = ${categoryId}) order by place, id`,

    /** One, or none. */
    named: (module: BookableModule, id: string) => sql<BookableRow[]>`
      ${bookables} and id = ${id} and module = ${module}`,

    /** Where the guests of these go and what they should know, whether offered or not: what is booked stands. */
    meetings: (ids: Fragment) => sql`
      select id, location as "meetingPoint", wayfinder_profile_id as "wayfinderProfileId", just_to_know as bring
      from bookables where voyage_id = (select current_voyage()) and id in (${ids})`,

    async setPublished(id: string, published: boolean): Promise<boolean> {
      const rows = await sql`
        update bookables set published = ${published} where voyage_id = current_voyage() and id = ${id} returning id`;
      return rows.length > 0;
    },
  };
}
