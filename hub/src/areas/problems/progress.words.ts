import type { PROBLEM_PROGRESS } from '#contract/areas/problems.ts';
import type { GuestLanguage, Words } from '#hub/shared/guest-words.ts';

type Progress = (typeof PROBLEM_PROGRESS)[number];
type Said = (number: string) => { title: string; said: string };

const WORDS: Readonly<Record<GuestLanguage, Readonly<Record<Progress, Said>>>> = {
  en: {
    InvestigationRequired: (number) => ({
      title: `We are looking into your report ${number}`,
      said: 'Our crew is finding out what has to be done.',
    }),
    InProgress: (number) => ({
      title: `We are working on your report ${number}`,
      said: 'Our crew is taking care of it.',
    }),
    Resolved: (number) => ({
      title: `Your report ${number} is resolved`,
      said: 'You can read what was done under “My reports”. If anything is still wrong, please tell us again.',
    }),
  },
  de: {
    InvestigationRequired: (number) => ({
      title: `Wir prüfen Ihre Meldung ${number}`,
      said: 'Unsere Crew klärt, was zu tun ist.',
    }),
    InProgress: (number) => ({
      title: `Wir kümmern uns um Ihre Meldung ${number}`,
      said: 'Unsere Crew ist an der Arbeit.',
    }),
    Resolved: (number) => ({
      title: `Ihre Meldung ${number} ist erledigt`,
      said: 'Was getan wurde, lesen Sie unter „Meine Meldungen“. Sollte noch etwas nicht in Ordnung sein, sagen Sie uns bitte wieder Bescheid.',
    }),
  },
  fr: {
    InvestigationRequired: (number) => ({
      title: `Nous examinons votre signalement ${number}`,
      said: 'Notre équipage détermine ce qu’il faut faire.',
    }),
    InProgress: (number) => ({
      title: `Nous traitons votre signalement ${number}`,
      said: 'Notre équipage s’en occupe.',
    }),
    Resolved: (number) => ({
      title: `Votre signalement ${number} est résolu`,
      said: 'Ce qui a été fait se lit sous « Mes signalements ». Si quelque chose ne va toujours pas, n’hésitez pas à nous le redire.',
    }),
  },
};

/** What a guest is told whose report was moved on. */
export function progressWords(number: string, status: Progress, language: GuestLanguage): Words {
  const { title, said } = WORDS[language][status](number);
  return { title, paragraphs: [said] };
}
