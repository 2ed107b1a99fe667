import { addDays, daysBetween, type IsoDay } from '#contract/hub-date.ts';
import type { Pack } from './pack.schema.ts';
import type { Born } from './schema/guests.ts';
import type { Port, VoyageDayPlan } from './schema/voyage.ts';

export interface ResolvedDay extends Omit<VoyageDayPlan, 'port'> {
  /** 1 = embarkation. */
  day: number;
  date: IsoDay;
  atSea: boolean;
  port: Port | undefined;
}

export interface ResolvedVoyage {
  embarkation: IsoDay;
  disembarkation: IsoDay;
  days: ResolvedDay[];
  /** The calendar day of a voyage day, also of days before and after the voyage. */
  dateOf(day: number): IsoDay;
  /** The voyage day of a date; below 1 or past the last day outside the voyage. */
  dayOf(date: IsoDay): number;
}

/** The voyage laid so that today is the pack's mid-voyage day. */
export function resolveVoyage(today: IsoDay, pack: Pack): ResolvedVoyage {
  return voyageFrom(addDays(today, 1 - pack.voyage.todayIsDay), pack);
}

/** The voyage from a known embarkation day, for a hub that was seeded on an earlier day. */
export function voyageFrom(embarkation: IsoDay, pack: Pack): ResolvedVoyage {
  const dateOf = (day: number) => addDays(embarkation, day - 1);
  const ports = new Map(pack.voyage.ports.map((port) => [port.id, port]));
  const days = pack.voyage.days.map((plan, index) => {
    const port = plan.port === undefined ? undefined : ports.get(plan.port);
    return { ...plan, day: index + 1, date: dateOf(index + 1), atSea: !port, port };
  });
  return {
    embarkation,
    disembarkation: dateOf(days.length),
    days,
    dateOf,
    dayOf: (date) => daysBetween(embarkation, date) + 1,
  };
}

/** A birth day given as an age is the latest one that makes the guest that old on embarkation day. */
export function birthDay(born: Born, embarkation: IsoDay): IsoDay {
  if (typeof born === 'string') return born;
  const monthDay = `${String(born.month).padStart(2, '0')}-${String(born.day).padStart(2, '0')}`;
  const year = Number(embarkation.slice(0, 4)) - born.age;
  return monthDay <= embarkation.slice(5) ? `${year}-${monthDay}` : `${year - 1}-${monthDay}`;
}
