/** CD49, CD50: what the lights of a restaurant say, and how templateValues is written. */

export const LIGHTS = ['Green', 'Yellow', 'Red'] as const;
export type Light = (typeof LIGHTS)[number];

/** Of a hundred places: from here on it is busy, and here it is full. */
const BUSY_PERCENT = 70;
const FULL_PERCENT = 100;
const STEP_MINUTES = 5;

/** How full a time is; a time without places is full. */
export function lightOf({ capacity, taken }: { capacity: number; taken: number }): Light {
  if (taken * 100 >= capacity * FULL_PERCENT) return 'Red';
  return taken * 100 >= capacity * BUSY_PERCENT ? 'Yellow' : 'Green';
}

export interface ScreenRestaurant {
  id: string;
  name: string;
  location: string;
  type: 'specialty' | 'openSeating';
  link: string;
  /** By `HH:mm`, up to 24:00. */
  lights: ReadonlyMap<string, Light>;
}

/** Numbered from 1 without gaps; times that are no 5-minute step cannot be read by a screen and are left out. */
export function templateValues(restaurants: readonly ScreenRestaurant[]): string {
  const values: Record<string, string> = {};
  for (const [index, { lights, ...facts }] of restaurants.entries()) {
    const prefix = `restaurant${index + 1}`;
    for (const key of ['name', 'location', 'id', 'type', 'link'] as const) values[`${prefix}.${key}`] = facts[key];
    for (const [time, light] of [...lights].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const digits = time.replace(':', '');
      if (Number(digits) % STEP_MINUTES === 0) values[`${prefix}.timeslot.${digits}`] = light;
    }
  }
  return JSON.stringify(values);
}

interface OpenSpan {
  from: string;
  to: string;
}
const WALK_IN_EVERY_MINUTES = 30;

/** A restaurant without bookings has room while it is open, unless an operator says otherwise. */
export function walkInTimes(spans: readonly OpenSpan[]): string[] {
  return spans.flatMap(({ from, to }) => {
    const end = to === 'Late' ? 24 * 60 : minutes(to);
    const times: string[] = [];
    for (let at = minutes(from); at < end; at += WALK_IN_EVERY_MINUTES) times.push(clock(at));
    return times;
  });
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

function clock(at: number): string {
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
