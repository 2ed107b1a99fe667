import { z } from 'zod';
import { noBreaks } from '#contract/no-breaks.ts';

/** A text of the operator in the three languages of the product. */
export const packText = z.strictObject({
  en: z.string().min(1),
  de: z.string().min(1),
  fr: z.string().min(1),
  defaultValue: z.string().min(1),
});
export type PackText = z.infer<typeof packText>;

/** English is the default value: it is what an unknown language reads. */
export function say(en: string, de: string, fr: string): PackText {
  return { en, de: noBreaks(de, 'de'), fr: noBreaks(fr, 'fr'), defaultValue: en };
}

/** Names that are the same in every language. */
export function same(name: string): PackText {
  return say(name, name, name);
}

/** Ids are readable and unique over the whole pack, since pictures and files are found by the id of their owner. */
export const packId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** The day of the voyage, 1 = embarkation. */
export const voyageDay = z.number().int().min(1);
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Minor units: pence, cents. */
export const minor = z.number().int().min(0);
export const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A text of paragraphs: each line becomes one. */
export function prose(en: string, de: string, fr: string): PackText {
  const paragraphs = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => `<p>${line.trim()}</p>`)
      .join('');
  return say(paragraphs(en), paragraphs(de), paragraphs(fr));
}
