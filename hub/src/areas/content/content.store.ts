import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { ArticleRow, CategoryRow, EventRow, ScheduleRow } from './content.present.ts';

/** Reads of categories, articles, events and schedules. `preview` lets unpublished items through (AD39). */
export function contentStore(sql: Sql) {
  const categories = sql`
    select id, title, description, content_type as "contentType", searchable, show_title as "showTitle",
           show_book_now as "showBookNow", booking_path as "bookingPath", text_colour as "textColour", background_colour as "backgroundColour",
           published, external_url as "externalUrl", use_external_url as "useExternalUrl"
      from content_category`;
  const articles = sql`
    select a.id, a.title, a.description, a.overview_description as "overviewDescription",
           a.layout_type as "layoutType", a.published, a.external_redirect_url as "externalRedirectURL",
           a.show_title as "showTitle", a.show_book_now as "showBookNow",
           a.booking_path as "bookingPath", a.text_colour as "textColour",
           a.background_colour as "backgroundColour", a.show_additional_articles as "showAdditionalArticles",
           a.additional_category_id as "additionalCategoryId", a.wayfinder_profile_id as "wayfinderProfileId",
           a.where_and_when as "whereAndWhen", a.location, a.times, a.category_id as "categoryId",
           c.title as "categoryTitle"
      from content_article a left join content_category c on c.id = a.category_id`;
  const events = sql`
    select id, title, day::text, start_time as "startTime", end_time as "endTime",
           start_time_description as "startTimeDescription", end_time_description as "endTimeDescription", location,
           location_detail as "locationDetail", category, event_overview as "eventOverview",
           styling_required as "stylingRequired", wayfinder_profile_id as "wayfinderProfileId"
      from content_event`;

  return {
    rootCategories: (preview: boolean) => sql<CategoryRow[]>`
      ${categories} where parent_id is null and (published or ${preview}) order by position, id`,

    category: async (id: string, preview: boolean) => {
      const [row] = await sql<CategoryRow[]>`${categories} where id = ${id} and (published or ${preview})`;
      return row;
    },

    childCategories: (parentId: string, preview: boolean) => sql<CategoryRow[]>`
      ${categories} where parent_id = ${parentId} and (published or ${preview}) order by position, id`,

    categoriesByHashtag: (hashtag: string) => sql<CategoryRow[]>`
      ${categories} where hashtags @> array[${hashtag}] and published order by position, id`,

    rootArticles: (preview: boolean) => sql<ArticleRow[]>`
      ${articles} where a.category_id is null and a.listed and (a.published or ${preview}) order by a.position, a.id`,

    articlesOfCategory: (categoryId: string, preview: boolean) => sql<ArticleRow[]>`
      ${articles} where a.category_id = ${categoryId} and a.listed and (a.published or ${preview})
      order by a.position, a.id`,

    article: async (id: string, preview: boolean) => {
      const [row] = await sql<ArticleRow[]>`${articles} where a.id = ${id} and (a.published or ${preview})`;
      return row;
    },

    articlesByHashtag: (hashtag: string) => sql<ArticleRow[]>`
      ${articles} where a.hashtags @> array[${hashtag}] and a.published order by a.position, a.id`,

    articlesWithWhereAndWhen: () => sql<ArticleRow[]>`
      ${articles} where a.where_and_when is not null and a.published order by a.position, a.id`,

    eventsOfArticle: (articleId: string) => sql<EventRow[]>`
      ${events} where article_id = ${articleId} order by position, id`,

    eventsOfSchedule: (scheduleId: string) => sql<EventRow[]>`
      ${events} where schedule_id = ${scheduleId} order by position, id`,

    scheduleOfDay: async (day: IsoDay) => {
      const [row] = await sql<ScheduleRow[]>`
        select id, title, overview_description as "overviewDescription", description
          from content_schedule where day = ${day}`;
      return row;
    },

    /** Whether there was such an item. */
    publish: async (kind: 'category' | 'article', id: string, published: boolean) => {
      const table = kind === 'category' ? sql`content_category` : sql`content_article`;
      const { count } = await sql`update ${table} set published = ${published} where id = ${id}`;
      return count > 0;
    },
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
