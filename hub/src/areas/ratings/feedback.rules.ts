import { FEEDBACK_TEXT_MAX, type Feedback, type RatingProfile, STARS } from '#contract/areas/ratings.ts';

export interface TakenAnswer {
  id: string;
  text: string | null;
  rating: number | null;
}

export interface TakenFeedback {
  fields: Feedback['fields'];
  answers: TakenAnswer[];
}

/** C180: the text travels encoded; what cannot be decoded is no text. */
function decoded(text: string | null | undefined): string | undefined {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return undefined;
  }
}

/** C168: stars are whole and from 1 to 10; nothing chosen is null. */
function starsOf(rating: Feedback['answers'][number]['rating']): number | null | undefined {
  if (rating === null || rating === undefined || rating === '') return null;
  const stars = Number(rating);
  return Number.isInteger(stars) && stars >= 1 && stars <= STARS ? stars : undefined;
}

/** C169 */
const isMandatory = ({ mandatory }: { mandatory?: boolean | null | undefined }) => mandatory !== false;

/** CD29: the feedback as it is kept, or undefined when it cannot be taken. */
export function takenFeedback(
  { fields = [], questions = [] }: RatingProfile,
  given: Feedback,
): TakenFeedback | undefined {
  const answers: TakenAnswer[] = [];
  for (const { id, text, rating } of given.answers) {
    const [words, stars] = [decoded(text), starsOf(rating)];
    if (words === undefined || stars === undefined || words.length > FEEDBACK_TEXT_MAX) return undefined;
    answers.push({ id, text: words.trim() ? words : null, rating: stars });
  }
  const chosen = given.fields.filter(({ value }) => value.trim() !== '');
  const isAnswered = (id: string, needsStars: boolean) =>
    answers.some((answer) => answer.id === id && (needsStars ? answer.rating !== null : answer.text !== null));
  const lacks =
    fields?.some((field) => isMandatory(field) && !chosen.some(({ id }) => id === field.id)) ||
    // CD28: a question with stars and text needs only the stars.
    questions?.some((one) => isMandatory(one) && !isAnswered(one.id, one.inputRating === true));
  return lacks ? undefined : { fields: chosen, answers };
}
