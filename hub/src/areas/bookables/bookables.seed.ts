import type { IsoDay } from '#contract/hub-date.ts';
import { addDays, minutesOf } from '#contract/hub-date.ts';
import { drawReference } from '#hub/shared/booking/booking-reference.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackBookable } from '#packs/schema/bookables.ts';

/** Guests who booked elsewhere, so that "full" is made of real bookings. */
const OTHER_PARTY = 'other-guests';
const MINUTES_PER_DAY = 24 * 60;

/** The pack's restaurants, treatments and activities with their slots. The capacity of a known slot stays as operators left it. */
export async function seedBookables(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const { categories, items, conditions } = pack.bookables;
  await forgetLastVoyage(sql, voyage);
  for (const [place, { id, module, title, overviewDescription }] of categories.entries()) {
    await sql`
      insert into bookable_categories (id, module, title, overview_description, place)
      values (${id}, ${module}, ${json(sql, title)}, ${json(sql, overviewDescription)}, ${place})
      on conflict (id) do update set module = excluded.module, title = excluded.title,
        overview_description = excluded.overview_description, place = excluded.place`;
  }
  for (const [place, item] of items.entries()) {
    await upsert(sql, row(item, place));
    await seedSlots(sql, item, voyage);
    await seedOtherGuests(sql, item, voyage);
  }
  for (const { module, conditionText, additionalConditionText, salesMessage } of conditions) {
    await sql`
      insert into conditions (module, condition_text, additional_condition_text, sales_message)
      values (${module}, ${json(sql, conditionText)}, ${json(sql, additionalConditionText)}, ${json(sql, salesMessage)})
      on conflict (module) do update set condition_text = excluded.condition_text,
        additional_condition_text = excluded.additional_condition_text, sales_message = excluded.sales_message`;
  }
}

function json(sql: Sql, value: unknown) {
  return value === null || value === undefined ? null : sql.json(value as never);
}

/** Slots of other days belong to a voyage that is over. */
async function forgetLastVoyage(sql: Sql, { embarkation, disembarkation }: ResolvedVoyage): Promise<void> {
  const [known] = await sql<{ moved: boolean }[]>`
    select coalesce(bool_or(starts_at::date not between ${embarkation} and ${disembarkation}), false) as moved
    from bookable_slots`;
  if (known?.moved) await sql`truncate bookable_bookings, bookable_slots`;
}

function row(item: PackBookable, place: number) {
  return {
    id: item.id,
    module: item.module,
    category_id: item.category,
    title: item.title,
    overview_description: item.overviewDescription,
    description: cleanLocalText(item.description),
    just_to_know: item.justToKnow && cleanLocalText(item.justToKnow),
    external_id: item.externalId,
    wayfinder_profile_id: item.wayfinderProfile,
    price: item.price,
    duration_minutes: item.duration,
    location: item.location,
    location_detail: item.locationDetail,
    times: item.times,
    minimum_persons: item.minimumPersons,
    maximum_persons: item.maximumPersons,
    place,
    published: true,
  };
}

async function upsert(sql: Sql, bookable: ReturnType<typeof row>): Promise<void> {
  await sql`
    insert into bookables select * from jsonb_populate_record(null::bookables, ${sql.json(bookable as never)})
    on conflict (id) do update set module = excluded.module, category_id = excluded.category_id,
      title = excluded.title, overview_description = excluded.overview_description,
      description = excluded.description, just_to_know = excluded.just_to_know, external_id = excluded.external_id,
      wayfinder_profile_id = excluded.wayfinder_profile_id, price = excluded.price,
      duration_minutes = excluded.duration_minutes, location = excluded.location,
      location_detail = excluded.location_detail, times = excluded.times,
      minimum_persons = excluded.minimum_persons, maximum_persons = excluded.maximum_persons, place = excluded.place`;
}

/** Every slot of the voyage; one that ends after midnight ends on the next day. */
function slotsOf({ openings }: PackBookable, voyage: ResolvedVoyage) {
  const everyDay = voyage.days.slice(0, -1).map(({ day }) => day);
  return openings.flatMap(({ days = everyDay, times, minutes, capacity }) =>
    days.flatMap((day) =>
      times.map((time) => {
        const end = (minutesOf(time) ?? 0) + minutes;
        const date = voyage.dateOf(day);
        const endDate = addDays(date, Math.floor(end / MINUTES_PER_DAY));
        return { starts_at: `${date} ${time}`, ends_at: `${endDate} ${clock(end % MINUTES_PER_DAY)}`, capacity };
      }),
    ),
  );
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

async function seedSlots(sql: Sql, item: PackBookable, voyage: ResolvedVoyage): Promise<void> {
  const slots = sql.json(slotsOf(item, voyage) as never);
  await sql`
    insert into bookable_slots (bookable_id, starts_at, ends_at, capacity)
    select ${item.id}, starts_at, ends_at, capacity
    from jsonb_to_recordset(${slots}) as slot (starts_at timestamp, ends_at timestamp, capacity integer)
    on conflict (bookable_id, starts_at) do update set ends_at = excluded.ends_at`;
  // What the pack no longer offers goes, unless somebody is coming.
  await sql`
    delete from bookable_slots s where s.bookable_id = ${item.id}
      and s.starts_at not in (select starts_at from jsonb_to_recordset(${slots}) as slot (starts_at timestamp))
      and not exists (select from bookable_bookings b where b.slot_id = s.id)`;
}

async function seedOtherGuests(sql: Sql, { id, taken }: PackBookable, voyage: ResolvedVoyage): Promise<void> {
  for (const { day, time, persons } of taken) {
    const reference = drawReference();
    const [slot] = await sql`
      select s.id from bookable_slots s where s.bookable_id = ${id}
        and s.starts_at = ${`${voyage.dateOf(day)} ${time}`}::timestamp
        and not exists (select from bookable_bookings b where b.slot_id = s.id and b.party_id = ${OTHER_PARTY})`;
    if (!slot) continue;
    await sql`
      insert into booking_groups (reference, kind, party_id, created_at)
      values (${reference}, 'direct', ${OTHER_PARTY}, now())`;
    await sql`
      insert into bookable_bookings (reference, slot_id, party_id, account_number, persons, status, created_at,
        changed_at)
      values (${reference}, ${slot.id}, ${OTHER_PARTY}, 'other', ${persons}, 'C', now(), now())`;
  }
}
