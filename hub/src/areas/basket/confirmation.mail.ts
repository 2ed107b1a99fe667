import type { PaymentReference } from '#contract/areas/basket.ts';
import type { Minor } from '#contract/money.ts';
import { calendarEvent, itemOf, type LetterAbout } from '#hub/booking/letters.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { Letter } from '#hub/shared/mail/letter.ts';
import type { Wording } from '#hub/shared/wording.ts';
import type { PricedElement } from './cart-pricing.rules.ts';

interface Words {
  subject: string;
  thanks: string;
  reference: string;
  total: string;
  free: string;
  payment: Record<PaymentReference, string>;
  call(time: Wording['time']): string;
}

const WORDS: Readonly<Record<GuestLanguage, Words>> = {
  en: {
    subject: 'Your excursion booking',
    thanks: 'Thank you for your booking. You are going on:',
    reference: 'Booking reference',
    total: 'Total cost',
    free: 'Free',
    payment: { CARD: 'You chose to pay by card.', CASH: 'You chose to pay in cash.' },
    call: (time) => `We will call you 4\u00a0hours after your arrival, between ${time('09:00')} and ${time('20:00')}.`,
  },
  de: {
    subject: 'Ihre Ausflugsbuchung',
    thanks: 'Vielen Dank für Ihre Buchung. Das haben Sie vor:',
    reference: 'Buchungsnummer',
    total: 'Gesamtpreis',
    free: 'Kostenlos',
    payment: { CARD: 'Sie zahlen mit Karte.', CASH: 'Sie zahlen bar.' },
    call: () => 'Wir rufen Sie 4\u00a0Stunden nach Ihrer Ankunft an, zwischen 9 und 20\u00a0Uhr.',
  },
  fr: {
    subject: 'Votre réservation d’excursion',
    thanks: 'Merci de votre réservation. Voici votre programme\u00a0:',
    reference: 'Numéro de réservation',
    total: 'Prix total',
    free: 'Gratuit',
    payment: { CARD: 'Vous payez par carte.', CASH: 'Vous payez en espèces.' },
    call: () => 'Nous vous appellerons 4\u00a0heures après votre arrivée, entre 9\u00a0h et 20\u00a0h.',
  },
};

export interface ConfirmedOrder {
  groupReference: string;
  elements: readonly PricedElement[];
  total: Minor;
  paymentReference: PaymentReference;
}

/** BD20: the one letter of an order: each excursion once, the first to leave first, with who goes, and the appointments for the guest's calendar. */
export function confirmationLetter(order: ConfirmedOrder, about: LetterAbout): Letter {
  const { groupReference, elements, total, paymentReference } = order;
  const { language, money, time } = about;
  const words = WORDS[language];
  const excursions = [...new Map(elements.map(({ excursion }) => [excursion.id, excursion])).values()].sort(
    (one, other) => (one.startsAt < other.startsAt ? -1 : 1),
  );
  const items = excursions.map((excursion) => {
    const going = elements.filter((one) => one.excursion.id === excursion.id);
    const lines = going.map(({ guest, price }) => ({
      label: `${guest.firstName} ${guest.lastName}`,
      value: price === 0 ? words.free : money(price),
    }));
    return itemOf(excursion, about, { lines });
  });
  const events = excursions.map((unit) =>
    calendarEvent({ reference: groupReference, entry: unit.id, revision: 0, unit }, about),
  );
  return {
    language,
    subject: `${words.subject} ${groupReference}`,
    title: words.subject,
    paragraphs: [words.thanks],
    items,
    facts: [
      { label: words.total, value: total === 0 ? words.free : money(total) },
      { label: words.reference, value: groupReference },
    ],
    closing: [total > 0 ? `${words.payment[paymentReference]} ${words.call(time)}` : words.call(time)],
    calendar: { events },
  };
}
