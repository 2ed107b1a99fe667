import { addDays } from '#contract/hub-date.ts';
import type { TrackDay } from '#hub/areas/holiday/holiday.service.ts';
import type { Stop } from '#hub/partners/gps/voyage-track.rules.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

const NOON = '12:00';

/** The itinerary as a track: a port from arrival to departure, a day at sea as the point of its noon. */
export function stopsOf(days: readonly TrackDay[], { instantOf }: Pick<ShipTime, 'instantOf'>): Stop[] {
  return days.flatMap((one) => {
    const { day, latitude, longitude } = one;
    if (latitude === undefined || longitude === undefined) return [];
    const via = one.waypoints.map(([north, east]) => ({ latitude: north, longitude: east }));
    const noon = instantOf(day, NOON);
    const from = one.atSea ? noon : instantOf(day, one.arrives);
    const to = one.atSea ? noon : one.departs ? instantOf(day, one.departs) : instantOf(addDays(day, 1));
    return [{ latitude, longitude, from, to, via }];
  });
}
