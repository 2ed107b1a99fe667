import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import {
  DINING_FEEDBACK,
  EXCURSION_FEEDBACK,
  FEEDBACK_CONDITIONS,
  HELP_FEEDBACK,
  rated,
  thoughts,
} from '#packs/shared/feedback.ts';
import { PROBLEM_CATEGORIES } from '#packs/shared/problems.ts';
import { channel } from '#packs/shared/television.ts';
import { cinemaShows, natureShows, newsShows, sportShows } from '#packs/shared/world-shows.ts';
import { FAMILY } from './guests.ts';

const { guest } = FAMILY;

export const account: PackSource['account'] = {
  charges: [
    {
      guest,
      day: 1,
      time: '17:20',
      department: 'Chiringuito',
      description: say('Two lemonades, one vermouth', 'Zwei Limonaden, ein Wermut', 'Deux citronnades, un vermouth'),
      amount: 15.5,
    },
    {
      guest,
      day: 2,
      time: '21:40',
      department: 'La Brasa',
      description: say('Dinner for three', 'Abendessen für drei', 'Dîner pour trois'),
      amount: 118,
      discounts: [{ description: say('Half board', 'Halbpension', 'Demi-pension'), amount: 36 }],
    },
    {
      guest,
      day: 3,
      time: '11:05',
      department: 'Boutique',
      description: say('Straw bag', 'Strohtasche', 'Panier de paille'),
      amount: 29,
    },
  ],
};

export const messages: PackSource['messages'] = [
  {
    id: 'message-welcome',
    messageType: 'Normal',
    title: say('Welcome to Cala Serena', 'Willkommen in Cala Serena', 'Bienvenue à Cala Serena'),
    content: prose(
      'Reception is on level 2, day and night. Dial 9 from your room.',
      'Die Rezeption ist Tag und Nacht auf Ebene 2 besetzt. Wählen Sie auf dem Zimmer die 9.',
      'La réception, niveau 2, vous répond jour et nuit. Composez le 9 depuis votre chambre.',
    ),
    day: 1,
    time: '15:00',
  },
  {
    id: 'message-jellyfish',
    messageType: 'Important',
    title: say('Yellow flag tomorrow morning', 'Morgen Vormittag gelbe Flagge', 'Drapeau jaune demain matin'),
    content: prose(
      'We expect a little swell in the cove until noon tomorrow. The pool on level 1 is calm.',
      'Morgen erwarten wir bis Mittag etwas Wellengang in der Bucht. Der Pool auf Ebene 1 ist ruhig.',
      'Nous attendons un peu de houle dans la crique demain jusqu’à midi. La piscine, niveau 1, est calme.',
    ),
    day: 3,
    time: '19:10',
  },
  {
    id: 'message-laurent',
    guest,
    messageType: 'Normal',
    title: say('The cot is made up', 'Das Kinderbett steht bereit', 'Le lit de bébé est prêt'),
    content: prose(
      'Gaspard’s bed stands by the window, with a mosquito net.',
      'Gaspards Bett steht am Fenster, mit Moskitonetz.',
      'Le lit de Gaspard est près de la fenêtre, avec une moustiquaire.',
    ),
    day: 1,
    time: '16:30',
  },
];

export const problems: PackSource['problems'] = {
  categories: PROBLEM_CATEGORIES,
  reports: [
    {
      id: 'problem-shutter',
      guest,
      category: 'door',
      description: 'Le volet de gauche ne ferme plus.',
      status: 'Resolved',
      solution: say('The shutter has a new hook.', 'Der Laden hat einen neuen Haken.', 'Le volet a un crochet neuf.'),
      day: 2,
      time: '09:30',
    },
    {
      id: 'problem-shower',
      guest,
      category: 'bathroom',
      description: 'L’eau de la douche est à peine tiède.',
      status: 'InProgress',
      day: 3,
      time: '20:40',
    },
  ],
};

export const ratings: PackSource['ratings'] = {
  conditionText: FEEDBACK_CONDITIONS,
  profiles: [
    DINING_FEEDBACK,
    EXCURSION_FEEDBACK,
    HELP_FEEDBACK,
    {
      id: 'feedback-room',
      title: say('Your room', 'Ihr Zimmer', 'Votre chambre'),
      allInOne: true,
      questions: [
        rated('room-comfort', say('Comfort', 'Komfort', 'Confort'), 1),
        rated('room-quiet', say('Quiet', 'Ruhe', 'Calme'), 2),
        thoughts('room', 3),
      ],
    },
  ],
};

export const tv: PackSource['tv'] = {
  channels: [
    channel('CALA', say('Cove camera', 'Buchtkamera', 'Caméra de la crique'), [
      {
        name: say('The sea, live', 'Das Meer, live', 'La mer en direct'),
        description: say(
          'Waves and whoever swims in them.',
          'Wellen, und wer darin schwimmt.',
          'Les vagues, et qui s’y baigne.',
        ),
        minutes: 240,
      },
    ]),
    channel('NEWS', say('World News', 'Weltnachrichten', 'Actualités du monde'), newsShows),
    channel('NATURE', say('Islands & Nature', 'Inseln & Natur', 'Îles & Nature'), natureShows),
    channel('CINEMA', say('Cinema One', 'Kino Eins', 'Cinéma Un'), cinemaShows),
    channel('SPORT', say('Sport', 'Sport', 'Sport'), sportShows),
  ],
};
