import { contentRoutes } from '#contract/areas/content.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { fillPath } from '#contract/route.ts';
import { layConditions } from '#hub/booking/conditions.ts';
import { drawReference } from '#hub/booking/reference.ts';
import { bookForOthers, type ExcursionOffer, offerExcursion, offerNoOtherExcursion } from '#hub/booking/unit-offers.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { type MediaManifest, readMediaManifest } from '#packs/media-manifest.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackExcursion } from '#packs/schema/excursions.ts';

/**
 * The pack's catalogue. What left it goes off sale. Capacity, prices and waitlist of an excursion that is known already stay as
 * operators left them.
 */
export async function seedExcursions(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const manifest = await readMediaManifest(pack.id);
  const { excursions, tags, conditions } = pack.excursions;
  await seedTags(sql, tags);
  for (const excursion of excursions) {
    await upsert(sql, row(excursion, manifest));
    await offerExcursion(sql, offer(excursion, pack, voyage));
    await seedDescriptions(sql, excursion);
    await bookForOthers(sql, { kind: 'excursion', objectId: excursion.id }, excursion.taken, drawReference());
  }
  await offerNoOtherExcursion(
    sql,
    excursions.map(({ id }) => id),
  );
  await layConditions(sql, conditions);
}

async function seedTags(sql: Sql, tags: Pack['excursions']['tags']): Promise<void> {
  await sql`delete from excursion_tags`;
  for (const [place, { id, name, icon }] of tags.entries()) {
    await sql`
      insert into excursion_tags (id, name, image_id, place) values (${id}, ${sql.json(name)}, ${icon}, ${place})`;
  }
}

function row(excursion: PackExcursion, manifest: MediaManifest) {
  const waiver = excursion.waiver && manifest.files[excursion.waiver.id];
  return {
    id: excursion.id,
    cruise_day: excursion.day,
    published_duration: excursion.publishedDuration,
    waiver_url: waiver && API_PREFIX + fillPath(contentRoutes.file, { name: waiver.file }),
    meeting_point: excursion.meetingPoint,
    wayfinder_profile_id: excursion.wayfinderProfile,
    tag_ids: excursion.tags,
    effort: excursion.effort,
    guide_languages: excursion.guideLanguages,
  };
}

async function upsert(sql: Sql, excursion: ReturnType<typeof row>): Promise<void> {
  await sql`
    insert into excursions (
      id, cruise_day, published_duration, waiver_url, meeting_point, wayfinder_profile_id, tag_ids, effort, guide_languages
    )
    select id, cruise_day, published_duration, waiver_url, meeting_point, wayfinder_profile_id, tag_ids, effort, guide_languages
    from jsonb_populate_record(null::excursions, ${sql.json(excursion as never)})
    on conflict (voyage_id, id) do update set cruise_day = excluded.cruise_day, published_duration = excluded.published_duration,
      waiver_url = excluded.waiver_url, meeting_point = excluded.meeting_point,
      wayfinder_profile_id = excluded.wayfinder_profile_id, tag_ids = excluded.tag_ids, effort = excluded.effort,
      guide_languages = excluded.guide_languages`;
}

/** When it goes, from where, for whom and at what price. */
function offer(excursion: PackExcursion, pack: Pack, voyage: ResolvedVoyage): ExcursionOffer {
  const port = pack.voyage.ports.find((one) => one.id === excursion.port);
  const destination = pack.excursions.destinations.find((one) => one.id === excursion.destination);
  return {
    objectId: excursion.id,
    name: excursion.name,
    code: excursion.bookingCode,
    startsAt: `${voyage.dateOf(excursion.day)} ${excursion.timeOfDay}:00`,
    minutes: excursion.duration,
    capacity: excursion.capacity,
    waitlist: excursion.waitlist,
    adultPrice: excursion.price.adult,
    childPrice: excursion.price.child,
    infantPrice: excursion.price.infant,
    minimumAge: excursion.minimumAge,
    maximumAge: excursion.maximumAge,
    bookableOnFirstAndLastDay: excursion.bookableOnFirstAndLastDay,
    changeUntil: excursion.changeUntil,
    trip: {
      type: port ? 'CruiseExcursion' : 'ResortExcursion',
      port: port ? { name: port.name, countryName: port.countryName } : null,
      destination: destination ? { id: destination.id, name: destination.name } : null,
      itineraryId: voyage.days[excursion.day - 1]?.id ?? null,
    },
  };
}

async function seedDescriptions(sql: Sql, { id, descriptions }: PackExcursion): Promise<void> {
  await sql`
    delete from excursion_descriptions where voyage_id = current_voyage() and excursion_id = ${id}`;
  for (const [type, text] of Object.entries(descriptions)) {
    await sql`
      insert into excursion_descriptions (excursion_id, description_type, value)
      values (${id}, ${type}, ${sql.json(cleanLocalText(text) as never)})`;
  }
}
