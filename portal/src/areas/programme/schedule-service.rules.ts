import type { LineupReply } from '#contract/areas/programme.ts';
import { type IsoDay, parseHubDate, parseIsoDay } from '#contract/hub-date.ts';

function dayOf(date: unknown): IsoDay | undefined {
  const text = String(date ?? '');
  return parseIsoDay(text.slice(0, 10)) ?? parseHubDate(text);
}

/** B264: the events of the one day that was asked for; a single entry is that day, however the service dates it. */
export function eventsOfDay(reply: LineupReply | null | undefined, day: IsoDay): unknown[] {
  const lineup = Array.isArray(reply?.lineup) ? reply.lineup : [];
  const found = lineup.length === 1 ? lineup[0] : lineup.find((entry) => dayOf(entry?.date) === day);
  return Array.isArray(found?.events) ? found.events : [];
}
