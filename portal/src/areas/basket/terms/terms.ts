import { noBreaks } from '#contract/no-breaks.ts';

/** The booking terms of the basket: long, so each language is its own chunk, loaded when the section opens. */
export const TERM_SECTIONS = [
  'booking',
  'price',
  'payment',
  'cancellation',
  'changes',
  'valueGuarantee',
  'complaints',
  'personalInjury',
  'conduct',
  'ticketConditions',
  'contact',
  'jurisdiction',
] as const;
export type TermSection = (typeof TERM_SECTIONS)[number];

export interface Term {
  heading: string;
  paragraphs: readonly string[];
}
export type Terms = Readonly<Record<TermSection, Term>>;

export const PAYMENT_FORMS = ['Mastercard', 'Visa', 'Amex', 'Sofort', 'Ideal', 'Mr. Cash', 'Paypal'] as const;

const LOADERS: Record<string, () => Promise<{ terms: Terms }>> = {
  en: () => import('./terms.en.ts'),
  de: () => import('./terms.de.ts'),
  fr: () => import('./terms.fr.ts'),
};

export async function loadTerms(language: string): Promise<Terms> {
  const load = LOADERS[language] ?? LOADERS.en;
  if (!load) throw new Error('The terms have no English text');
  const { terms } = await load();
  if (load === LOADERS.en) return terms;
  const sections = TERM_SECTIONS.map((section) => {
    const { heading, paragraphs } = terms[section];
    return [section, { heading, paragraphs: paragraphs.map((text) => noBreaks(text, language)) }];
  });
  return Object.fromEntries(sections);
}
