import { days } from '#packs/meridian/voyage/days.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { VENUE } from '../venues.ts';
import { CATEGORY } from './activities.ts';
import { type Entry, PLAN } from './plan.ts';
import { REPERTOIRE, UNTIL_LATE } from './repertoire.ts';

type Schedule = PackSource['content']['schedules'][number];

export const schedules: Schedule[] = days.map((plan, index) => {
  const day = index + 1;
  return {
    id: `schedule-${day}`,
    day,
    title: plan.title,
    overviewDescription: overview(plan),
    description: plan.description,
    events: (PLAN[index] ?? []).map((entry, position) => event(day, entry, position)),
    pictures: plan.pictures.slice(0, 1),
    pdfs: [
      {
        id: `programme-${day}`,
        name: `Meridian Star Info ${day}.pdf`,
        description: say('The day to print', 'Der Tag zum Ausdrucken', 'La journée à imprimer'),
        document: 'programme',
      },
    ],
  };
});

function event(day: number, [name, startTime, endTime]: Entry, position: number): Schedule['events'][number] {
  const { title, venue, category, overview: eventOverview, special = false } = REPERTOIRE[name];
  return {
    id: `event-${day}-${position + 1}`,
    title,
    startTime,
    endTime,
    ...(endTime === 'Late' && { endTimeDescription: UNTIL_LATE }),
    ...VENUE[venue],
    category: CATEGORY[category],
    ...(eventOverview && { eventOverview }),
    stylingRequired: special,
    picture: `event-${category}`,
  };
}

function overview({ arrives, departs, allOnBoard, port }: (typeof days)[number]) {
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
