import { textOf } from '#contract/text.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { Wording } from '#hub/shared/wording.ts';
import { whenOf } from './letters.ts';
import type { MovedUp } from './ports.ts';

interface Facts {
  name: string;
  when: string;
  persons: number;
  total: string;
  reference: string;
}

const WORDS: Readonly<Record<GuestLanguage, { title: string; said(facts: Facts): string[] }>> = {
  en: {
    title: 'You have a place',
    said: ({ name, when, persons, total, reference }) => [
      `A place has come free: you are no longer on the waitlist of “${name}” on ${when}, you are booked.`,
      `${persons === 1 ? '1 guest' : `${persons} guests`}, charged to the account on board: ${total}. Booking reference: ${reference}.`,
      'If you cannot come after all, please cancel under “My bookings” or tell reception.',
    ],
  },
  de: {
    title: 'Sie haben einen Platz',
    said: ({ name, when, persons, total, reference }) => [
      `Es ist ein Platz frei geworden: Sie stehen nicht mehr auf der Warteliste für „${name}“ am ${when}, Sie sind gebucht.`,
      `${persons === 1 ? '1 Gast' : `${persons} Gäste`}, auf das Bordkonto gebucht: ${total}. Buchungsnummer: ${reference}.`,
      'Wenn Sie doch nicht mitkommen können, stornieren Sie bitte unter „Meine Buchungen“ oder sagen Sie der Rezeption Bescheid.',
    ],
  },
  fr: {
    title: 'Vous avez une place',
    said: ({ name, when, persons, total, reference }) => [
      `Une place s’est libérée : vous n’êtes plus sur la liste d’attente de « ${name} » le ${when}, vous êtes inscrits.`,
      `${persons === 1 ? '1 personne' : `${persons} personnes`}, portées au compte de bord : ${total}. Numéro de réservation : ${reference}.`,
      'Si vous ne pouvez finalement pas venir, merci d’annuler sous « Mes réservations » ou de prévenir la réception.',
    ],
  },
};

/** What guests who moved up are told, in one language: a title and some paragraphs. */
export function movedUpWords({ unit, accountNumbers, price, reference }: MovedUp, wording: Wording) {
  const { language, money } = wording;
  const { title, said } = WORDS[language];
  const paragraphs = said({
    name: textOf(unit.name, language),
    when: whenOf(unit, wording),
    persons: accountNumbers.length,
    total: money(price),
    reference,
  });
  return { title, paragraphs };
}
