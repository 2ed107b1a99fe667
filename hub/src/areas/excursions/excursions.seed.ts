import { contentRoutes } from '#contract/areas/content.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { fillPath } from '#contract/route.ts';
import { drawReference } from '#hub/shared/booking/booking-reference.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { type MediaManifest, readMediaManifest } from '#packs/media-manifest.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackExcursion } from '#packs/schema/excursions.ts';

/** Guests who booked elsewhere, so that "full" and "nearly full" are real bookings. */
const OTHER_PARTY = 'other-guests';

/**
 * The pack's catalogue. Capacity, prices and waitlist of an excursion that is known already stay as operators left them; a
 * voyage that moved to other days starts with nothing booked.
 */
export async function seedExcursions(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const manifest = await readMediaManifest(pack.id);
  const { excursions, tags, conditions } = pack.excursions;
  await forgetLastVoyage(sql, voyage);
  await seedTags(sql, tags);
  for (const excursion of excursions) {
    await upsert(sql, row(excursion, pack, voyage, manifest));
    await seedDescriptions(sql, excursion);
    await seedOtherGuests(sql, excursion);
  }
  for (const { module, conditionText, additionalConditionText = null, salesMessage = null } of conditions) {
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

/** Days before the new embarkation belong to a voyage that is over. */
async function forgetLastVoyage(sql: Sql, { embarkation, disembarkation }: ResolvedVoyage): Promise<void> {
  const [known] = await sql<{ moved: boolean }[]>`
    select coalesce(bool_or(starts_at::date not between ${embarkation} and ${disembarkation}), false) as moved
    from excursions`;
  if (!known?.moved) return;
  // Whatever else was booked under a reference of that voyage goes with it.
  await sql`truncate invoice_lines, excursion_bookings, booking_groups, basket_elements, basket_served cascade`;
  await sql`delete from excursions`;
}

async function seedTags(sql: Sql, tags: Pack['excursions']['tags']): Promise<void> {
  await sql`delete from excursion_tags`;
  for (const [place, { id, name, icon }] of tags.entries()) {
    await sql`
      insert into excursion_tags (id, name, image_id, place) values (${id}, ${sql.json(name)}, ${icon}, ${place})`;
  }
}

function row(excursion: PackExcursion, pack: Pack, voyage: ResolvedVoyage, manifest: MediaManifest) {
  const port = pack.voyage.ports.find((one) => one.id === excursion.port);
  const destination = pack.excursions.destinations.find((one) => one.id === excursion.destination);
  const waiver = excursion.waiver && manifest.files[excursion.waiver.id];
  return {
    id: excursion.id,
    type: port ? 'CruiseExcursion' : 'ResortExcursion',
    name: excursion.name,
    booking_code: excursion.bookingCode,
    starts_at: `${voyage.dateOf(excursion.day)} ${excursion.timeOfDay}`,
    duration_minutes: excursion.duration,
    cruise_day: excursion.day,
    published_duration: excursion.publishedDuration,
    minimum_age: excursion.minimumAge,
    maximum_age: excursion.maximumAge,
    adult_price: excursion.price.adult,
    child_price: excursion.price.child,
    infant_price: excursion.price.infant,
    capacity: excursion.capacity,
    waitlist: excursion.waitlist,
    bookable_on_first_and_last_day: excursion.bookableOnFirstAndLastDay,
    port: port && { name: port.name, countryName: port.countryName },
    destination: destination && { id: destination.id, name: destination.name },
    itinerary_id: voyage.days[excursion.day - 1]?.id,
    waiver_url: waiver && API_PREFIX + fillPath(contentRoutes.file, { name: waiver.file }),
    meeting_point: excursion.meetingPoint,
    tag_ids: excursion.tags,
  };
}

async function upsert(sql: Sql, excursion: ReturnType<typeof row>): Promise<void> {
  await sql`
    insert into excursions (id, type, name, booking_code, starts_at, duration_minutes, cruise_day, published_duration,
      minimum_age, maximum_age, adult_price, child_price, infant_price, capacity, waitlist,
      bookable_on_first_and_last_day, port, destination, itinerary_id, waiver_url, meeting_point, tag_ids)
    select id, type, name, booking_code, starts_at, duration_minutes, cruise_day, published_duration,
      minimum_age, maximum_age, adult_price, child_price, infant_price, capacity, waitlist,
      bookable_on_first_and_last_day, port, destination, itinerary_id, waiver_url, meeting_point, tag_ids
    from jsonb_populate_record(null::excursions, ${sql.json(excursion as never)})
    on conflict (id) do update set type = excluded.type, name = excluded.name, booking_code = excluded.booking_code,
      starts_at = excluded.starts_at, duration_minutes = excluded.duration_minutes, cruise_day = excluded.cruise_day,
      published_duration = excluded.published_duration, minimum_age = excluded.minimum_age,
      maximum_age = excluded.maximum_age, port = excluded.port, destination = excluded.destination,
      bookable_on_first_and_last_day = excluded.bookable_on_first_and_last_day,
      itinerary_id = excluded.itinerary_id, waiver_url = excluded.waiver_url,
      meeting_point = excluded.meeting_point, tag_ids = excluded.tag_ids`;
}

async function seedDescriptions(sql: Sql, { id, descriptions }: PackExcursion): Promise<void> {
  await sql`delete from excursion_descriptions where excursion_id = ${id}`;
  for (const [type, text] of Object.entries(descriptions)) {
    await sql`
      insert into excursion_descriptions (excursion_id, description_type, value)
      values (${id}, ${type}, ${sql.json(cleanLocalText(text) as never)})`;
  }
}

async function seedOtherGuests(sql: Sql, { id, taken }: PackExcursion): Promise<void> {
  const [known] = await sql`
    select 1 from excursion_bookings where excursion_id = ${id} and party_id = ${OTHER_PARTY} limit 1`;
  if (known || taken === 0) return;
  const reference = drawReference();
  await sql`
    insert into booking_groups (reference, kind, party_id, created_at)
    values (${reference}, 'direct', ${OTHER_PARTY}, now())`;
  await sql`
    insert into excursion_bookings (reference, excursion_id, party_id, account_number, passenger_id, first_name,
      last_name, passenger_type, lead, status, price, created_at, changed_at)
    select ${reference}, ${id}, ${OTHER_PARTY}, 'other-' || n, 'other-' || n, 'Guest', n::text, 'Adult', false, 'C', 0,
      now(), now()
    from generate_series(1, ${taken}::int) as n`;
}
