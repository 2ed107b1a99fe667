import type { PackSource } from '#packs/pack.schema.ts';
import type { PackText } from '#packs/schema/text.ts';

type Item = NonNullable<NonNullable<PackSource['bookables']>['items']>[number];
type Place = { location: PackText; locationDetail: PackText; wayfinderProfile: string };

interface Told {
  id: string;
  title: PackText;
  /** One sentence, for the tile. */
  short: PackText;
  about: PackText;
  justToKnow?: PackText;
  minutes: number;
  pictures: string[];
}

/** What differs from one activity to the next. */
export interface BookableActivity<Venue extends string = string> extends Told {
  venue: Venue;
  price?: number;
  /** Nothing = just come, it cannot be booked. */
  openings?: Omit<NonNullable<Item['openings']>[number], 'minutes'>[];
  persons?: [minimum: number, maximum: number];
  taken?: Item['taken'];
}

/** What differs from one treatment to the next. */
export interface Treatment extends Told {
  /** Minor units; 0 is part of the thermal suite. */
  price: number;
  /** Cannot be booked here, only at the desk. */
  atTheDesk?: true;
  /** Days that are full already. */
  fullDays?: number[];
}

function told({ title, short, about, justToKnow, minutes, pictures }: Told) {
  return { title, overviewDescription: short, description: about, justToKnow, duration: minutes, pictures };
}

export function activityItem(category: string, activity: BookableActivity, place: Place): Item {
  const { id, minutes, price, openings, persons, taken } = activity;
  return {
    ...told(activity),
    id: `activity-${id}`,
    module: 'activity',
    category,
    externalId: openings ? `ACT-${id.toUpperCase()}` : undefined,
    price,
    ...place,
    minimumPersons: persons?.[0],
    maximumPersons: persons?.[1],
    openings: openings?.map((opening) => ({ ...opening, minutes })),
    taken,
  };
}

/** One therapist and one room each. */
export function treatmentItem(category: string, treatment: Treatment, place: Place, times: string[]): Item {
  const { id, minutes, price, atTheDesk, fullDays = [] } = treatment;
  return {
    ...told(treatment),
    id: `spa-${id}`,
    module: 'spa',
    category,
    externalId: atTheDesk ? undefined : `SPA-${id.toUpperCase()}`,
    price,
    ...place,
    openings: atTheDesk ? [] : [{ times, minutes, capacity: 1 }],
    taken: atTheDesk ? [] : fullDays.flatMap((day) => times.map((time) => ({ day, time, persons: 1 }))),
  };
}
