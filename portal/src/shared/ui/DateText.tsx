import type { IsoDay } from '#contract/hub-date.ts';
import { type DayWords, dayInWords, formatDay } from '#portal/shared/format/dates.ts';
import { useKit } from './kit-context.ts';

/** A day in figures, or in words such as "Monday 2 March". */
export function DateText({ day, words }: { day: IsoDay; words?: DayWords }) {
  const { dateOrder, language } = useKit();
  const dateLocale = dateOrder === 'mm/dd/yyyy' ? 'en-US' : undefined;
  return <time dateTime={day}>{words ? dayInWords(day, words, language, dateLocale) : formatDay(day, dateOrder)}</time>;
}
