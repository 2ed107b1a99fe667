import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { BLOCKED_CODES, type BlockedCode } from '#contract/conditions.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';

const MINUTE_MS = 60_000;

/** What a guest can open about a booking. */
export type ManageAction = 'cancel' | 'change' | 'accept';

/** An appointment or booking as the specification tells it. */
export interface Told {
  bookingReference?: string | null;
  date: string;
  fromTime?: string | null;
}

/** The entry behind an appointment: a reference may hold several, at different times. */
export function entryOf(entries: readonly BookedEntry[], told: Told): BookedEntry | undefined {
  return entries.find(
    (one) => one.bookingReference === told.bookingReference && one.date === told.date && one.fromTime === told.fromTime,
  );
}

export type Offered = BookedEntry & { waiting: { offer: { until: { date: string; time: string } } } };

/** What is held for guests who wait, until they answer. */
export function offersOf(entries: readonly BookedEntry[]): Offered[] {
  return entries.filter((entry): entry is Offered => !!entry.waiting?.offer);
}

/** By the ship's clock that stands in the header; nothing when the time is over. */
export function minutesLeft({ date, time }: Offered['waiting']['offer']['until'], now: { day: IsoDay; time: string }) {
  const at = (day: IsoDay | undefined, clock: string) => Date.parse(`${day}T${clock}Z`);
  const left = Math.round((at(parseHubDate(date), time) - at(now.day, now.time)) / MINUTE_MS);
  return Math.max(0, left) || 0;
}

const REFUSAL_TEXTS = {
  too_late: 'manage_too_late',
  begun: 'manage_too_late',
  not_booked: 'manage_not_booked',
  not_bookable: 'manage_not_bookable',
  sold_out: 'manage_sold_out',
  not_eligible: 'manage_not_eligible',
  adult_required: 'manage_adult_required',
  persons_out_of_bounds: 'manage_persons',
  already_booked: 'manage_overlap',
  overlap: 'manage_overlap',
  price_changed: 'manage_price_changed',
  offer_ended: 'manage_offer_ended',
  busy: 'refused_busy',
} as const;

export type ManageRefusal = (typeof REFUSAL_TEXTS)[keyof typeof REFUSAL_TEXTS] | BlockedCode | 'manage_failed';

/** Why it was refused, in the guest's own words; that it was, for a code that is not known. */
export function manageRefusal(code: string | undefined): ManageRefusal {
  const blocked = BLOCKED_CODES.find((one) => one === code);
  return blocked ?? REFUSAL_TEXTS[code as keyof typeof REFUSAL_TEXTS] ?? 'manage_failed';
}

/** What a change costs or brings back, in one key with its amount. */
export function differenceText(difference: number, paidBy: BookedEntry['paidBy']) {
  if (difference === 0) return { key: 'manage_same_price', amount: 0 } as const;
  const isMore = difference > 0;
  const key = `manage_${isMore ? 'more' : 'back'}_${paidBy}` as const;
  return { key, amount: Math.abs(difference) } as const;
}

/** What a guest chose so far. */
export interface ChangeChoice {
  unit: string;
  accountNumbers: readonly string[];
  persons: number;
}

/** As it is booked now. */
export function presentChoice({ unit, guests, persons }: BookedEntry): ChangeChoice {
  return { unit, accountNumbers: guests.map(({ accountNumber }) => accountNumber), persons };
}

export function isChanged(entry: BookedEntry, { unit, accountNumbers, persons }: ChangeChoice): boolean {
  const now = presentChoice(entry);
  const sameGuests = now.accountNumbers.toSorted().join() === accountNumbers.toSorted().join();
  return unit !== now.unit || (isByName(entry) ? !sameGuests : persons !== now.persons);
}

/** Guests are on an excursion by name; a table is for a number of persons. */
export const isByName = ({ kind }: Pick<BookedEntry, 'kind'>) => kind === 'excursion';

/** What is sent of a choice. */
export function wantedOf(entry: BookedEntry, { unit, accountNumbers, persons }: ChangeChoice) {
  return isByName(entry) ? { unit, accountNumbers: [...accountNumbers] } : { unit, persons };
}
