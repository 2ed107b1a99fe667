import type { Language } from '#portal/shared/i18n/languages.ts';

export type Layer = 'letters' | 'capitals' | 'accents';

/** Rows as on the keyboards that guests know from home, with what an email address needs. */
const LETTERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['1234567890', 'qwertyuiop', "asdfghjkl'", 'zxcvbnm-.@'],
  de: ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm-.@'],
  fr: ['1234567890', 'azertyuiop', 'qsdfghjklm', "wxcvbn'-.@"],
};

/** Names come from everywhere. */
const ACCENTS: readonly string[] = ['áàâäãåæ', 'éèêëçñíìîï', 'óòôöõøœß', 'úùûüýčšžłđ', '_+/,:;!?&'];

export function keyRows(language: Language, layer: Layer): string[][] {
  const rows = layer === 'accents' ? ACCENTS : LETTERS[language];
  return rows.map((row) => Array.from(row, (key) => (layer === 'capitals' ? capital(key) : key)));
}

/** One key stays one letter: an ß has no capital that anybody types. */
function capital(key: string): string {
  const upper = key.toLocaleUpperCase();
  return upper.length === 1 ? upper : key;
}
