import type { IsoDay } from '#contract/hub-date.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

/** A moment on the ship's clock as `yyyy-mm-dd HH:mm:ss`: a text that compares like the time it names. */
export type ShipMoment = string;

const MS_PER_MINUTE = 60_000;

export const dayOf = (moment: ShipMoment): IsoDay => moment.slice(0, 10);
export const timeOf = (moment: ShipMoment): string => moment.slice(11, 16);

/** Now on board, to the minute. */
export function shipNow({ shipTime }: { shipTime: ShipTime }): ShipMoment {
  const { day, time } = shipTime.now();
  return `${day} ${time}:00`;
}

/** So many minutes before a moment on the ship's clock. */
export function minutesBefore(moment: ShipMoment, minutes: number): ShipMoment {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`) - minutes * MS_PER_MINUTE;
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Neither has a zone of its own, so any will do to measure between them. */
export function minutesBetween(from: ShipMoment, to: ShipMoment): number {
  return (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / MS_PER_MINUTE;
}
