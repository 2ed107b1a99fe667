import type { Place } from './port.ts';

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export function distanceKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const north = Math.sin((b - a) / 2) ** 2;
  const east = Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(north + east)));
}

/** The course at the start of the shortest way, 0 to below 360. */
export function bearing(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(b);
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

/** A share of the shortest way from one place to another. */
export function between(from: Place, to: Place, share: number): Place {
  const angle = distanceKm(from, to) / EARTH_KM;
  if (angle === 0) return { latitude: from.latitude, longitude: from.longitude };
  const [near, far] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const point = (place: Place) => {
    const [latitude, longitude] = [radians(place.latitude), radians(place.longitude)];
    return [
      Math.cos(latitude) * Math.cos(longitude),
      Math.cos(latitude) * Math.sin(longitude),
      Math.sin(latitude),
    ] as const;
  };
  const [a, b] = [point(from), point(to)];
  const [x, y, z] = [near * a[0] + far * b[0], near * a[1] + far * b[1], near * a[2] + far * b[2]];
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}
