import type { PackSource } from '#packs/pack.schema.ts';
import { type Entry, PLAN } from '../content/schedule/plan.ts';
import { REPERTOIRE, UNTIL_LATE } from '../content/schedule/repertoire.ts';
import { VENUE } from '../content/venues.ts';
import { DESCRIPTION } from './descriptions.ts';
import { PICTURE } from './event-pictures.ts';

type Event = NonNullable<NonNullable<PackSource['programme']>['days']>[number]['events'][number];

/** The programme as the schedule service has it: the same days and hours as in the operator's own schedule. */
export const programme: NonNullable<PackSource['programme']> = {
  days: PLAN.map((entries, index) => ({
    day: index + 1,
    events: entries.map((entry, position) => event(`lineup-${index + 1}-${position + 1}`, entry)),
  })),
};

function event(id: string, [name, start, end]: Entry): Event {
  const { title, venue, category, overview, chargeable } = REPERTOIRE[name];
  const { location, locationDetail: deck } = VENUE[venue];
  return {
    id,
    name: title,
    venue: location,
    deck,
    start,
    end,
    ...(end === 'Late' && { endTimeDescription: UNTIL_LATE }),
    ...(overview && { eventOverview: overview }),
    ...(DESCRIPTION[name] && { description: DESCRIPTION[name] }),
    attributes: chargeable ? ['Chargeable Experience'] : [],
    levels: [deck],
    picture: PICTURE[name] ?? `event-${category}`,
  };
}
