import type { contentRoutes } from '#contract/areas/content.ts';
import { addDays, parseHubDate, parseIsoDay } from '#contract/hub-date.ts';
import type { Route } from '#contract/route.ts';
import { hideFromSearch } from '#hub/areas/search/search.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Call, Handler, Handlers } from '#hub/shared/http/implement.ts';
import { blobsArea } from './blobs.routes.ts';
import { contentService } from './content.service.ts';
import { contentStore } from './content.store.ts';
import { contentChanged } from './content.topics.ts';

const MS_PER_MINUTE = 60_000;

type ContentHandlers = Handlers<typeof contentRoutes>;
type Name = keyof ContentHandlers;

/** What guests read: all of it kept as bytes until something changes, and what hangs on the clock until it turns. */
export function contentArea(hub: Hub): ContentHandlers {
  const { clock, shipTime, events } = hub;
  const content = contentService({ store: contentStore(hub.sql), shipTime });

  const keep = (call: Call, until?: Date) => call.keepUntil([contentChanged], until);
  /** The handlers, their answers kept until the content changes or a moment is reached. */
  function kept<K extends Name>(handlers: Pick<ContentHandlers, K>, until?: () => Date): Pick<ContentHandlers, K> {
    const keeping = (handler: Handler<Route>): Handler<Route> => {
      return (call) => {
        keep(call, until?.());
        return handler(call);
      };
    };
    const named = Object.entries(handlers) as [K, Handler<Route>][];
    return Object.fromEntries(named.map(([name, handler]) => [name, keeping(handler)])) as never;
  }
  /** An event ends with a minute, on the ship's clock and every other. */
  const nextMinute = () => new Date((Math.floor(clock.now().getTime() / MS_PER_MINUTE) + 1) * MS_PER_MINUTE);
  const nextDay = () => shipTime.instantOf(addDays(shipTime.today(), 1));

  return {
    ...kept({
      rootCategories: ({ preview }) => content.rootCategories(preview),
      rootArticles: ({ preview }) => content.rootArticles(preview),
      category: ({ params, preview }) => content.category(params.id, preview),
      childCategories: ({ params, preview }) => content.childCategories(params.id, preview),
      categoriesByHashtag: ({ query }) => content.categoriesByHashtag(query.hashtag),
      articlesOfCategory({ params, query, preview }) {
        const parts = { description: query.withDescriptions ?? false, wayfinder: query.withWayFinder ?? false };
        return content.articlesOfCategory(params.id, parts, preview);
      },
      articlesByHashtag: ({ query }) => content.articlesByHashtag(query.hashtag),
      whereAndWhen: () => content.whereAndWhen(),
      dailyScheduleByDate({ query: { date } }) {
        const day = parseIsoDay(date) ?? parseHubDate(date);
        if (!day) throw badRequest('date: must be yyyy-mm-dd or dd/mm/yyyy');
        return content.scheduleOfDay(day);
      },
    }),
    ...kept(
      {
        article: ({ params, preview }) => content.article(params.id, preview),
        articleEvents: ({ params, query, preview }) =>
          content.articleEvents(params.id, query.filterPastEvents === false, preview),
      },
      nextMinute,
    ),
    ...kept(
      {
        dailySchedule: () => content.scheduleOfDay(shipTime.today()),
        dailyScheduleTomorrow: () => content.scheduleOfDay(addDays(shipTime.today(), 1)),
      },
      nextDay,
    ),
    ...blobsArea(hub, keep),
    publish: ({ body: { kind, id, published } }) =>
      events.publishWith(contentChanged, undefined, async (tx) => {
        if (!(await contentStore(tx).publish(kind, id, published))) throw notFound();
        await hideFromSearch(tx, kind, id, !published);
      }),
    async previewToken() {
      return { token: await hub.previewTokens.renew() };
    },
  };
}
