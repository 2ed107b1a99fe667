import type { LineupReply } from '#contract/areas/programme.ts';
import { type IsoDay, parseHubDate, parseIsoDay } from '#contract/hub-date.ts';

function dayOf(date: unknown): IsoDay | undefined {
  const text = String(date ?? '');
  return parseIsoDay(text.slice(0, 10)) ?? parseHubDate(text);
}

/** B264: the events of a day; an entry whose date cannot be read counts when it is the only one. */
export function eventsOfDay(reply: LineupReply | null | undefined, day: IsoDay): unknown[] {
  const lineup = Array.isArray(reply?.lineup) ? reply.lineup : [];
  const [only] = lineup;
  const found =
    lineup.find((entry) => dayOf(entry?.date) === day) ??
    (lineup.length === 1 && dayOf(only?.date) === undefined ? only : undefined);
  return Array.isArray(found?.events) ? found.events : [];
}
