import { EXCURSION_EFFORTS, type ExcursionEffort } from '#contract/areas/excursions.ts';

/** Another hub may have words of its own, which no text here says. */
export function knownEffort(effort: string | null | undefined): ExcursionEffort | undefined {
  return EXCURSION_EFFORTS.find((known) => known === effort);
}

/** "English, German": language tags as this guest reads them; a tag that is none is left out. */
export function languageNames(tags: readonly string[] | null | undefined, language: string): string {
  const names = namesIn(language);
  const list = [...new Set((tags ?? []).flatMap((tag) => nameOf(names, tag) ?? []))].join(', ');
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1);
}

/** Costly to make, and every tile of a list asks for it. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names;
}

function nameOf(names: Intl.DisplayNames, tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}
