import { type LocalText, textOf } from '#contract/text.ts';
import type { PlanKind } from '#packs/schema/ship.ts';
import { bowWords, deckWords } from '#packs/ship-words.ts';
import type { PlanWords } from '#pictures/plans/deck-plan.ts';

export const PLAN_LANGUAGES = ['en', 'de', 'fr'];

/** A language that the plan has words of; English for any other. */
export function planLanguage(asked: string | undefined): string {
  const language = asked?.slice(0, 2).toLowerCase() ?? 'en';
  return PLAN_LANGUAGES.includes(language) ? language : 'en';
}

export function planWords(language: string, kind: PlanKind): PlanWords {
  const text = (words: LocalText) => textOf(words, language);
  return { text, deck: (level) => text(deckWords(level, kind)), bow: text(bowWords(kind)) };
}
