import type { IsoDay } from '#contract/hub-date.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

/** A moment on the ship's clock as `yyyy-mm-dd HH:mm:ss`: a text that compares like the time it names. */
export type ShipMoment = string;

export const dayOf = (moment: ShipMoment): IsoDay => moment.slice(0, 10);
export const timeOf = (moment: ShipMoment): string => moment.slice(11, 16);

/** Now on board, to the minute. */
export function shipNow({ shipTime }: { shipTime: ShipTime }): ShipMoment {
  const { day, time } = shipTime.now();
  return `${day} ${time}:00`;
}
