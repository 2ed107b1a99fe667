import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, say } from '#packs/schema/text.ts';

type Day = PackSource['voyage']['days'][number];
type Schedule = PackSource['content']['schedules'][number];
type Programme = NonNullable<PackSource['programme']>;
type Lineup = NonNullable<Programme['days']>[number]['events'][number];

/** Something that takes place, whenever it does. */
export interface Activity<Venue extends string = string, Category extends string = string> {
  title: PackText;
  venue: Venue;
  category: Category;
  overview?: PackText;
  /** Rich text, for those who want to know more. */
  about?: PackText;
  /** A picture that says more than that of its category. */
  picture?: string;
  /** Shown emphasised. */
  special?: boolean;
  /** Costs extra. */
  chargeable?: boolean;
}

export type Entry<Name extends string = string> = [activity: Name, start: string, end?: string];

export interface ProgrammeSource {
  /** What the paper on the door is called. */
  paper: string;
  days: readonly Day[];
  /** One list per day. */
  plan: readonly (readonly Entry[])[];
  repertoire: Readonly<Record<string, Activity>>;
  categories: Readonly<Record<string, PackText>>;
  venues: Readonly<Record<string, { location: PackText; locationDetail: PackText; wayfinderProfile: string }>>;
  /** The day in one sentence. */
  overview: (day: Day) => PackText;
}

const UNTIL_LATE = say('until late', 'bis spät', 'jusque tard');

function found<T>(all: Readonly<Record<string, T>>, name: string): T {
  const one = all[name];
  if (one === undefined) throw new Error(`The programme names ${name}, which is not there.`);
  return one;
}

/** The operator's own schedule: one per day. */
export function schedulesOf(source: ProgrammeSource): Schedule[] {
  return source.days.map((plan, index) => {
    const day = index + 1;
    return {
      id: `schedule-${day}`,
      day,
      title: plan.title,
      overviewDescription: source.overview(plan),
      description: plan.description,
      events: (source.plan[index] ?? []).map((entry, position) => scheduled(source, day, entry, position)),
      pictures: plan.pictures.slice(0, 1),
      pdfs: [
        {
          id: `programme-${day}`,
          name: `${source.paper} ${day}.pdf`,
          description: say('The day to print', 'Der Tag zum Ausdrucken', 'La journée à imprimer'),
          document: 'programme',
        },
      ],
    };
  });
}

function scheduled(
  { repertoire, venues, categories }: ProgrammeSource,
  day: number,
  [name, startTime, endTime]: Entry,
  position: number,
): Schedule['events'][number] {
  const { title, venue, category, overview, special = false } = found(repertoire, name);
  return {
    id: `event-${day}-${position + 1}`,
    title,
    startTime,
    endTime,
    ...(endTime === 'Late' && { endTimeDescription: UNTIL_LATE }),
    ...found(venues, venue),
    category: found(categories, category),
    ...(overview && { eventOverview: overview }),
    stylingRequired: special,
    picture: `event-${category}`,
  };
}

/** The programme as the schedule service has it: the same days and hours as in the operator's own schedule. */
export function programmeOf(source: ProgrammeSource): Programme {
  return {
    days: source.plan.map((entries, index) => ({
      day: index + 1,
      events: entries.map((entry, position) => lineup(source, `lineup-${index + 1}-${position + 1}`, entry)),
    })),
  };
}

function lineup({ repertoire, venues }: ProgrammeSource, id: string, [name, start, end]: Entry): Lineup {
  const { title, venue, category, overview, about, picture, chargeable } = found(repertoire, name);
  const { location, locationDetail: deck } = found(venues, venue);
  return {
    id,
    name: title,
    venue: location,
    deck,
    start,
    end: end as Lineup['end'],
    ...(end === 'Late' && { endTimeDescription: UNTIL_LATE }),
    ...(overview && { eventOverview: overview }),
    ...(about && { description: about }),
    attributes: chargeable ? ['Chargeable Experience'] : [],
    levels: [deck],
    picture: picture ?? `event-${category}`,
  };
}

/** "Arrival 08:00. All on board 17:30, departure 18:00." */
export function portTimes({ arrives, departs, allOnBoard, port }: Day): PackText {
  if (!port) return say('A day at sea.', 'Ein Tag auf See.', 'Une journée en mer.');
  if (!departs) return say(`Arrival ${arrives}.`, `Ankunft ${arrives} Uhr.`, `Arrivée ${arrives}.`);
  const board = say(
    `All on board ${allOnBoard}, departure ${departs}.`,
    `Alle an Bord ${allOnBoard} Uhr, Abfahrt ${departs} Uhr.`,
    `Tous à bord ${allOnBoard}, départ ${departs}.`,
  );
  if (!arrives) return board;
  return say(
    `Arrival ${arrives}. ${board.en}`,
    `Ankunft ${arrives} Uhr. ${board.de}`,
    `Arrivée ${arrives}. ${board.fr}`,
  );
}
