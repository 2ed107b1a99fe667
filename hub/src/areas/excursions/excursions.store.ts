import type { DescriptionType } from '#contract/areas/excursions.ts';
import type { LocalText } from '#contract/text.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';

/** What guests read about an excursion; when it goes, for whom and at what price is its unit's (hub/src/booking). */
export interface CatalogueRow {
  id: string;
  cruiseDay: number | null;
  publishedDuration: LocalText | null;
  waiverUrl: string | null;
  meetingPoint: LocalText | null;
  tagIds: string[];
  effort: string | null;
  guideLanguages: string[] | null;
}

export interface TagRow {
  id: string;
  name: LocalText;
  imageId: string | null;
}

export function excursionsStore(sql: Sql) {
  return {
    catalogue: () => sql<CatalogueRow[]>`
      select id, cruise_day as "cruiseDay", published_duration as "publishedDuration", waiver_url as "waiverUrl",
        meeting_point as "meetingPoint", tag_ids as "tagIds", effort, guide_languages as "guideLanguages"
      from excursions where voyage_id = (select current_voyage())`,

    /** What the catalogue came with: while this is the same, so is the catalogue. Only a pack writes it. */
    async edition(): Promise<string> {
      const [row] = await sql<{ voyage: string; pack: string | null }[]>`
        select current_voyage()::text as voyage, (select pack_hash from deployment) as pack`;
      return `${row?.voyage} ${row?.pack}`;
    },

    tags: () => sql<TagRow[]>`select id, name, image_id as "imageId" from excursion_tags order by place, id`,

    /** Where the guests of these excursions meet and what they should bring, whether on sale or not: what is booked stands. */
    meetings: (ids: Fragment) => sql`
      select e.id, e.meeting_point as "meetingPoint", e.wayfinder_profile_id as "wayfinderProfileId", d.value as bring
      from excursions e left join excursion_descriptions d
        on d.voyage_id = e.voyage_id and d.excursion_id = e.id and d.description_type = 'Notes'
      where e.voyage_id = (select current_voyage()) and e.id in (${ids})`,

    descriptions: (id: string) => sql<{ descriptionType: DescriptionType; value: LocalText }[]>`
      select description_type as "descriptionType", value from excursion_descriptions
      where voyage_id = (select current_voyage()) and excursion_id = ${id}
      order by array_position(array['Description', 'WalkingInfo', 'Notes', 'Hint'], description_type)`,
  };
}
