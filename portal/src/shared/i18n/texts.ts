import { noBreaks } from '#contract/no-breaks.ts';
import type { en } from '#portal/texts/en.ts';
import { FALLBACK_LANGUAGE, type Language } from './languages.ts';

type English = typeof en;
/** English is the type of all keys. */
export type TextKey = keyof English;
export type Texts = Record<TextKey, string>;

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type Values<K extends TextKey> = Record<Slots<English[K]>, string | number>;
/** Keys of texts without places to fill, for keys that are chosen at run time. */
export type PlainTextKey = { [K in TextKey]: [Slots<English[K]>] extends [never] ? K : never }[TextKey];

export type Translate = <K extends TextKey>(
  key: K,
  ...values: [Slots<English[K]>] extends [never] ? [] : [Values<K>]
) => string;

const SLOT = /\{(\w+)\}/g;

/** Texts with a count `{n}` have a second form by the name of `<key>_one` where a language needs one. */
export function translator(texts: Texts, language: Language): Translate {
  const plurals = new Intl.PluralRules(language);
  const forms: Partial<Record<string, string>> = texts;
  return (key, ...values) => {
    const filling = (values[0] ?? {}) as Record<string, string | number>;
    const isOne = typeof filling.n === 'number' && plurals.select(filling.n) === 'one';
    const form = (isOne && forms[`${key}_one`]) || texts[key];
    return form.replace(SLOT, (slot, name: string) => String(filling[name] ?? slot));
  };
}

const unbrokenOf = new WeakMap<object, Partial<Texts>>();

/** With spaces that do not break; made once, so that the same texts are the same object. */
function unbroken<T extends Partial<Texts>>(texts: T, language: Language): T {
  const known = unbrokenOf.get(texts);
  if (known) return known as T;
  const made = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, noBreaks(String(text), language)]));
  unbrokenOf.set(texts, made);
  return made as T;
}

const loaders: Record<Language, () => Promise<Texts>> = {
  en: () => import('#portal/texts/en.ts').then(({ en }) => en),
  de: () => import('#portal/texts/de.ts').then(({ de }) => unbroken<Texts>(de, 'de')),
  fr: () => import('#portal/texts/fr.ts').then(({ fr }) => unbroken<Texts>(fr, 'fr')),
};

/** Places that are no ships have other words for some things; nobody else fetches them. */
const OTHER_PLACES = ['Resort', 'Airline'];

async function placeTexts(language: Language, hubType: string | undefined): Promise<Partial<Texts> | undefined> {
  if (!hubType || !OTHER_PLACES.includes(hubType)) return undefined;
  const { PLACE_TEXTS } = await import('#portal/texts/places/places.ts');
  const texts = PLACE_TEXTS[hubType]?.[language];
  return texts && language !== FALLBACK_LANGUAGE ? unbroken(texts, language) : texts;
}

/** AD10: a text that is missing, or a language that cannot be fetched, falls back to English. */
export async function loadTexts(language: Language, hubType?: string): Promise<Texts> {
  try {
    const [texts, place] = await Promise.all([loaders[language](), placeTexts(language, hubType)]);
    // The same texts are the same object: whoever has them need not draw again.
    return place ? { ...texts, ...place } : texts;
  } catch (error) {
    if (language === FALLBACK_LANGUAGE) throw error;
    return loaders[FALLBACK_LANGUAGE]();
  }
}
