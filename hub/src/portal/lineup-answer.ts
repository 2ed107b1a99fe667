// The events with which the daily programme begins, which the schedule service has: the page brings them.
import type { DeviceConfig, UiSettings } from '#contract/areas/device.ts';
import { type IsoDay, parseHubDate, parseIsoDay, slashedHubDate } from '#contract/hub-date.ts';
import { lineupRequest } from '#contract/lineup-request.ts';
import type { Hub } from '#hub/hub.ts';
import type { PartnerReads } from './partner-reads.ts';

export interface LineupAnswer {
  /** The address that the portal would ask. */
  name: string;
  text: string;
}

/** What a page's configuration says, as which host the page was asked for, and the day that its address names. */
export interface LineupPage {
  config: string;
  hostname: string;
  date: string | undefined;
}

export type LineupAnswers = (page: LineupPage) => Promise<LineupAnswer | undefined>;

export function lineupAnswers({ shipTime }: Pick<Hub, 'shipTime'>, read: PartnerReads): LineupAnswers {
  /** A programme that shows what is over begins with the first day of the voyage, which is seldom of interest. */
  const firstDay = ({ showPastEvents }: UiSettings) => (showPastEvents ? undefined : shipTime.today());

  return async ({ config, hostname, date }) => {
    const ui = (JSON.parse(config) as DeviceConfig).hub?.uiSettings ?? {};
    const day = date === undefined ? firstDay(ui) : dayOf(date);
    const request = day && lineupRequest(ui, day, 1);
    const name = request && URL.parse(request.url)?.href;
    const text = name && (await read({ address: name, headers: request.headers }, hostname));
    return text ? { name, text } : undefined;
  };
}

const dayOf = (date: string): IsoDay | undefined => parseHubDate(slashedHubDate(date)) ?? parseIsoDay(date);
