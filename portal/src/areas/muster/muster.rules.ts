import type { ContentEvent } from '#contract/areas/content.ts';
import type { MusterPassenger, MusterStation } from '#contract/areas/muster.ts';
import { byDateAndStart } from '#contract/event-time.ts';
import { parseHubDate } from '#contract/hub-date.ts';

/** C215 */
export const MUSTER_MAP_WIDTH = 800;

/** C211: the guest first, the others in their order. */
export function ownAndGroup(passengers: readonly MusterPassenger[]) {
  const own = passengers.find((one) => one.isLoggedInUser);
  return { own, group: passengers.filter((one) => one !== own) };
}

/** C199 */
export const notYetWatched = (passengers: readonly MusterPassenger[]) =>
  passengers.filter((one) => !one.isVideoWatched);

export function passengerName({ name, firstName, lastName }: MusterPassenger): string {
  return name || [firstName, lastName].filter(Boolean).join(' ');
}

/** Where the guest goes: the own station, else that of the first of the group. */
export function stationOf(passengers: readonly MusterPassenger[]): MusterStation | undefined {
  const { own, group } = ownAndGroup(passengers);
  return [own, ...group].find((one) => one?.musterStation)?.musterStation ?? undefined;
}

/** CD31: in time order. */
export function inTimeOrder(events: readonly ContentEvent[]): ContentEvent[] {
  const dated = (event: ContentEvent) => ({ ...event, day: parseHubDate(event.fromDate ?? '') });
  return events.toSorted((a, b) => byDateAndStart(dated(a), dated(b)));
}

/** CD32: every WebKit browser, which on iPhones and iPads is every browser. */
export function isWebKit(userAgent: string): boolean {
  return (
    /AppleWebKit\//.test(userAgent) &&
    /Safari\/|iPhone|iPad|iPod|Macintosh/.test(userAgent) &&
    !/Chrome\/|Chromium\/|Android/.test(userAgent)
  );
}
