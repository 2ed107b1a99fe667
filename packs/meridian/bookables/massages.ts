import { prose, say } from '#packs/schema/text.ts';
import type { Treatment } from '#packs/shared/bookable.ts';

const QUIET = prose(
  'Please leave your telephone at the desk; the quiet is part of the treatment.',
  'Bitte lassen Sie Ihr Telefon am Empfang; die Stille gehört dazu.',
  'Laissez votre téléphone à l’accueil ; le silence fait partie du soin.',
);

export const MASSAGES: Treatment[] = [
  {
    id: 'hot-stones',
    title: say('Hot stone massage', 'Massage mit heißen Steinen', 'Massage aux pierres chaudes'),
    short: say('Basalt from Santorini.', 'Basalt von Santorin.', 'Du basalte de Santorin.'),
    about: prose(
      'Smooth dark stones, warmed in water, follow the long muscles of the back. The heat goes where hands alone do not reach.',
      'Glatte dunkle Steine, im Wasser erwärmt, folgen den langen Muskeln des Rückens. Die Wärme kommt dorthin, wo Hände allein nicht hinreichen.',
      'Des pierres sombres et lisses, chauffées dans l’eau, suivent les longs muscles du dos. La chaleur va là où les mains seules n’atteignent pas.',
    ),
    justToKnow: QUIET,
    minutes: 75,
    price: 12900,
    pictures: ['treatment-stones', 'venue-spa'],
    fullDays: [8],
  },
  {
    id: 'classic',
    title: say('Classic massage', 'Klassische Massage', 'Massage classique'),
    short: say(
      'Firm or gentle, you say.',
      'Kräftig oder sanft, ganz wie Sie möchten.',
      'Appuyé ou doux, à vous de choisir.',
    ),
    about: prose(
      'The massage that sailors and dancers ask for: shoulders, back and legs, with almond oil.',
      'Die Massage, die Seeleute und Tänzerinnen verlangen: Schultern, Rücken und Beine, mit Mandelöl.',
      'Le massage que demandent marins et danseuses : épaules, dos et jambes, à l’huile d’amande.',
    ),
    minutes: 50,
    price: 8900,
    pictures: ['treatment-oils', 'treatment-towels'],
  },
  {
    id: 'aroma',
    title: say('Aromatherapy', 'Aromamassage', 'Massage aux arômes'),
    short: say('Neroli, cedar or lavender.', 'Neroli, Zeder oder Lavendel.', 'Néroli, cèdre ou lavande.'),
    about: prose(
      'You choose the oil by its scent, with closed eyes. It tells us more about your day than a questionnaire.',
      'Sie wählen das Öl mit geschlossenen Augen nach seinem Duft. Das sagt uns mehr über Ihren Tag als ein Fragebogen.',
      'Vous choisissez l’huile les yeux fermés, à son parfum. Elle en dit plus sur votre journée qu’un questionnaire.',
    ),
    justToKnow: QUIET,
    minutes: 60,
    price: 10500,
    pictures: ['treatment-candles', 'treatment-oils'],
    fullDays: [9],
  },
  {
    id: 'back-and-neck',
    title: say('Back and neck', 'Rücken und Nacken', 'Dos et nuque'),
    short: say(
      'Half an hour after the excursion.',
      'Eine halbe Stunde nach dem Ausflug.',
      'Une demi-heure après l’excursion.',
    ),
    about: prose(
      'Short and to the point, for everybody who carried a rucksack up four hundred steps.',
      'Kurz und auf den Punkt, für alle, die einen Rucksack vierhundert Stufen hinaufgetragen haben.',
      'Court et précis, pour qui a porté un sac à dos sur quatre cents marches.',
    ),
    minutes: 25,
    price: 5200,
    pictures: ['treatment-towels', 'treatment-stones'],
  },
];
