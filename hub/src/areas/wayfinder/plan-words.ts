import { type LocalText, textOf } from '#contract/text.ts';
import type { PlanWords } from '#pictures/plans/deck-plan.ts';

const WORDS: Readonly<Record<string, { deck: string; bow: string }>> = {
  en: { deck: 'Deck', bow: 'Bow' },
  de: { deck: 'Deck', bow: 'Bug' },
  fr: { deck: 'Pont', bow: 'Proue' },
};
export const PLAN_LANGUAGES = Object.keys(WORDS);

/** A language that the plan has words of; English for any other. */
export function planLanguage(asked: string | undefined): string {
  const language = asked?.slice(0, 2).toLowerCase() ?? 'en';
  return language in WORDS ? language : 'en';
}

export function planWords(language: string): PlanWords {
  const { deck, bow } = WORDS[language] ?? { deck: 'Deck', bow: 'Bow' };
  return { text: (name: LocalText) => textOf(name, language), deck: (level) => `${deck} ${level}`, bow };
}
