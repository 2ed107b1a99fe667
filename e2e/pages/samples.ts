// Addresses to visit for every route of the map: fixed ones as they are, those with parameters by what the pack holds.
import { dashedHubDate, toHubDate, wallClock } from '#contract/hub-date.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { shipPack } from '../pack.ts';

/** One of each kind, by what makes the kinds different. */
function oneOfEach<T>(all: readonly T[], kind: (one: T) => string | undefined): T[] {
  return [...new Map(all.map((one) => [kind(one) ?? '', one])).values()];
}

function first<T>(all: readonly T[], what: string): T {
  const [one] = all;
  if (!one) throw new Error(`The pack has no ${what} to visit.`);
  return one;
}

/** Sample addresses by the path of their route. */
function samplesOfPack(pack: Pack): Readonly<Record<string, readonly string[]>> {
  const voyage = resolveVoyage(wallClock(new Date(), pack.operator.shipTimeZone).day, pack);
  const published = pack.content.articles.filter((article) => article.published && !article.externalRedirectURL);
  const articles = oneOfEach(published, (article) => article.layoutType);
  const categories = oneOfEach(
    pack.content.categories.filter((category) => category.published && !category.useExternalUrl),
    (category) => category.contentType,
  );
  const comingDays = pack.excursions.excursions.filter(({ day }) => day > pack.voyage.todayIsDay);
  const excursion = first(comingDays, 'excursion on a coming day');
  const atResort = comingDays.find(({ destination }) => destination) ?? excursion;
  const excursionDay = voyage.days[excursion.day - 1];
  const excursionDate = dashedHubDate(toHubDate(voyage.dateOf(excursion.day)));

  const { countries, cities, activities } = pack.marketplace;
  const country = first(countries, 'country of the marketplace');
  const city = first(cities, 'city of the marketplace');
  const activity = first(activities, 'third-party activity');
  /** One that can be booked, one that cannot be. */
  const bookables = (module: string) =>
    oneOfEach(
      pack.bookables.items.filter((item) => item.module === module),
      ({ externalId }) => String(externalId !== undefined),
    ).map(({ id }) => `/${module}/detail/${id}`);
  const bookableCategory = (module: string) =>
    first(
      pack.bookables.categories.filter((category) => category.module === module),
      `category of ${module}`,
    ).id;
  const today = first(
    voyage.days.filter(({ day }) => day === pack.voyage.todayIsDay),
    'day of today',
  );
  // A day at sea where there is one: it looks different.
  const coming = voyage.days.filter(({ day }) => day > pack.voyage.todayIsDay);
  const comingDay = coming.find(({ atSea }) => atSea) ?? first(coming, 'coming day');
  const dashed = (date: string) => dashedHubDate(toHubDate(date));

  return {
    '/map/tracker/:id': ['/map/tracker/module-tracker'],
    '/ratings/feedback/:id': ['/ratings/feedback/feedback-dining'],
    '/userratings/feedback/:id': ['/userratings/feedback/feedback-excursions'],
    '/vod/overview/genre/:type': ['/vod/overview/genre/movies'],
    '/vod/overview/serie/:id': ['/vod/overview/serie/s11'],
    '/vod/overview/serie/:serieid/:season': ['/vod/overview/serie/s11/1'],
    '/vod/overview/:type/:genreId?': ['/vod/overview/movies', '/vod/overview/series', '/vod/overview/movies/201'],
    '/vod/overview/audios/:genreid?': ['/vod/overview/audios', '/vod/overview/audios/1462'],
    '/vod/overview/audio/:id': ['/vod/overview/audio/9001', '/vod/overview/audio/a2'],
    '/vod/overview/audio/:seriesId/:season': ['/vod/overview/audio/a2/9011'],
    '/seanetvod/genre/:id': ['/seanetvod/genre/drama'],
    '/seanetvod/movie/*': ['/seanetvod/movie/the-salt-road', '/seanetvod/movie/movies%2Fthe-salt-road'],
    // A page that plays never comes to rest; the journeys of the films open it.
    '/vod/theo/:id': [],
    '/vod/:id': [],
    '/vod/channel/:id': [],
    '/channel/:id': [],
    '/vod/detail/:id': ['/vod/detail/m101', '/vod/detail/s11e11'],
    '/restaurantavailability/overview/:id': ['/restaurantavailability/overview/main'],
    '/content/overview/:id?': ['/content/overview', ...categories.map(({ id }) => `/content/overview/${id}`)],
    '/content/detail/:id': articles.map(({ id }) => `/content/detail/${id}`),
    '/QR/*': ['/QR/no-such-hashtag'],
    '/itinerary/detail/:id': [`/itinerary/detail/${today.id}`, `/itinerary/detail/${comingDay.id}`],
    '/itinerary/events/:date': [`/itinerary/events/${dashed(today.date)}`, '/itinerary/events/01-01-2001'],
    '/itinerary/spark/:date?': ['/itinerary/spark', `/itinerary/spark/${dashed(comingDay.date)}`],
    '/shoreexcursions/:date?': ['/shoreexcursions', `/shoreexcursions/${excursionDate}`],
    '/shoreexcursion/:id': [`/shoreexcursion/${excursion.id}`],
    '/excursion/:itineraryId/:excursionId': [`/excursion/${excursionDay?.id}/${excursion.id}`],
    '/excursion/:itineraryId/:excursionId/1': [`/excursion/${excursionDay?.id}/${excursion.id}/1`],
    // B31: its date is written as the calendar has it.
    '/resorts/:resortId/:excursionId/:date': [
      `/resorts/${atResort.destination ?? 'resort'}/${atResort.id}/${voyage.dateOf(atResort.day)}`,
    ],
    '/musement/:countryId?/:cityId?': ['/musement', `/musement/${country.id}`, `/musement/${city.country}/${city.id}`],
    '/musement/activity/:activityId': [`/musement/activity/${activity.uuid}`],
    '/onboard/excursionsbyday/:day': [`/onboard/excursionsbyday/${excursion.day}`],
    '/onboard/excursion/:id': [`/onboard/excursion/${excursion.id}`],
    '/onboard/bookexcursion/:id': [`/onboard/bookexcursion/${excursion.id}`],
    '/activity/category/:id': [`/activity/category/${bookableCategory('activity')}`],
    '/activity/detail/:id': bookables('activity'),
    '/dining/detail/:id': bookables('dining'),
    '/spa/category/:id': [`/spa/category/${bookableCategory('spa')}`],
    '/spa/detail/:id': bookables('spa'),
    '/bookings/tickets/:id': ['/bookings/tickets/0'],
  };
}

/** The addresses of a route; a route with a parameter that nobody gave a sample for is an error. */
export function samplesFor(pack: Pack): (path: string) => readonly string[] {
  const samples = samplesOfPack(pack);
  return (path) => {
    const given = samples[path];
    if (given) return given;
    const bare = path.replace(/\/:\w+\?/g, '');
    if (/[:*]/.test(bare)) throw new Error(`${path} has no sample address: add one to e2e/pages/samples.ts.`);
    return [bare];
  };
}

export const samplesOf = samplesFor(await shipPack());
