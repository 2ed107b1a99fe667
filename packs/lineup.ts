import type { LineupEvent } from '#contract/areas/programme.ts';
import type { Pack } from './pack.schema.ts';
import type { ProgrammeEvent } from './schema/programme.ts';

/** An event of the pack as the schedule service says it. */
function lineupEvent({ deck, picture, ...event }: ProgrammeEvent): LineupEvent {
  return { ...event, venueLevel: deck, imageId: picture };
}

/** The events of a day of the voyage; none outside of it. */
export function lineupOfDay(pack: Pack, day: number): LineupEvent[] {
  return pack.programme.days.filter((one) => one.day === day).flatMap(({ events }) => events.map(lineupEvent));
}
