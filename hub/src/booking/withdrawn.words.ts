import { textOf } from '#contract/text.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { Wording } from '#hub/shared/wording.ts';
import { whenOf } from './letters.ts';
import type { Withdrawn } from './ports.ts';

interface Facts {
  name: string;
  when: string;
  reference: string;
}

interface Words {
  title: string;
  cancelled(facts: Facts): string;
  credited(total: string): string;
  help: string;
}

const WORDS: Readonly<Record<GuestLanguage, Words>> = {
  en: {
    title: 'Your booking is cancelled',
    cancelled: ({ name, when, reference }) =>
      `We are sorry: “${name}” on ${when} will not take place. Your booking ${reference} is cancelled.`,
    credited: (total) => `What you were charged is credited to the account on board: ${total}.`,
    help: 'Reception will gladly help you to find something else.',
  },
  de: {
    title: 'Ihre Buchung ist storniert',
    cancelled: ({ name, when, reference }) =>
      `Es tut uns leid: „${name}“ am ${when} findet nicht statt. Ihre Buchung ${reference} ist storniert.`,
    credited: (total) => `Der Betrag wird dem Bordkonto gutgeschrieben: ${total}.`,
    help: 'Die Rezeption hilft Ihnen gern, etwas anderes zu finden.',
  },
  fr: {
    title: 'Votre réservation est annulée',
    cancelled: ({ name, when, reference }) =>
      `Nous en sommes désolés : « ${name} » le ${when} n’aura pas lieu. Votre réservation ${reference} est annulée.`,
    credited: (total) => `Le montant est recrédité sur le compte de bord : ${total}.`,
    help: 'La réception vous aidera volontiers à trouver autre chose.',
  },
};

/** What guests are told whose booking an operator had to take back, in one language: a title and some paragraphs. */
export function withdrawnWords({ unit, reference, credited }: Withdrawn, wording: Wording) {
  const { language } = wording;
  const words = WORDS[language];
  const facts = {
    name: textOf(unit.name, language),
    when: whenOf(unit, wording),
    reference,
  };
  const money = credited > 0 ? [words.credited(wording.money(credited))] : [];
  return { title: words.title, paragraphs: [words.cancelled(facts), ...money, words.help] };
}
