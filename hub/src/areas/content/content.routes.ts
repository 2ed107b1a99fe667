import type { contentRoutes } from '#contract/areas/content.ts';
import { addDays, parseHubDate, parseIsoDay } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { blobsArea } from './blobs.routes.ts';
import { contentService } from './content.service.ts';
import { contentStore } from './content.store.ts';
import { contentChanged } from './content.topics.ts';

const MS_PER_MINUTE = 60_000;

type ContentHandlers = Handlers<typeof contentRoutes>;

/** What guests read: all of it kept as bytes until something changes, and what hangs on the clock until it turns. */
export function contentArea(hub: Hub): ContentHandlers {
  const { clock, shipTime, events } = hub;
  const content = contentService({ store: contentStore(hub.sql), shipTime });

  const keep = (call: Call, until?: Date) => call.keepUntil([contentChanged], until);
  /** An event ends with a minute, on the ship's clock and every other. */
  const keepThisMinute = (call: Call) =>
    keep(call, new Date((Math.floor(clock.now().getTime() / MS_PER_MINUTE) + 1) * MS_PER_MINUTE));
  const keepToday = (call: Call) => keep(call, shipTime.instantOf(addDays(shipTime.today(), 1)));

  return {
    rootCategories(call) {
      keep(call);
      return content.rootCategories(call.preview);
    },
    rootArticles(call) {
      keep(call);
      return content.rootArticles(call.preview);
    },
    category(call) {
      keep(call);
      return content.category(call.params.id, call.preview);
    },
    childCategories(call) {
      keep(call);
      return content.childCategories(call.params.id, call.preview);
    },
    categoriesByHashtag(call) {
      keep(call);
      return content.categoriesByHashtag(call.query.hashtag);
    },
    articlesOfCategory(call) {
      keep(call);
      const { withDescriptions = false, withWayFinder = false } = call.query;
      const parts = { description: withDescriptions, wayfinder: withWayFinder };
      return content.articlesOfCategory(call.params.id, parts, call.preview);
    },
    article(call) {
      keepThisMinute(call);
      return content.article(call.params.id, call.preview);
    },
    articleEvents(call) {
      keepThisMinute(call);
      return content.articleEvents(call.params.id, call.query.filterPastEvents === false, call.preview);
    },
    articlesByHashtag(call) {
      keep(call);
      return content.articlesByHashtag(call.query.hashtag);
    },
    whereAndWhen(call) {
      keep(call);
      return content.whereAndWhen();
    },
    dailySchedule(call) {
      keepToday(call);
      return content.scheduleOfDay(shipTime.today());
    },
    dailyScheduleTomorrow(call) {
      keepToday(call);
      return content.scheduleOfDay(addDays(shipTime.today(), 1));
    },
    dailyScheduleByDate(call) {
      const { date } = call.query;
      const day = parseIsoDay(date) ?? parseHubDate(date);
      if (!day) throw badRequest('date: must be yyyy-mm-dd or dd/mm/yyyy');
      keep(call);
      return content.scheduleOfDay(day);
    },
    ...blobsArea(hub, keep),
    publish: ({ body: { kind, id, published } }) =>
      events.publishWith(contentChanged, undefined, async (tx) => {
        if (!(await contentStore(tx).publish(kind, id, published))) throw notFound();
      }),
    async previewToken() {
      return { token: await hub.previewTokens.renew() };
    },
  };
}
