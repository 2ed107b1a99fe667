import type { UiSettings } from './areas/device.ts';
import type { IsoDay } from './hub-date.ts';

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
