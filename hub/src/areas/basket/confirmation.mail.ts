import type { PaymentReference } from '#contract/areas/basket.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { formatPrice, type Minor, toWire } from '#contract/money.ts';
import { primaryLanguage, textOf } from '#contract/text.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import type { Mail } from '#hub/shared/mail/mail-outbox.ts';
import type { PricedElement } from './cart-pricing.rules.ts';

interface Words {
  subject: string;
  thanks: string;
  reference: string;
  total: string;
  payment: Record<PaymentReference, string>;
  call: string;
}

const WORDS: Readonly<Record<'en' | 'de' | 'fr', Words>> = {
  en: {
    subject: 'Your excursion booking',
    thanks: 'Thank you for your booking. You are going on:',
    reference: 'Booking reference',
    total: 'Total cost',
    payment: { CARD: 'You chose to pay by card.', CASH: 'You chose to pay in cash.' },
    call: 'We will call you 4 hours after your arrival, between 09:00 and 20:00.',
  },
  de: {
    subject: 'Ihre Ausflugsbuchung',
    thanks: 'Vielen Dank für Ihre Buchung. Das haben Sie vor:',
    reference: 'Buchungsnummer',
    total: 'Gesamtpreis',
    payment: { CARD: 'Sie zahlen mit Karte.', CASH: 'Sie zahlen bar.' },
    call: 'Wir rufen Sie 4 Stunden nach Ihrer Ankunft an, zwischen 09:00 und 20:00 Uhr.',
  },
  fr: {
    subject: 'Votre réservation d’excursion',
    thanks: 'Merci de votre réservation. Voici votre programme :',
    reference: 'Numéro de réservation',
    total: 'Prix total',
    payment: { CARD: 'Vous payez par carte.', CASH: 'Vous payez en espèces.' },
    call: 'Nous vous appellerons 4 heures après votre arrivée, entre 09:00 et 20:00.',
  },
};

export interface ConfirmedOrder {
  groupReference: string;
  elements: readonly PricedElement[];
  total: Minor;
  paymentReference: PaymentReference;
  currency: string;
  /** An Accept-Language header; English for what we do not speak. */
  language: string;
}

/** BD20: the one mail of an order, in the guest's language. */
export function confirmationMail(order: ConfirmedOrder): Omit<Mail, 'recipient'> {
  const { groupReference, elements, total, paymentReference, currency } = order;
  const language = primaryLanguage(order.language.split(/[,;]/, 1)[0] ?? '');
  const words = WORDS[language as keyof typeof WORDS] ?? WORDS.en;
  const money = (minor: Minor) => formatPrice(toWire(minor), currency);
  const lines = elements.map(({ excursion, guest, price }) => {
    const name = textOf(excursion.name, language);
    const where = textOf(excursion.trip?.port?.name ?? excursion.trip?.destination?.name, language);
    const when = `${toHubDate(dayOf(excursion.startsAt))} ${timeOf(excursion.startsAt)}`;
    return `- ${when}, ${where}: ${name}, ${guest.firstName} ${guest.lastName}, ${money(price)}`;
  });
  const text = [
    words.thanks,
    lines.join('\n'),
    `${words.total}: ${money(total)}\n${words.reference}: ${groupReference}`,
    total > 0 ? `${words.payment[paymentReference]} ${words.call}` : words.call,
  ].join('\n\n');
  return { subject: `${words.subject} ${groupReference}`, text };
}
