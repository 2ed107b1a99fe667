// The events with which the daily programme begins. The schedule service is another host: a phone on a far link needs three
// trips to it, and its pictures a fourth. The hub stands beside the service and brings its answer with the page.
import type { DeviceConfig, UiSettings } from '#contract/areas/device.ts';
import { type IsoDay, parseHubDate, parseIsoDay, slashedHubDate } from '#contract/hub-date.ts';
import { type LineupRequest, lineupRequest } from '#contract/lineup-request.ts';
import type { Hub } from '#hub/hub.ts';
import { seenFrom } from '#hub/shared/http/seen-from.ts';
import { createRecent } from '#hub/shared/recent.ts';

/** How long an answer is given again, and a service that did not answer is left alone. */
const KEPT_MS = 60_000;
const TIMEOUT_MS = 3_000;
const MEMORY_BYTES = 2_000_000;

export interface LineupAnswer {
  /** The address that the portal would ask. */
  name: string;
  text: string;
}

interface Asked {
  at: number;
  text: Promise<string | undefined>;
  bytes: number;
}

/** What a page's configuration says, as which host the page was asked for, and the day that its address names. */
export interface LineupPage {
  config: string;
  hostname: string;
  date: string | undefined;
}

export type LineupAnswers = (page: LineupPage) => Promise<LineupAnswer | undefined>;

/** Asks only services that the deployment names, by the names that it has for them: the configuration follows the host by which a page was asked for. */
export function lineupAnswers({ clock, shipTime }: Pick<Hub, 'clock' | 'shipTime'>, partners: readonly string[]) {
  const recent = createRecent<Asked>(MEMORY_BYTES, ({ bytes }) => bytes);

  async function ask(url: URL, { headers }: LineupRequest): Promise<string | undefined> {
    const reply = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await reply.text();
    if (!reply.ok || JSON.parse(text) === null) return undefined;
    const kept = recent.get(url.href);
    if (kept) recent.set(url.href, { ...kept, bytes: text.length });
    return text;
  }

  function textAt(url: URL, request: LineupRequest): Promise<string | undefined> {
    const at = clock.now().getTime();
    const known = recent.get(url.href);
    if (known && at - known.at < KEPT_MS) return known.text;
    const text = ask(url, request).catch(() => undefined);
    recent.set(url.href, { at, text, bytes: url.href.length });
    return text;
  }

  /** A programme that shows what is over begins with the first day of the voyage, which is seldom of interest. */
  const firstDay = ({ showPastEvents }: UiSettings) => (showPastEvents ? undefined : shipTime.today());

  const answer: LineupAnswers = async ({ config, hostname, date }) => {
    const ui = (JSON.parse(config) as DeviceConfig).hub?.uiSettings ?? {};
    const day = date === undefined ? firstDay(ui) : dayOf(date);
    const request = day && lineupRequest(ui, day, 1);
    const url = request && URL.parse(request.url);
    const partner = url && partners.find((one) => seenFrom(one, hostname) === url.origin);
    if (!partner) return undefined;
    const text = await textAt(new URL(url.pathname + url.search, partner), request);
    // A service names its pictures as it was asked.
    return text === undefined ? undefined : { name: url.href, text: text.replaceAll(partner, url.origin) };
  };
  return answer;
}

const dayOf = (date: string): IsoDay | undefined => parseHubDate(slashedHubDate(date)) ?? parseIsoDay(date);
