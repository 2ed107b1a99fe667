import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { messagesRoutes } from '#contract/areas/messages.ts';
import { musterRoutes } from '#contract/areas/muster.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { programmeRoutes } from '#contract/areas/programme.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { shipRoutes } from '#contract/areas/ship.ts';
import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate, type IsoDay, parseHubDate, toHubDate } from '#contract/hub-date.ts';
import type { HubClient } from '#portal/shared/hub/hub-client.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';

/** A browser has six connections to a host; the guest's pages need theirs. */
const AT_ONCE = 2;
const NOT_PREVIEWED = { previewMode: false };

/** One call, and the calls that follow from its answer. */
type Step = () => Promise<readonly Step[]>;

export interface Luggage {
  hub: HubClient;
  signal: AbortSignal;
  language: string;
  /** The day on board. */
  today: IsoDay;
  hasWayfinder: boolean;
  extensions: ReadonlySet<string>;
}

/**
 * Reads what a guest may want to read later, where there is no hub: the copies are made on the way. The calls are those
 * of the pages, to the letter, because a copy is found by its address. Answers whether all of it was read, from the hub itself.
 */
export async function takeAlong(
  steps: readonly Step[],
  signal: AbortSignal,
  isReachable: () => boolean,
): Promise<boolean> {
  const queue = [...steps];
  let isCutOff = false;
  async function readNext(): Promise<void> {
    for (let step = queue.shift(); step && !isCutOff && !signal.aborted; step = queue.shift()) {
      try {
        queue.push(...(await step()));
        isCutOff ||= !isReachable(); // a copy stood in
      } catch (failure) {
        isCutOff ||= !isHubFailure(failure) || failure.isUnanswered; // a refusal is only that page's
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return !isCutOff && !signal.aborted;
}

const alone =
  (read: () => Promise<unknown>): Step =>
  async () => {
    await read();
    return [];
  };

/** What everybody may read. */
export function publicSteps({ hub, signal, language, today, hasWayfinder, extensions }: Luggage): Step[] {
  const call: HubClient['call'] = (route, input) =>
    hub.call(route, { ...input, signal, quietly: true } as typeof input);
  const only = (...reads: (() => Promise<unknown>)[]) => reads.map(alone);

  const article = (id: string): Step[] =>
    only(
      () => call(contentRoutes.article, { params: { id }, query: NOT_PREVIEWED }),
      () => call(contentRoutes.articleEvents, { params: { id }, query: {} }),
      () => call(contentRoutes.images, { params: { id } }),
    );
  const category =
    (id: string): Step =>
    async () => {
      const params = { id };
      await call(contentRoutes.category, { params, query: NOT_PREVIEWED });
      const children = await call(contentRoutes.childCategories, { params, query: NOT_PREVIEWED });
      const query = { withWayFinder: hasWayfinder, ...NOT_PREVIEWED };
      const articles = await call(contentRoutes.articlesOfCategory, { params, query });
      return [...children.map((one) => category(one.id)), ...articles.flatMap((one) => article(one.id))];
    };
  const day = (date: string): Step[] => {
    const iso = parseHubDate(date);
    return only(
      () => call(programmeRoutes.events, { query: { date } }),
      () => call(excursionsRoutes.byDate, { query: { dateAsString: date } }),
      ...(iso ? [() => call(contentRoutes.dailyScheduleByDate, { query: { date: iso } })] : []),
    );
  };
  const items =
    (read: () => Promise<readonly { id: string }[]>, item: (id: string) => () => Promise<unknown>): Step =>
    async () =>
      (await read()).map(({ id }) => alone(item(id)));
  const plan = extensions.has('wayfinder') ? { language } : {};

  return [
    // What home and today's programme show goes first.
    ...only(
      () => call(contentRoutes.dailySchedule),
      () => call(contentRoutes.dailyScheduleTomorrow),
      () => call(weatherRoutes.ofDate, { params: { date: dashedHubDate(toHubDate(today)) } }),
    ),
    async () => (await call(contentRoutes.rootCategories)).map(({ id }) => category(id)),
    async () => (await call(contentRoutes.rootArticles)).flatMap(({ id }) => article(id)),
    async () => {
      const days = await call(holidayRoutes.schedules);
      return days.flatMap(({ id, date }) => [
        ...only(() => call(holidayRoutes.schedule, { params: { id } })),
        ...day(date),
      ]);
    },
    items(
      () => call(bookablesRoutes.restaurants),
      (id) => () => call(bookablesRoutes.restaurant, { params: { id } }),
    ),
    ...only(
      () => call(contentRoutes.whereAndWhen),
      () => call(contentRoutes.articlesByHashtag, { query: { hashtag: 'safetyvideo' } }),
      () => call(contentRoutes.articlesByHashtag, { query: { hashtag: 'musterSchedule' } }),
      () => call(excursionsRoutes.byDate, { query: {} }),
      () => call(excursionsRoutes.tags),
      () => call(bookablesRoutes.spaCategories),
      () => call(bookablesRoutes.activityCategories),
      () => call(bookablesRoutes.activities),
      () => call(shipRoutes.content),
      () => call(ratingsRoutes.profiles, { query: { allInOne: 'false' } }),
      () => call(wayfinderRoutes.sideView, { query: plan }),
      () => call(wayfinderRoutes.topView, { query: plan }),
      ...(extensions.has('wayfinder') ? [() => call(wayfinderRoutes.places)] : []),
    ),
  ];
}

/** What the guest alone may read. */
export function guestSteps({ hub, signal }: Pick<Luggage, 'hub' | 'signal'>): Step[] {
  const reads = [
    bookingsRoutes.bookings,
    bookingsRoutes.appointments,
    messagesRoutes.messages,
    musterRoutes.passengers,
    musterRoutes.status,
    holidayRoutes.cruises,
    holidayRoutes.cruiseItinerary,
    holidayRoutes.passengers,
    problemsRoutes.categories,
    problemsRoutes.reports,
  ] as const;
  return reads.map((route) => alone(() => hub.call(route, { signal, quietly: true })));
}
