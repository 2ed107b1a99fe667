import { createContext, useContext } from 'react';
import { type LocalText, textOf } from '#contract/text.ts';
import type { Language } from './languages.ts';
import type { Translate } from './texts.ts';

export interface Translation {
  language: Language;
  t: Translate;
  /** Changes the texts at once and is remembered (A141). */
  choose: (language: Language) => void;
  /** The texts are those of the wanted language, not of the one before. */
  isSettled: boolean;
}

export const TranslationContext = createContext<Translation | undefined>(undefined);

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useT stands outside the portal');
  return translation;
}

/** The portal's own texts: `t('searchNoResult')`, `t('kiosk_logout_countdown', { n: 5 })`. */
export function useT(): Translate {
  return useTranslation().t;
}

/** The operator's texts in the guest's language: `text(article.title)`. */
export function useText(): (text: LocalText | null | undefined) => string {
  const { language } = useTranslation();
  return (text) => textOf(text, language);
}
