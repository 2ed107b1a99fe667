import { z } from 'zod';

/** A text of the operator: plain, or one per language with a `defaultValue`. */
export const localText = z.union([z.string(), z.record(z.string(), z.string())]);
export type LocalText = z.infer<typeof localText>;

/** The part of a language tag that decides: `de-AT` is `de`. */
export function primaryLanguage(tag: string): string {
  return tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}

/** AD10: what stands under a language, or else under one that differs only behind its primary part (`de-DE`). */
function inLanguage(texts: Readonly<Record<string, unknown>>, language: string): unknown {
  const wanted = primaryLanguage(language);
  return texts[wanted] ?? Object.entries(texts).find(([key]) => primaryLanguage(key) === wanted)?.[1];
}

/** A61, AD10: the current language, then `defaultValue`, then the fallback language, then nothing. What is no text is none. */
export function textOf(text: LocalText | null | undefined, language: string, fallback = 'en'): string {
  if (text === null || text === undefined) return '';
  if (typeof text !== 'object') return String(text);
  const choices: unknown[] = [inLanguage(text, language), text.defaultValue, inLanguage(text, fallback)];
  return choices.find((choice): choice is string => typeof choice === 'string' && choice !== '') ?? '';
}
