import { primaryLanguage } from '#contract/text.ts';

/** A13: the languages of the portal. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en'; // A57

export type OfferedLanguage = { code: Language; name: string };

/** AD10: languages are compared by their primary part. */
export function knownLanguage(tag: string | undefined): Language | undefined {
  const primary = primaryLanguage(tag ?? '');
  return LANGUAGES.find((language) => language === primary);
}

/** For a profile that has no name for a language. */
const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** A14, AD10: those of the profile that the portal has, in profile order, by the profile's name, each once. */
export function offeredLanguages(profile: readonly { code: string; name?: string }[]): OfferedLanguage[] {
  const offered = new Map<Language, string>();
  for (const { code, name } of profile) {
    const language = knownLanguage(code);
    if (language && !offered.has(language)) offered.set(language, name || OWN_NAMES[language]);
  }
  return [...offered].map(([code, name]) => ({ code, name }));
}

type ConfiguredLanguages = { defaultLanguage?: string; fallbackLanguage?: string };

/**
 * A56: the stored language, else the configured default, which without a value is the browser's (AD10); none when it is
 * one that the portal does not have.
 */
export function currentLanguage(
  stored: string | undefined,
  configured: ConfiguredLanguages,
  browser: string | undefined,
): Language | undefined {
  return knownLanguage(stored) ?? knownLanguage(configured.defaultLanguage ?? browser);
}

/** A57: what is read until the device profile is known. */
export function languageAtStart(
  stored: string | undefined,
  configured: ConfiguredLanguages,
  browser: string | undefined,
): Language {
  return (
    currentLanguage(stored, configured, browser) ?? knownLanguage(configured.fallbackLanguage) ?? FALLBACK_LANGUAGE
  );
}

/** A58-A60: the current language if offered, else the first offered, else English. */
export function languageOffered(current: Language | undefined, offered: readonly OfferedLanguage[]): Language {
  if (current && offered.some(({ code }) => code === current)) return current;
  return offered[0]?.code ?? FALLBACK_LANGUAGE;
}
