import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { MissedOffer } from './waitlist.rules.ts';

export interface OfferedFacts {
  name: string;
  when: string;
  /** The last moment to say yes, on the ship's clock. */
  until: string;
  persons: number;
  total: string;
}

interface Words {
  offered: { title(persons: number): string; said(facts: OfferedFacts): string[] };
  missed: Record<MissedOffer, { title: string; said(facts: Pick<OfferedFacts, 'name' | 'when'>): string[] }>;
}

/** What guests on a waiting list are told about offers. */
export const OFFERED_WORDS: Readonly<Record<GuestLanguage, Words>> = {
  en: {
    offered: {
      title: (persons) => (persons === 1 ? 'A place is held for you' : `${persons} places are held for you`),
      said: ({ name, when, until, persons, total }) => [
        persons === 1
          ? `A place has come free on “${name}” on ${when}. We hold it for you until ${until} ship time.`
          : `Places have come free on “${name}” on ${when}. We hold them for you until ${until} ship time.`,
        `${persons === 1 ? '1 guest' : `${persons} guests`}, ${total} in all. Nothing is charged before you accept.`,
        'Please accept or decline under “My bookings”. After that time we no longer hold anything for you.',
      ],
    },
    missed: {
      next: {
        title: 'The offer has ended',
        said: ({ name, when }) => [
          `What we held for you on “${name}” on ${when} was not accepted in time, so it goes to the next party on the list.`,
          'You stay on the waitlist and we will ask you once more when a place comes free.',
        ],
      },
      'on-sale': {
        title: 'The offer has ended',
        said: ({ name, when }) => [
          `What we held for you on “${name}” on ${when} was not accepted in time. Nobody else is waiting for it, so it is on sale again.`,
          'You are no longer on the waitlist: if you would still like to come, book it while it is there.',
        ],
      },
      second: {
        title: 'You are no longer on the waitlist',
        said: ({ name, when }) => [
          `The second offer for “${name}” on ${when} has ended too, so we have taken you off the waitlist.`,
          'If you would still like to come, please join the list again or ask at reception.',
        ],
      },
      closed: {
        title: 'The offer has ended',
        said: ({ name, when }) => [
          `What we held for you on “${name}” on ${when} was not accepted before booking closed.`,
          'You are no longer on the waitlist, and nothing has been charged.',
        ],
      },
    },
  },
  de: {
    offered: {
      title: (persons) =>
        persons === 1 ? 'Ein Platz ist für Sie reserviert' : `${persons} Plätze sind für Sie reserviert`,
      said: ({ name, when, until, persons, total }) => [
        persons === 1
          ? `Bei „${name}“ am ${when} ist ein Platz frei geworden. Wir halten ihn bis ${until} Uhr Bordzeit für Sie frei.`
          : `Bei „${name}“ am ${when} sind Plätze frei geworden. Wir halten sie bis ${until} Uhr Bordzeit für Sie frei.`,
        `${persons === 1 ? '1 Gast' : `${persons} Gäste`}, zusammen ${total}. Berechnet wird erst, wenn Sie zusagen.`,
        'Bitte sagen Sie unter „Meine Buchungen“ zu oder ab. Danach halten wir nichts mehr für Sie frei.',
      ],
    },
    missed: {
      next: {
        title: 'Das Angebot ist abgelaufen',
        said: ({ name, when }) => [
          `Was wir bei „${name}“ am ${when} für Sie frei gehalten haben, wurde nicht zugesagt und geht nun an die Nächsten.`,
          'Sie bleiben auf der Warteliste. Wird wieder ein Platz frei, fragen wir Sie noch einmal.',
        ],
      },
      'on-sale': {
        title: 'Das Angebot ist abgelaufen',
        said: ({ name, when }) => [
          `Was wir bei „${name}“ am ${when} für Sie frei gehalten haben, wurde nicht zugesagt. Sonst wartet niemand darauf, deshalb kann es nun jeder buchen.`,
          'Sie stehen nicht mehr auf der Warteliste: Wenn Sie noch mitkommen möchten, buchen Sie einfach, solange etwas frei ist.',
        ],
      },
      second: {
        title: 'Sie stehen nicht mehr auf der Warteliste',
        said: ({ name, when }) => [
          `Auch das zweite Angebot für „${name}“ am ${when} ist abgelaufen. Wir haben Sie deshalb von der Warteliste genommen.`,
          'Wenn Sie noch mitkommen möchten, tragen Sie sich bitte erneut ein oder fragen Sie an der Rezeption.',
        ],
      },
      closed: {
        title: 'Das Angebot ist abgelaufen',
        said: ({ name, when }) => [
          `Was wir bei „${name}“ am ${when} für Sie frei gehalten haben, wurde bis zum Buchungsschluss nicht zugesagt.`,
          'Sie stehen nicht mehr auf der Warteliste, und es wurde nichts berechnet.',
        ],
      },
    },
  },
  fr: {
    offered: {
      title: (persons) => (persons === 1 ? 'Une place vous est réservée' : `${persons} places vous sont réservées`),
      said: ({ name, when, until, persons, total }) => [
        persons === 1
          ? `Une place s’est libérée pour « ${name} » le ${when}. Nous vous la gardons jusqu’à ${until}, heure du bord.`
          : `Des places se sont libérées pour « ${name} » le ${when}. Nous vous les gardons jusqu’à ${until}, heure du bord.`,
        `${persons === 1 ? '1 personne' : `${persons} personnes`}, ${total} au total. Rien n’est débité avant votre accord.`,
        'Merci d’accepter ou de refuser sous « Mes réservations ». Passé ce délai, nous ne vous gardons plus rien.',
      ],
    },
    missed: {
      next: {
        title: 'L’offre a expiré',
        said: ({ name, when }) => [
          `Ce que nous vous gardions pour « ${name} » le ${when} n’a pas été accepté à temps et revient aux suivants.`,
          'Vous restez sur la liste d’attente et nous vous solliciterons encore une fois si une place se libère.',
        ],
      },
      'on-sale': {
        title: 'L’offre a expiré',
        said: ({ name, when }) => [
          `Ce que nous vous gardions pour « ${name} » le ${when} n’a pas été accepté à temps. Personne d’autre n’attend : c’est de nouveau en vente.`,
          'Vous n’êtes plus sur la liste d’attente : si vous souhaitez toujours venir, réservez tant qu’il reste de la place.',
        ],
      },
      second: {
        title: 'Vous n’êtes plus sur la liste d’attente',
        said: ({ name, when }) => [
          `La deuxième offre pour « ${name} » le ${when} a elle aussi expiré ; nous vous avons retirés de la liste d’attente.`,
          'Si vous souhaitez toujours venir, inscrivez-vous à nouveau ou adressez-vous à la réception.',
        ],
      },
      closed: {
        title: 'L’offre a expiré',
        said: ({ name, when }) => [
          `Ce que nous vous gardions pour « ${name} » le ${when} n’a pas été accepté avant la clôture des réservations.`,
          'Vous n’êtes plus sur la liste d’attente et rien n’a été débité.',
        ],
      },
    },
  },
};
