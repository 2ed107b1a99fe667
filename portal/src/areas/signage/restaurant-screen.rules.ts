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
/** 0930 or 930: another hub may leave the noughts away. */
const WIDTHS = [4, 3, 2, 1] as const;
/** C313 */
export const MOST_TIMESLOTS = 5;

/** In the order of their numbers, whichever are missing; an unreadable text holds none (CD49). */
export function readRestaurants(templateValues: unknown): ScreenRestaurant[] {
  const values = parsed(templateValues);
  const numbers = Object.keys(values).flatMap((key) => /^restaurant(\d+)\./.exec(key)?.[1] ?? []);
  const places = [...new Set(numbers.map(Number))].sort((a, b) => a - b);
  return places.flatMap((place) => {
    const of = (key: string) => textOf(values[`restaurant${place}.${key}`]);
    if (!of('name') && !of('id')) return [];
    return [
      {
        place,
        name: of('name'),
        location: of('location'),
        id: of('id'),
        type: of('type'),
        link: of('link'),
        timeslots: readTimeslots(values, place),
      },
    ];
  });
}

function parsed(text: unknown): Record<string, unknown> {
  try {
    const values: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** C311: from 0 to 2400 in steps of 5, what is no minute left out; unknown colours are ignored. */
function readTimeslots(values: Record<string, unknown>, place: number): Timeslot[] {
  const slots: Timeslot[] = [];
  for (let value = 0; value <= LAST; value += STEP) {
    if (value % 100 >= 60) continue;
    const digits = String(value).padStart(4, '0');
    const found = WIDTHS.map((width) => values[`restaurant${place}.timeslot.${String(value).padStart(width, '0')}`]);
    const colour = LIGHTS.find((light) => found.includes(light));
    if (colour) slots.push({ time: `${digits.slice(0, 2)}:${digits.slice(2)}`, colour });
  }
  return slots;
}

/** C312, C313, CD50: later than now on board, the five earliest. */
export function comingTimeslots(slots: readonly Timeslot[], now: string): Timeslot[] {
  return slots.filter(({ time }) => time > now).slice(0, MOST_TIMESLOTS);
}
