import { VENUE, type Venue } from '#packs/meridian/content/venues.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import type { PackText } from '#packs/schema/text.ts';

type Item = NonNullable<NonNullable<PackSource['bookables']>['items']>[number];

/** What differs from one activity to the next. */
export interface Activity {
  id: string;
  title: PackText;
  /** One sentence, for the tile. */
  short: PackText;
  about: PackText;
  justToKnow?: PackText;
  venue: Venue;
  minutes: number;
  price?: number;
  /** Nothing = just come, it cannot be booked. */
  openings?: Omit<NonNullable<Item['openings']>[number], 'minutes'>[];
  persons?: [minimum: number, maximum: number];
  taken?: Item['taken'];
  pictures: string[];
}

export function toItem(category: string, activity: Activity): Item {
  const { id, title, short, about, justToKnow, venue, minutes, price, openings, persons, taken, pictures } = activity;
  return {
    id: `activity-${id}`,
    module: 'activity',
    category,
    title,
    overviewDescription: short,
    description: about,
    justToKnow,
    externalId: openings ? `ACT-${id.toUpperCase()}` : undefined,
    price,
    duration: minutes,
    ...VENUE[venue],
    minimumPersons: persons?.[0],
    maximumPersons: persons?.[1],
    openings: openings?.map((opening) => ({ ...opening, minutes })),
    taken,
    pictures,
  };
}
