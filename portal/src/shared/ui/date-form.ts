import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';

/** How a day is shown and typed: English, US, and German or French. */
export type DateForm = 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'dd.mm.yyyy';

/** AD4: the look's US dates hold for English only. */
export function dateFormOf(language: string, dateLocale?: string): DateForm {
  if (language !== 'en') return 'dd.mm.yyyy';
  return dateLocale === 'en-US' ? 'mm/dd/yyyy' : 'dd/mm/yyyy';
}

export function showDay(day: IsoDay, form: DateForm): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form.replace('dd', date).replace('mm', month).replace('yyyy', year);
}

/** A typed text as a day: any separator, leading zeros left out or all digits in a row; nothing for a day that does not exist. */
export function readDay(typed: string, form: DateForm): IsoDay | undefined {
  const text = typed.trim();
  const parts = /^\d{8}$/.test(text) ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)] : text.split(/[./\-\s]+/);
  const [first = '', second = '', year = '', ...rest] = parts;
  if (rest.length > 0 || !/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) return undefined;
  const [date, month] = form.startsWith('mm') ? [second, first] : [first, second];
  return parseHubDate(`${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);
}

/** A67, AD3: HH:mm, or "12:05 AM" where the look wants 12 hours; a text that is no time stays as it is. */
export function showTime(time: string, twelveHour: boolean): string {
  const minutes = minutesOf(time);
  if (minutes === undefined || !twelveHour) return time;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(-2)} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
