import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { type DateOrder, dateTag } from './locale.ts';

/** A day as guests read it. */
export function formatDay(day: IsoDay, order: DateOrder): string {
  const [year, month, date] = day.split('-');
  if (order === 'mm/dd/yyyy') return `${month}/${date}/${year}`;
  return [date, month, year].join(order === 'dd.mm.yyyy' ? '.' : '/');
}

/** A63: a hub date as guests read it; a text that is no date stays as it is. */
export function formatHubDate(hubDate: string, order: DateOrder): string {
  const day = parseHubDate(hubDate);
  return day ? formatDay(day, order) : hubDate;
}

export type DayWords = 'weekday' | 'shortWeekday' | 'long' | 'dayMonth';

const WORDS: Record<DayWords, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  dayMonth: { day: 'numeric', month: 'short' },
};

/** A day in words: "Monday 2 March". */
export function dayInWords(day: IsoDay, words: DayWords, language: string, dateLocale?: string): string {
  const options = { ...WORDS[words], timeZone: 'UTC' };
  return new Intl.DateTimeFormat(dateTag(language, dateLocale), options).format(new Date(`${day}T00:00:00Z`));
}
