import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import type { DateOrder } from '#portal/shared/format/locale.ts';

/** A typed text as a day: any separator, leading zeros left out or all digits in a row; nothing for a day that does not exist (AD4). */
export function readDay(typed: string, order: DateOrder): IsoDay | undefined {
  const text = typed.trim();
  const parts = /^\d{8}$/.test(text) ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)] : text.split(/[./\-\s]+/);
  const [first = '', second = '', year = '', ...rest] = parts;
  if (rest.length > 0 || !/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) return undefined;
  const [date, month] = order === 'mm/dd/yyyy' ? [second, first] : [first, second];
  return parseHubDate(`${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);
}

/** Sets the separators while digits are typed; a separator only comes when the next digit needs it, so deleting stays easy. */
export function spellDay(typed: string, order: DateOrder): string {
  const separator = order === 'dd.mm.yyyy' ? '.' : '/';
  return typed
    .replace(/^(\d{2})(\d)/, `$1${separator}$2`)
    .replace(/^(\d{1,2}[./-]\d{2})(\d)/, `$1${separator}$2`)
    .slice(0, 10);
}
