import { primaryLanguage } from '#contract/text.ts';

export interface Locale {
  tag: 'en-GB' | 'de-DE' | 'fr-FR';
  currency: 'GBP' | 'EUR' | 'USD';
}

/** A69-A72. */
export function localeOf(language: string): Locale {
  switch (primaryLanguage(language)) {
    case 'en':
      return { tag: 'en-GB', currency: 'GBP' };
    case 'de':
      return { tag: 'de-DE', currency: 'EUR' };
    case 'fr':
      return { tag: 'fr-FR', currency: 'EUR' };
    default:
      return { tag: 'en-GB', currency: 'USD' };
  }
}

export type DateOrder = 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'dd.mm.yyyy';

/** A64-A66, AD4: the US order belongs to English with a look of that locale; German and French keep their dots. */
export function dateOrder(language: string, dateLocale?: string): DateOrder {
  const primary = primaryLanguage(language);
  if (primary === 'de' || primary === 'fr') return 'dd.mm.yyyy';
  return dateLocale === 'en-US' ? 'mm/dd/yyyy' : 'dd/mm/yyyy';
}

/** The tag that words of dates (weekdays, months) are written in. */
export function dateTag(language: string, dateLocale?: string): string {
  return dateOrder(language, dateLocale) === 'mm/dd/yyyy' ? 'en-US' : localeOf(language).tag;
}
