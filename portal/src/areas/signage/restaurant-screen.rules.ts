/** CD49: how a screen reads `templateValues`. */

export const LIGHTS = ['Green', 'Yellow', 'Red'] as const;
export type Light = (typeof LIGHTS)[number];

export interface Timeslot {
  /** HH:mm; 24:00 is the end of today. */
  time: string;
  colour: Light;
}

export interface ScreenRestaurant {
  /** Its number in the template. */
  place: number;
  name: string;
  location: string;
  id: string;
  type: string;
  link: string;
  timeslots: Timeslot[];
}

const STEP = 5;
const LAST = 2400;
/** C313 */
export const MOST_TIMESLOTS = 5;

/** Numbered from 1 without gaps; an unreadable text holds none (CD49). */
export function readRestaurants(templateValues: unknown): ScreenRestaurant[] {
  const values = parsed(templateValues);
  const restaurants: ScreenRestaurant[] = [];
  for (let place = 1; hasRestaurant(values, place); place++) {
    const of = (key: string) => textOf(values[`restaurant${place}.${key}`]);
    restaurants.push({
      place,
      name: of('name'),
      location: of('location'),
      id: of('id'),
      type: of('type'),
      link: of('link'),
      timeslots: readTimeslots(values, place),
    });
  }
  return restaurants;
}

function parsed(text: unknown): Record<string, unknown> {
  try {
    const values: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function hasRestaurant(values: Record<string, unknown>, place: number): boolean {
  return textOf(values[`restaurant${place}.name`]) !== '' || textOf(values[`restaurant${place}.id`]) !== '';
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** C311: from 0 to 2400 in steps of 5, what is no minute left out; unknown colours are ignored. */
function readTimeslots(values: Record<string, unknown>, place: number): Timeslot[] {
  const slots: Timeslot[] = [];
  for (let value = 0; value <= LAST; value += STEP) {
    if (value % 100 >= 60) continue;
    const digits = String(value).padStart(4, '0');
    const colour = LIGHTS.find((light) => light === values[`restaurant${place}.timeslot.${digits}`]);
    if (colour) slots.push({ time: `${digits.slice(0, 2)}:${digits.slice(2)}`, colour });
  }
  return slots;
}

/** C312, C313, CD50: later than now on board, the five earliest. */
export function comingTimeslots(slots: readonly Timeslot[], now: string): Timeslot[] {
  return slots.filter(({ time }) => time > now).slice(0, MOST_TIMESLOTS);
}
