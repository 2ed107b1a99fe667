import type { Feedback, RatingField, RatingProfile, RatingQuestion } from '#contract/areas/ratings.ts';
import type { LocalText } from '#contract/text.ts';

/** What the guest has given so far: chosen values by field, by their place so that they hold in every language, stars and text by question. */
export interface Given {
  fields: Readonly<Record<string, readonly number[]>>;
  ratings: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
}

export const NOTHING_GIVEN: Given = { fields: {}, ratings: {}, texts: {} };

export type Item = { kind: 'field'; field: RatingField } | { kind: 'question'; question: RatingQuestion };

const orderOf = (item: Item) => (item.kind === 'field' ? item.field : item.question).sortOrder ?? 0;
export const idOf = (item: Item): string =>
  item.kind === 'field' ? `field-${item.field.id}` : `question-${item.question.id}`;

/** CD28: fields and questions together, by ascending sortOrder. */
export function itemsOf({ fields, questions }: RatingProfile): Item[] {
  const items: Item[] = [
    ...(fields ?? []).map((field) => ({ kind: 'field', field }) as const),
    ...(questions ?? []).map((question) => ({ kind: 'question', question }) as const),
  ];
  return items.toSorted((a, b) => orderOf(a) - orderOf(b));
}

const hasText = (text: string | undefined) => (text ?? '').trim() !== '';

function isGiven(item: Item, given: Given): boolean {
  if (item.kind === 'field') return (given.fields[item.field.id] ?? []).length > 0;
  const { id, inputRating } = item.question;
  return inputRating ? given.ratings[id] !== undefined : hasText(given.texts[id]);
}

/** C169-C172: what is mandatory and not there, in the order of the form. */
export function missingItems(profile: RatingProfile, given: Given): string[] {
  return itemsOf(profile)
    .filter((item) => (item.kind === 'field' ? item.field : item.question).mandatory !== false)
    .filter((item) => !isGiven(item, given))
    .map(idOf);
}

/** C177 */
export const needsAcceptance = (profile: RatingProfile, conditionText: string): boolean =>
  profile.acceptTandC === true && conditionText.trim() !== '';

/** C179, C180, CD28: one entry per chosen value; what was left empty is not sent. */
export function feedbackOf(profile: RatingProfile, given: Given, text: (local: LocalText) => string): Feedback {
  const fields = (profile.fields ?? []).flatMap((field) =>
    (given.fields[field.id] ?? []).map((place) => ({
      id: field.id,
      field: text(field.title),
      value: text(field.values?.[place] ?? ''),
    })),
  );
  const answers = (profile.questions ?? [])
    .filter(({ id }) => given.ratings[id] !== undefined || hasText(given.texts[id]))
    .map(({ id }) => ({
      id,
      text: encodeURIComponent((given.texts[id] ?? '').trim()),
      rating: given.ratings[id] ?? null,
    }));
  return { id: profile.id, fields, answers };
}
