import type {
  AvailableTime,
  Bookable,
  BookableCategory,
  BookableSlot,
  BookingInformation,
} from '#contract/areas/bookables.ts';
import { type IsoDay, toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { timeOf } from '#hub/booking/ship-hours.ts';
import type { Unit } from '#hub/booking/unit.ts';
import type { BookableRow, CategoryRow } from './bookables.store.ts';

export function presentCategory({ id, title, overviewDescription }: CategoryRow): BookableCategory {
  return { id, title, overviewDescription: overviewDescription ?? undefined };
}

/** B195 */
export function presentBookable(row: BookableRow): Bookable {
  return {
    id: row.id,
    title: row.title,
    overviewDescription: row.overviewDescription ?? undefined,
    description: row.description ?? undefined,
    externalId: row.externalId ?? undefined,
    wayfinderProfile: row.wayfinderProfileId === null ? undefined : { id: row.wayfinderProfileId },
    justToKnow: row.justToKnow ?? undefined,
    price: row.price === null ? undefined : toWire(row.price),
    duration: row.duration ?? undefined,
    location: row.location ?? undefined,
    locationDetail: row.locationDetail ?? undefined,
    times: row.times ?? undefined,
    categoryId: row.categoryId ?? undefined,
  };
}

const DAY_NAMES = (['en-GB', 'de', 'fr'] as const).map((locale) => ({
  code: locale.slice(0, 2),
  format: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
}));

/** B211: sent as it is, shown as "Wed 17 Jun" in the guest's language. */
export function presentDate(day: IsoDay): BookingInformation['dates'][number] {
  const noon = new Date(`${day}T12:00:00Z`);
  const label = Object.fromEntries(DAY_NAMES.map(({ code, format }) => [code, format.format(noon)]));
  return { value: toHubDate(day), label: { ...label, defaultValue: label.en ?? day } };
}

/** B214 */
export function presentTime({ startsAt, endsAt }: Unit): AvailableTime {
  const [fromTime, toTime] = [timeOf(startsAt), timeOf(endsAt)];
  return { label: `${fromTime} – ${toTime}`, fromTime, toTime };
}

export function presentSlot({ id, startsAt, endsAt, capacity, taken }: Unit): BookableSlot {
  return { id, fromTime: timeOf(startsAt), toTime: timeOf(endsAt), capacity, taken };
}
