// Texts that a guest must not read: English ones on a page in another language, and bare keys.
import type { Page } from '@playwright/test';
import type { Pack } from '#packs/pack.schema.ts';
import { packText } from '#packs/schema/text.ts';
import { de } from '#portal/texts/de.ts';
import { en } from '#portal/texts/en.ts';
import { fr } from '#portal/texts/fr.ts';

type Language = 'de' | 'en' | 'fr';

const PORTAL: Record<Language, Readonly<Record<string, string>>> = { en, de, fr };
const KEY = /^[a-z]+([_.][a-zA-Z]+)+$/;

function packTexts(value: unknown): { en: string; de: string; fr: string }[] {
  const text = packText.safeParse(value);
  if (text.success) return [text.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(packTexts) : [];
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** English texts that say something else in the language. */
function foreignTexts(pack: Pack, language: Language): Set<string> {
  const own = PORTAL[language];
  const pairs = [
    ...Object.entries(en).map(([key, text]) => [text, own[key] ?? ''] as const),
    ...packTexts(pack).map((text) => [plain(text.en), plain(text[language])] as const),
  ];
  // Languages are named in their own language everywhere.
  const known = new Set([...pairs.map(([, text]) => text), ...pack.operator.languages.map(({ name }) => name)]);
  return new Set(pairs.flatMap(([text]) => (text.includes('{') || known.has(text) ? [] : [text])));
}

export function untranslatedOn(pack: Pack, language: Language): (page: Page) => Promise<string[]> {
  const foreign = language === 'en' ? new Set<string>() : foreignTexts(pack, language);
  return async (page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what counts is what is seen, line by line
    const shown = await page.evaluate(() => document.body.innerText);
    const lines = shown.split('\n').map((line) => line.trim());
    return lines.filter((line) => foreign.has(line) || KEY.test(line));
  };
}
