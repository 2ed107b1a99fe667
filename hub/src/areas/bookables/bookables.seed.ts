import type { IsoDay } from '#contract/hub-date.ts';
import { addDays, minutesOf } from '#contract/hub-date.ts';
import { layConditions } from '#hub/booking/conditions.ts';
import { drawReference } from '#hub/booking/reference.ts';
import { bookForOthers, offerNoOtherBookable, offerSlots, type SlotOffer } from '#hub/booking/unit-offers.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { announceIn } from '#hub/shared/event-bus.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackBookable } from '#packs/schema/bookables.ts';
import { bookablesChanged } from './bookables.topics.ts';

const MINUTES_PER_DAY = 24 * 60;

/**
 * The pack's restaurants, treatments and activities with their slots. What left it goes off sale. The capacity of a known
 * slot, and what is shown or hidden, stays as operators left it.
 */
export async function seedBookables(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const { categories, items, conditions } = pack.bookables;
  for (const [place, { id, module, title, overviewDescription }] of categories.entries()) {
    await sql`
      insert into bookable_categories (id, module, title, overview_description, place)
      values (${id}, ${module}, ${json(sql, title)}, ${json(sql, overviewDescription)}, ${place})
      on conflict (voyage_id, id) do update set module = excluded.module, title = excluded.title,
        overview_description = excluded.overview_description, place = excluded.place`;
  }
  await sql`
    delete from bookable_categories
    where voyage_id = current_voyage() and id <> all(${categories.map(({ id }) => id)})`;
  for (const [place, item] of items.entries()) {
    await upsert(sql, row(item, place));
    const { id: objectId, module: kind, title: name, externalId: code = null, changeUntil, taken } = item;
    await offerSlots(sql, { kind, objectId, name, code, changeUntil }, slotsOf(item, voyage));
    for (const { day, time, persons } of taken) {
      const startsAt = `${voyage.dateOf(day)} ${time}:00`;
      await bookForOthers(sql, { kind, objectId, startsAt }, persons, drawReference());
    }
  }
  const offered = items.map(({ id: objectId, module: kind }) => ({ kind, objectId }));
  await offerNoOtherBookable(sql, offered);
  await sql`
    update bookables set off_sale = true
    where voyage_id = current_voyage() and id <> all(${items.map(({ id }) => id)})`;
  await layConditions(sql, conditions);
  await announceIn(sql, bookablesChanged, undefined);
}

function json(sql: Sql, value: unknown) {
  return value === null || value === undefined ? null : sql.json(value as never);
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
  };
}

async function upsert(sql: Sql, bookable: ReturnType<typeof row>): Promise<void> {
  await sql`
    insert into bookables (id, module, category_id, title, overview_description, description, just_to_know, external_id,
      wayfinder_profile_id, price, duration_minutes, location, location_detail, times, minimum_persons,
      maximum_persons, place)
    select id, module, category_id, title, overview_description, description, just_to_know, external_id,
      wayfinder_profile_id, price, duration_minutes, location, location_detail, times, minimum_persons,
      maximum_persons, place
    from jsonb_populate_record(null::bookables, ${sql.json(bookable as never)})
    on conflict (voyage_id, id) do update set module = excluded.module, category_id = excluded.category_id,
      title = excluded.title, overview_description = excluded.overview_description,
      description = excluded.description, just_to_know = excluded.just_to_know, external_id = excluded.external_id,
      wayfinder_profile_id = excluded.wayfinder_profile_id, price = excluded.price,
      duration_minutes = excluded.duration_minutes, location = excluded.location,
      location_detail = excluded.location_detail, times = excluded.times,
      minimum_persons = excluded.minimum_persons, maximum_persons = excluded.maximum_persons, place = excluded.place,
      off_sale = false`;
}

/** Every slot of the voyage; one that ends after midnight ends on the next day. */
function slotsOf({ openings }: PackBookable, voyage: ResolvedVoyage): SlotOffer[] {
  const everyDay = voyage.days.slice(0, -1).map(({ day }) => day);
  return openings.flatMap(({ days = everyDay, times, minutes, capacity }) =>
    days.flatMap((day) =>
      times.map((time) => {
        const end = (minutesOf(time) ?? 0) + minutes;
        const date = voyage.dateOf(day);
        const endDate = addDays(date, Math.floor(end / MINUTES_PER_DAY));
        return { startsAt: `${date} ${time}:00`, endsAt: `${endDate} ${clock(end % MINUTES_PER_DAY)}:00`, capacity };
      }),
    ),
  );
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
