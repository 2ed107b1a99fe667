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

/** Making a formatter costs a hundred times what using it costs, and a page has many days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(tag: string, words: DayWords): Intl.DateTimeFormat {
  const key = `${tag} ${words}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, { ...WORDS[words], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** A day in words: "Monday 2 March". */
export function dayInWords(day: IsoDay, words: DayWords, language: string, dateLocale?: string): string {
  return formatterOf(dateTag(language, dateLocale), words).format(new Date(`${day}T00:00:00Z`));
}
