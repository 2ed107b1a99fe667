import type { ContentEvent, DailySchedule } from '#contract/areas/content.ts';
import { byDateAndStart, isPast } from '#contract/event-time.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import { type ArticleParts, articleOf, categoryOf, eventOf, scheduleOf } from './content.present.ts';
import type { ContentStore } from './content.store.ts';
import { normalHashtag } from './hashtags.rules.ts';

const OVERVIEW: ArticleParts = { description: false, wayfinder: false };
const FULL: ArticleParts = { description: true, wayfinder: true };

/** AD40: lists in the operator's order, 404 for what is unknown or, without preview, unpublished. */
export function contentService({ store, shipTime }: { store: ContentStore; shipTime: ShipTime }) {
  async function category(id: string, preview: boolean) {
    const row = await store.category(id, preview);
    if (!row) throw notFound();
    return categoryOf(row);
  }

  async function articleRow(id: string, preview: boolean) {
    const row = await store.article(id, preview);
    if (!row) throw notFound();
    return row;
  }

  async function eventsOfArticle(id: string, withPast: boolean): Promise<ContentEvent[]> {
    const now = shipTime.now();
    const rows = await store.eventsOfArticle(id);
    return rows
      .filter((event) => withPast || !isPast(event, now))
      .toSorted(byDateAndStart)
      .map(eventOf);
  }

  return {
    category,

    rootCategories: async (preview: boolean) => (await store.rootCategories(preview)).map(categoryOf),

    async childCategories(parentId: string, preview: boolean) {
      await category(parentId, preview);
      return (await store.childCategories(parentId, preview)).map(categoryOf);
    },

    async categoriesByHashtag(hashtag: string) {
      const tag = normalHashtag(hashtag);
      return tag ? (await store.categoriesByHashtag(tag)).map(categoryOf) : [];
    },

    rootArticles: async (preview: boolean) =>
      (await store.rootArticles(preview)).map((row) => articleOf(row, OVERVIEW)),

    async articlesOfCategory(categoryId: string, parts: ArticleParts, preview: boolean) {
      await category(categoryId, preview);
      return (await store.articlesOfCategory(categoryId, preview)).map((row) => articleOf(row, parts));
    },

    async article(id: string, preview: boolean) {
      const row = await articleRow(id, preview);
      return { ...articleOf(row, FULL), events: await eventsOfArticle(id, false) };
    },

    async articleEvents(id: string, withPast: boolean, preview: boolean) {
      await articleRow(id, preview);
      return eventsOfArticle(id, withPast);
    },

    /** AD46: published ones only, an empty list when none fits. */
    async articlesByHashtag(hashtag: string) {
      const tag = normalHashtag(hashtag);
      return tag ? (await store.articlesByHashtag(tag)).map((row) => articleOf(row, FULL)) : [];
    },

    /** With their place on the ship map, for a link to it. */
    whereAndWhen: async () =>
      (await store.articlesWithWhereAndWhen()).map((row) => articleOf(row, { ...OVERVIEW, wayfinder: true })),

    /** AD45: a list whose first element is the schedule. Past events stay in: the client leaves them out (BD50). */
    async scheduleOfDay(day: IsoDay): Promise<DailySchedule[]> {
      const row = await store.scheduleOfDay(day);
      if (!row) return [];
      const events = await store.eventsOfSchedule(row.id);
      return [scheduleOf(row, events.toSorted(byDateAndStart).map(eventOf))];
    },
  };
}
