import type { GuestLanguage } from '#hub/shared/guest-words.ts';

interface Words {
  cancelled: { title: string; said: string };
  left: { title: string; said: string };
  changed: { title: string; said: string; calendar: string };
  reference: string;
  total: string;
  persons(count: number): string;
  /** Where the money goes: back to the account on board, or off what an order owes. */
  credited: Record<'account' | 'order', string>;
  charged: Record<'account' | 'order', string>;
}

/** What guests read who cancelled or changed a booking by themselves. */
export const CHANGED_WORDS: Readonly<Record<GuestLanguage, Words>> = {
  en: {
    cancelled: { title: 'Your booking is cancelled', said: 'As you asked, we have cancelled this booking.' },
    left: { title: 'You have left the waitlist', said: 'You are no longer waiting for this place.' },
    changed: {
      title: 'Your booking is changed',
      said: 'As you asked, we have changed your booking. Here are the new details:',
      calendar: 'The attached appointment replaces the earlier one in your calendar.',
    },
    reference: 'Booking reference',
    total: 'Total cost',
    persons: (count) => (count === 1 ? '1 guest' : `${count} guests`),
    credited: { account: 'Credited to the account on board', order: 'No longer due' },
    charged: { account: 'Charged to the account on board', order: 'Due in addition' },
  },
  de: {
    cancelled: { title: 'Ihre Buchung ist storniert', said: 'Wie gewünscht haben wir diese Buchung storniert.' },
    left: { title: 'Sie haben die Warteliste verlassen', said: 'Sie warten nicht mehr auf diesen Platz.' },
    changed: {
      title: 'Ihre Buchung ist geändert',
      said: 'Wie gewünscht haben wir Ihre Buchung geändert. Ab jetzt gilt:',
      calendar: 'Der beigefügte Termin ersetzt den bisherigen in Ihrem Kalender.',
    },
    reference: 'Buchungsnummer',
    total: 'Gesamtpreis',
    persons: (count) => (count === 1 ? '1 Gast' : `${count} Gäste`),
    credited: { account: 'Gutschrift auf das Bordkonto', order: 'Nicht mehr zu zahlen' },
    charged: { account: 'Auf das Bordkonto gebucht', order: 'Zusätzlich zu zahlen' },
  },
  fr: {
    cancelled: {
      title: 'Votre réservation est annulée',
      said: 'Comme vous l’avez demandé, nous avons annulé cette réservation.',
    },
    left: { title: 'Vous avez quitté la liste d’attente', said: 'Vous n’attendez plus de place ici.' },
    changed: {
      title: 'Votre réservation est modifiée',
      said: 'Comme vous l’avez demandé, nous avons modifié votre réservation. Voici ce qui vaut désormais :',
      calendar: 'Le rendez-vous joint remplace le précédent dans votre agenda.',
    },
    reference: 'Numéro de réservation',
    total: 'Prix total',
    persons: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
    credited: { account: 'Recrédité sur le compte de bord', order: 'N’est plus dû' },
    charged: { account: 'Porté au compte de bord', order: 'À payer en plus' },
  },
};
