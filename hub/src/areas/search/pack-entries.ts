// What of a pack guests can find: the same things that its pages show, each with what they say.
import type { SearchKind } from '#contract/areas/search.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { ResolvedVoyage } from '#packs/resolve-voyage.ts';
import { type PackText, same, say } from '#packs/schema/text.ts';

export interface PackEntry {
  kind: SearchKind;
  id: string;
  title: PackText;
  /** What else it says, in this order. */
  says: readonly (PackText | undefined)[];
  day?: IsoDay;
  startTime?: string;
  hidden?: boolean;
}

/** What guests call these things, whatever their names are. */
const CALLED = {
  excursion: say('Shore excursion', 'Landausflug', 'Excursion à terre'),
  dining: same('Restaurant'),
  spa: say('Spa treatment', 'Spa-Anwendung', 'Soin au spa'),
  activity: say('Activity', 'Aktivität', 'Activité'),
};

export function packEntries(pack: Pack, voyage: ResolvedVoyage): PackEntry[] {
  return [
    ...contentEntries(pack),
    ...eventEntries(pack, voyage),
    ...portEntries(voyage),
    ...excursionEntries(pack, voyage),
    ...bookableEntries(pack),
    ...venueEntries(pack),
  ];
}

/** What leads out of the portal, or is listed nowhere, is not a page to find. */
function contentEntries({ content }: Pack): PackEntry[] {
  const categories = content.categories
    .filter(({ useExternalUrl }) => !useExternalUrl)
    .map(({ id, title, description, published }): PackEntry => {
      return { kind: 'category', id, title, says: [description], hidden: !published };
    });
  const articles = content.articles
    .filter(({ unlisted, externalRedirectURL }) => !unlisted && !externalRedirectURL)
    .map((article): PackEntry => {
      const { id, title, overviewDescription, description, location, times, whereAndWhen, published } = article;
      const where = [whereAndWhen?.locationInformation, whereAndWhen?.timeInformation];
      const says = [overviewDescription, description, location, times, ...where];
      return { kind: 'article', id, title, says, hidden: !published };
    });
  return [...categories, ...articles];
}

function eventEntries({ content }: Pack, voyage: ResolvedVoyage): PackEntry[] {
  return content.schedules.flatMap(({ day, events }) =>
    events.map(({ id, title, eventOverview, location, locationDetail, category, startTime }): PackEntry => {
      const says = [location, locationDetail, eventOverview, category];
      return { kind: 'event', id, title, says, day: voyage.dateOf(day), startTime };
    }),
  );
}

function portEntries({ days }: ResolvedVoyage): PackEntry[] {
  return days.flatMap(({ id, title, description, port }) =>
    port ? [{ kind: 'port', id, title, says: [port.countryName, description] }] : [],
  );
}

function excursionEntries({ excursions: { excursions, tags } }: Pack, voyage: ResolvedVoyage): PackEntry[] {
  const places = new Map(voyage.days.flatMap(({ port }) => (port ? [[port.id, port.name]] : [])));
  const labels = new Map(tags.map(({ id, name }) => [id, name]));
  return excursions.map((excursion): PackEntry => {
    const { Description, WalkingInfo, Notes, Hint } = excursion.descriptions;
    const says = [
      CALLED.excursion,
      excursion.port === undefined ? undefined : places.get(excursion.port),
      ...excursion.tags.map((tag) => labels.get(tag)),
      ...[Description, WalkingInfo, Notes, Hint, excursion.meetingPoint],
    ];
    return {
      kind: 'excursion',
      id: excursion.id,
      title: excursion.name,
      says,
      day: voyage.dateOf(excursion.day),
      startTime: excursion.timeOfDay,
    };
  });
}

function bookableEntries({ bookables }: Pack): PackEntry[] {
  const categories = new Map(bookables.categories.map(({ id, title }) => [id, title]));
  return bookables.items.map((item): PackEntry => {
    const { id, module, title, overviewDescription, description, justToKnow, location, locationDetail, times } = item;
    const category = item.category === undefined ? undefined : categories.get(item.category);
    const says = [
      CALLED[module],
      overviewDescription,
      category,
      description,
      justToKnow,
      location,
      locationDetail,
      times,
    ];
    return { kind: module, id, title, says };
  });
}

function venueEntries({ ship }: Pack): PackEntry[] {
  const decks = new Map(ship.decks.map(({ level, name }) => [level, name]));
  return ship.venues.map(
    ({ id, name, deck }): PackEntry => ({ kind: 'venue', id, title: name, says: [decks.get(deck)] }),
  );
}
