import type { UiSettings } from '#contract/areas/device.ts';
import type { LineupReply } from '#contract/areas/programme.ts';
import { type IsoDay, parseHubDate, parseIsoDay } from '#contract/hub-date.ts';

type ServiceSettings = Pick<UiSettings, 'sparkUrl' | 'sparkApiToken' | 'sparkPropertyId'>;

export interface LineupRequest {
  url: string;
  headers: Record<string, string>;
}

/** B263, BD48: the export of a property from a day on; nothing is asked while a setting is missing. */
export function lineupRequest(settings: ServiceSettings, from: IsoDay, days: number): LineupRequest | undefined {
  const { sparkUrl, sparkApiToken, sparkPropertyId } = settings;
  if (!sparkUrl || !sparkApiToken || !sparkPropertyId) return undefined;
  const query = new URLSearchParams({ date: from, days: String(days) });
  return {
    url: `${sparkUrl.replace(/\/+$/, '')}/properties/${encodeURIComponent(sparkPropertyId)}/schedule?${query}`,
    headers: { Accept: 'application/json', Authorization: `Bearer ${sparkApiToken}` },
  };
}

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
