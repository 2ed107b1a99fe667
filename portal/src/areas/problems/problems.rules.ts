import { PROBLEM_TEXT_MAX, type Problem } from '#contract/areas/problems.ts';
import { type LocalText, textOf } from '#contract/text.ts';

export interface Draft {
  category: string;
  description: string;
}

/** What was typed, of a report that is still on the phone; storage may hold anything. */
export function draftOf(content: unknown): Draft {
  const { category, description } = (content ?? {}) as { category?: { id?: unknown } | null; description?: unknown };
  return { category: String(category?.id ?? ''), description: String(description ?? '') };
}

/** C225: what is typed or pasted beyond the limit is ignored. */
export const withinLimit = (text: string): string => text.slice(0, PROBLEM_TEXT_MAX);

/** C230, C231: two states have words of their own, all others are shown as they come. */
export const STATUS_WORDS: Readonly<Record<string, 'problem_InProgress' | 'problem_InvestigationRequired'>> = {
  InProgress: 'problem_InProgress',
  InvestigationRequired: 'problem_InvestigationRequired',
};

/** A category comes as an object with a name, or as a bare text. */
export function categoryName(category: Problem['problemCategory'], language: string): string {
  if (category && typeof category === 'object' && 'name' in category)
    return textOf(category.name as LocalText, language);
  return textOf(category as LocalText | null | undefined, language);
}

/** C233, C234 */
export function mayLeaveFeedback(
  { status, solution }: Problem,
  path: string | null | undefined,
  language: string,
): boolean {
  return status === 'Resolved' && textOf(solution, language).trim() !== '' && !!path;
}
