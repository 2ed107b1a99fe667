import { bearing, between, distanceKm } from './great-circle.rules.ts';
import type { GpsFix, Place } from './port.ts';

/** A place of the itinerary: a port for some hours, or a point of a day at sea for a moment. */
export interface Stop extends Place {
  from: Date;
  to: Date;
  /** What is passed on the way to the next stop. */
  via: readonly Place[];
}

/** CD40: still in port, under way between departure and arrival, by the shortest way from point to point. */
export function positionAt(stops: readonly Stop[], at: Date): GpsFix | undefined {
  const next = stops.findIndex(({ to }) => to >= at);
  const lying = stops[next] ?? stops.at(-1);
  if (!lying) return undefined;
  const last = stops[next - 1];
  if (!last || at >= lying.from) return { latitude: lying.latitude, longitude: lying.longitude, at };
  const share = (at.getTime() - last.to.getTime()) / (lying.from.getTime() - last.to.getTime());
  return { ...alongWay([last, ...last.via, lying], share), at };
}

function alongWay(points: readonly Place[], share: number): Omit<GpsFix, 'at'> {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] as Place;
    return { from, to, km: distanceKm(from, to) };
  });
  let left = share * legs.reduce((sum, { km }) => sum + km, 0);
  const leg = legs.find(({ km }) => {
    if (left <= km && km > 0) return true;
    left -= km;
    return false;
  });
  if (!leg) return points.at(-1) as Place;
  const place = between(leg.from, leg.to, left / leg.km);
  const isThere = distanceKm(place, leg.to) < 0.01;
  const course = isThere ? bearing(leg.from, leg.to) : bearing(place, leg.to);
  return { ...place, course, heading: course };
}
