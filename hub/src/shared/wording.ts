import { formatTime } from '#contract/clock-time.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { formatPrice, type Minor, toWire } from '#contract/money.ts';
import { symbolOr } from '#hub/shared/currency.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';

/** How prices, days and times stand in what an operator writes to guests of one language. */
export interface Wording {
  language: GuestLanguage;
  money(amount: Minor): string;
  /** “Wednesday 17 June”. */
  day(day: IsoDay): string;
  /** `13:00`, or “1:00 PM”. */
  time(time: string): string;
}

export type Wordings = (language: GuestLanguage) => Wording;

interface EnglishManner {
  dateLocale: 'en-GB' | 'en-US';
  use12HourTimeFormat: boolean;
}

/** The looks whose English is not British, as their `look.ts` says (`scripts/mail-palettes.test.ts` compares). German and French write their own way in every look. */
export const ENGLISH_MANNERS: Readonly<Record<string, EnglishManner>> = {
  nightflight: { dateLocale: 'en-US', use12HourTimeFormat: true },
};

const BRITISH: EnglishManner = { dateLocale: 'en-GB', use12HourTimeFormat: false };

/** Made once: making one takes longer than everything else that is done for a letter. */
const daysIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAYS = { 'en-GB': daysIn('en-GB'), 'en-US': daysIn('en-US'), de: daysIn('de-DE'), fr: daysIn('fr-FR') };

export interface Operator {
  look: string | null;
  currency: string | null;
}

/** By the operator's look and currency. */
export function wordingsOf(operator: Operator | undefined): Wordings {
  const symbol = symbolOr(operator?.currency);
  const english = ENGLISH_MANNERS[operator?.look ?? ''] ?? BRITISH;
  return (language) => {
    const isEnglish = language === 'en';
    const days = DAYS[isEnglish ? english.dateLocale : language];
    return {
      language,
      money: (amount) => formatPrice(toWire(amount), symbol, language),
      day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
      time: (time) => formatTime(time, isEnglish && english.use12HourTimeFormat),
    };
  };
}

/** As the operator of this deployment writes. */
export async function operatorWordings(sql: Sql): Promise<Wordings> {
  const [row] = await sql<Operator[]>`
    select operator ->> 'look' as look, operator ->> 'currency' as currency from deployment`;
  return wordingsOf(row);
}
