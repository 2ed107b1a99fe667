import { compassPoint } from '#portal/shared/format/compass.ts';
import type { Translate } from '#portal/shared/i18n/texts.ts';

/** CD42: where the wind comes from; what another hub says in words is shown as it is. */
export function windFrom(direction: unknown, t: Translate): string {
  if (typeof direction === 'number') return t(`weather_${compassPoint(direction)}`);
  return typeof direction === 'string' ? direction : '';
}
