import type { DescriptionType, ExcursionType } from '#contract/areas/excursions.ts';
import type { Conditions } from '#contract/conditions.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';

/** An excursion with the places that are taken at this moment. */
export interface ExcursionRow {
  id: string;
  type: ExcursionType;
  name: LocalText;
  bookingCode: string | null;
  /** Ship time, `yyyy-mm-dd HH:mm:ss`. */
  startsAt: string;
  endsAt: string;
  duration: number | null;
  cruiseDay: number | null;
  publishedDuration: LocalText | null;
  minimumAge: number | null;
  maximumAge: number | null;
  adultPrice: Minor | null;
  childPrice: Minor | null;
  infantPrice: Minor | null;
  capacity: number;
  taken: number;
  waitlist: boolean;
  withdrawn: boolean;
  bookableOnFirstAndLastDay: boolean;
  port: { name: LocalText; countryName: LocalText } | null;
  destination: { id: string; name: LocalText } | null;
  itineraryId: string | null;
  waiverUrl: string | null;
  meetingPoint: LocalText | null;
  tagIds: string[];
}

export interface TagRow {
  id: string;
  name: LocalText;
  imageId: string | null;
}

export function excursionsStore(sql: Sql) {
  const excursions = sql`
    select e.id, e.type, e.name, e.booking_code as "bookingCode", e.starts_at::text as "startsAt",
      e.ends_at::text as "endsAt", e.duration_minutes as duration, e.cruise_day as "cruiseDay",
      e.published_duration as "publishedDuration", e.minimum_age as "minimumAge", e.maximum_age as "maximumAge",
      e.adult_price as "adultPrice", e.child_price as "childPrice", e.infant_price as "infantPrice",
      e.capacity, e.waitlist, e.withdrawn_at is not null as withdrawn,
      e.bookable_on_first_and_last_day as "bookableOnFirstAndLastDay", e.port, e.destination,
      e.itinerary_id as "itineraryId", e.waiver_url as "waiverUrl", e.meeting_point as "meetingPoint",
      e.tag_ids as "tagIds",
      (select count(*)::int from excursion_bookings b where b.excursion_id = e.id and b.status in ('C', 'R')) as taken
    from excursions e`;

  return {
    ofDate: (day: IsoDay) => sql<ExcursionRow[]>`
      ${excursions} where e.withdrawn_at is null and e.starts_at >= ${day}::date and e.starts_at < ${day}::date + 1
      order by e.starts_at, e.id`,

    fromDate: (day: IsoDay) => sql<ExcursionRow[]>`
      ${excursions} where e.withdrawn_at is null and e.starts_at >= ${day}::date order by e.starts_at, e.id`,

    ofCruiseDay: (day: number) => sql<ExcursionRow[]>`
      ${excursions} where e.withdrawn_at is null and e.cruise_day = ${day} order by e.starts_at, e.id`,

    /** Withdrawn ones too: whoever asks decides what that means. */
    byIds: (ids: readonly string[]) => sql<ExcursionRow[]>`
      ${excursions} where e.id = any(${ids as string[]}::text[]) order by e.starts_at, e.id`,

    among: (ids: Fragment) => sql<ExcursionRow[]>`${excursions} where e.id in (${ids}) order by e.starts_at, e.id`,

    tags: () => sql<TagRow[]>`select id, name, image_id as "imageId" from excursion_tags order by place, id`,

    descriptions: (id: string) => sql<{ descriptionType: DescriptionType; value: LocalText }[]>`
      select d.description_type as "descriptionType", d.value
      from excursion_descriptions d join excursions e on e.id = d.excursion_id
      where d.excursion_id = ${id} and e.withdrawn_at is null
      order by array_position(array['Description', 'WalkingInfo', 'Notes', 'Hint'], d.description_type)`,

    async conditions(module: string): Promise<Conditions> {
      const [row] = await sql<Conditions[]>`
        select condition_text as "conditionText", additional_condition_text as "additionalConditionText",
          sales_message as "salesMessage"
        from conditions where module = ${module}`;
      return row ?? {};
    },
  };
}
