import type { ShipMoment } from '#contract/event-time.ts';
import type { IsoDay } from '#contract/hub-date.ts';

export interface DayShown {
  day: IsoDay;
  now: ShipMoment;
  /** Of the configuration: on, off, or nothing said. */
  showPastEvents?: boolean;
}

/** BD50: a hub that says nothing has its programme shown as it is; so has a day that is over, which was asked for. */
export const hidesPast = ({ day, now, showPastEvents }: DayShown): boolean =>
  showPastEvents === false && day === now.day;
