import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { announceIn } from '#hub/shared/event-bus.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { readMediaManifest } from '#packs/media-manifest.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackArticle, PackCategory, PackEvent, PackSchedule } from '#packs/schema/content.ts';
import { blobSeeds } from './blobs.seed.ts';
import { contentChanged } from './content.topics.ts';
import { normalHashtags } from './hashtags.rules.ts';

type Row = Record<string, unknown>;

/** Lays the pack's content anew; what the operator has published or hidden since stays as it is. */
export async function seedContent(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const manifest = await readMediaManifest(pack.id);
  const { categories, articles, schedules } = pack.content;
  const events = [
    ...articles.flatMap((article) => article.events.flatMap((event) => articleEvents(article, event, voyage))),
    ...schedules.flatMap((schedule) => schedule.events.map((event) => scheduleEvent(schedule, event, voyage))),
  ];
  const tables: [table: string, rows: readonly object[]][] = [
    ['content_category', await keepingPublished(sql, 'content_category', categories.map(categoryRow))],
    ['content_article', await keepingPublished(sql, 'content_article', articles.map(articleRow))],
    ['content_schedule', schedules.map((schedule) => scheduleRow(schedule, voyage))],
    ['content_event', events.map((event, position) => ({ ...event, position }))],
    ['content_blob', blobSeeds(pack, manifest)],
  ];
  for (const [table] of tables.toReversed()) await sql`delete from ${sql(table)}`;
  for (const [table, rows] of tables) {
    await sql`
      insert into ${sql(table)}
      select * from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`;
  }
  await announceIn(sql, contentChanged, undefined);
}

async function keepingPublished(sql: Sql, table: string, rows: (Row & { id: string })[]) {
  const before = await sql<{ id: string; published: boolean }[]>`select id, published from ${sql(table)}`;
  const published = new Map(before.map((row) => [row.id, row.published]));
  return rows.map((row) => ({ ...row, published: published.get(row.id) ?? row.published }));
}

function categoryRow(category: PackCategory, position: number) {
  return {
    id: category.id,
    parent_id: category.parent,
    position,
    published: category.published,
    title: category.title,
    description: cleanLocalText(category.description),
    content_type: category.contentType,
    searchable: category.searchable,
    show_title: category.showTitle,
    show_book_now: category.showBookNow,
    booking_path: category.bookingPath,
    text_colour: category.textColour,
    background_colour: category.backgroundColour,
    external_url: category.externalUrl,
    use_external_url: category.useExternalUrl,
    hashtags: normalHashtags(category.hashtags),
  };
}

function articleRow(article: PackArticle, position: number) {
  return {
    id: article.id,
    category_id: article.category,
    position,
    published: article.published,
    listed: !article.unlisted,
    title: article.title,
    description: cleanLocalText(article.description),
    overview_description: cleanLocalText(article.overviewDescription),
    layout_type: article.layoutType,
    external_redirect_url: article.externalRedirectURL,
    show_title: article.showTitle,
    show_book_now: article.showBookNow,
    booking_path: article.bookingPath,
    text_colour: article.textColour,
    background_colour: article.backgroundColour,
    show_additional_articles: article.additionalArticlesCategory !== undefined,
    additional_category_id: article.additionalArticlesCategory,
    wayfinder_profile_id: article.wayfinderProfile,
    where_and_when: article.whereAndWhen,
    location: article.location,
    times: article.times,
    hashtags: normalHashtags(article.hashtags),
  };
}

function scheduleRow(schedule: PackSchedule, voyage: ResolvedVoyage) {
  return {
    id: schedule.id,
    day: voyage.dateOf(schedule.day),
    title: schedule.title,
    overview_description: cleanLocalText(schedule.overviewDescription),
    description: cleanLocalText(schedule.description),
  };
}

/** One row for each of its days; an event of an article without days happens every day. */
function articleEvents(article: PackArticle, event: PackEvent, voyage: ResolvedVoyage): Row[] {
  if (!event.days) return [eventRow(event, { id: event.id, article_id: article.id })];
  return event.days.map((day) =>
    eventRow(event, { id: `${event.id}-day-${day}`, article_id: article.id, day: voyage.dateOf(day) }),
  );
}

function scheduleEvent(schedule: PackSchedule, event: PackEvent, voyage: ResolvedVoyage): Row {
  return eventRow(event, { id: event.id, schedule_id: schedule.id, day: voyage.dateOf(schedule.day) });
}

function eventRow(event: PackEvent, place: Row): Row {
  return {
    ...place,
    title: event.title,
    start_time: event.startTime,
    end_time: event.endTime,
    start_time_description: event.startTimeDescription,
    end_time_description: event.endTimeDescription,
    location: event.location,
    location_detail: event.locationDetail,
    category: event.category,
    event_overview: cleanLocalText(event.eventOverview),
    styling_required: event.stylingRequired,
    wayfinder_profile_id: event.wayfinderProfile,
  };
}
