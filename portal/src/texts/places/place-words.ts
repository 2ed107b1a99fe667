import type { Language } from '#portal/shared/i18n/languages.ts';
import type { TextKey, Texts } from '#portal/shared/i18n/texts.ts';

/** Texts in English, German and French, one row each: none can be left out. */
export type PlaceWords = Partial<Record<TextKey, readonly [en: string, de: string, fr: string]>>;

const COLUMNS: readonly Language[] = ['en', 'de', 'fr'];

/** The rows by language; later words replace earlier ones. */
export function byLanguage(...words: PlaceWords[]): Record<Language, Partial<Texts>> {
  const rows = Object.entries(Object.assign({}, ...words) as Record<string, readonly string[]>);
  const column = (at: number): Partial<Texts> => Object.fromEntries(rows.map(([key, row]) => [key, row[at]]));
  return Object.fromEntries(COLUMNS.map((language, at) => [language, column(at)])) as Record<Language, Partial<Texts>>;
}
