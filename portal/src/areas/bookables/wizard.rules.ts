import {
  type AvailableTime,
  type Bookable,
  type BookableModule,
  type BookingInformation,
  DEFAULT_PERSONS,
  PRESELECTED_PERSONS,
} from '#contract/areas/bookables.ts';
import type { Appointment } from '#contract/areas/bookings.ts';
import { minutesOf } from '#contract/hub-date.ts';
import { toMinor, toWire } from '#contract/money.ts';
import { shownPrice } from './bookables.rules.ts';

/** B206, B207, BD44: what the wizard starts with, before it knows the bounds. */
export function personsAtEntry(module: BookableModule): number {
  return module === 'spa' ? 1 : PRESELECTED_PERSONS;
}

type Bounds = Pick<BookingInformation, 'minimumNumberOfPersons' | 'maximumNumberOfPersons'>;

/** B209, B210: from the minimum to the maximum, 1 to 4 where a bound is missing. */
export function offeredPersons({ minimumNumberOfPersons, maximumNumberOfPersons }: Bounds): number[] {
  const minimum = Math.max(1, minimumNumberOfPersons ?? DEFAULT_PERSONS.minimum);
  const maximum = Math.max(minimum, maximumNumberOfPersons ?? DEFAULT_PERSONS.maximum);
  return Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place);
}

/** BD44: limited to what is offered; a treatment is for one. */
export function chosenPersons(module: BookableModule, wanted: number, bounds: Bounds): number {
  if (module === 'spa') return 1; // B207
  const offered = offeredPersons(bounds);
  return Math.min(Math.max(wanted, offered[0] ?? 1), offered.at(-1) ?? 1);
}

export interface SlotPrice {
  each: number;
  persons: number;
  total: number;
}

/** Tables and activities cost by the person, a treatment as a whole; nothing where there is no price to show (B198). */
export function priceOf(
  { module, item }: { module: BookableModule; item: Pick<Bookable, 'price'> },
  persons: number,
): SlotPrice | undefined {
  const each = shownPrice(module, item.price);
  return each === undefined ? undefined : { each, persons, total: toWire(toMinor(each) * persons) };
}

/** The steps in which a booking is made; persons are not asked for a treatment, conditions only where there are some. */
export type Step = 'persons' | 'date' | 'time' | 'conditions' | 'book';

export interface Choices {
  module: BookableModule;
  hasConditions: boolean;
  date?: string;
  time?: AvailableTime;
  accepted: boolean;
}

export function stepsOf({ module, hasConditions }: Pick<Choices, 'module' | 'hasConditions'>): Step[] {
  const steps: Step[] = ['persons', 'date', 'time', 'conditions', 'book'];
  return steps.filter((step) => (step !== 'persons' || module !== 'spa') && (step !== 'conditions' || hasConditions));
}

/** B216: a step opens when the one before it is done. */
export function isUnlocked(step: Step, { date, time, accepted, hasConditions }: Choices): boolean {
  if (step === 'persons' || step === 'date') return true;
  if (step === 'time') return date !== undefined;
  if (step === 'conditions') return time !== undefined;
  return time !== undefined && (accepted || !hasConditions); // B217
}

/** B12: the hub's label as it is, the times in it as this guest reads times. */
export function timesAsRead(label: string, read: (time: string) => string): string {
  return label.replace(/\b\d{1,2}:\d{2}\b/g, (time) => read(time));
}

/** The guest's own appointments that the chosen time meets; whoever is only waiting or cancelled has the time free. */
export function overlapping(
  appointments: readonly Appointment[],
  date: string | undefined,
  time: AvailableTime | undefined,
): Appointment[] {
  if (!date || !time) return [];
  const [from, to] = spanOf(time.fromTime, time.toTime);
  return appointments.filter((one) => {
    if (one.date !== date || !['C', 'R'].includes(one.bookingStatus) || !one.fromTime) return false;
    const [start, end] = spanOf(one.fromTime, one.toTime ?? undefined);
    return start < to && from < end;
  });
}

const MINUTES_PER_DAY = 24 * 60;

/** Minutes of the day; what ends before it begins ends on the next day, what has no end fills its first minute. */
function spanOf(fromTime: string, toTime: string | undefined): [number, number] {
  const from = minutesOf(fromTime) ?? 0;
  const to = toTime === undefined ? from + 1 : (minutesOf(toTime) ?? from + 1);
  return [from, to <= from ? to + MINUTES_PER_DAY : to];
}
