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
import { cinemaShows, natureShows, newsShows } from '#packs/shared/world-shows.ts';
import { FAMILY } from './guests.ts';

const { guest } = FAMILY;

/** What the demo guests have signed for so far. */
export const account: PackSource['account'] = {
  charges: [
    {
      guest,
      day: 1,
      time: '20:40',
      department: 'Bar',
      description: say('Kölsch and pretzels', 'Kölsch und Brezeln', 'Kölsch et bretzels'),
      amount: 14.4,
    },
    {
      guest,
      day: 2,
      time: '16:45',
      department: 'Weinstube',
      description: say(
        'Riesling tasting, two persons',
        'Rieslingprobe, zwei Personen',
        'Dégustation de riesling, deux personnes',
      ),
      amount: 36,
      discounts: [{ description: say('Regular guests', 'Stammgäste', 'Clients fidèles'), amount: 5 }],
    },
    {
      guest,
      day: 3,
      time: '15:10',
      department: 'Boutique',
      description: say('Sun hat', 'Sonnenhut', 'Chapeau de soleil'),
      amount: 24.9,
    },
  ],
};

export const messages: PackSource['messages'] = [
  {
    id: 'message-welcome',
    messageType: 'Normal',
    title: say('Welcome aboard', 'Willkommen an Bord', 'Bienvenue à bord'),
    content: prose(
      'Reception on deck 2 is there for you day and night; dial 0 from your cabin.',
      'Die Rezeption auf Deck 2 ist Tag und Nacht für Sie da; wählen Sie in der Kabine die 0.',
      'La réception, pont 2, est à votre disposition jour et nuit ; composez le 0 depuis votre cabine.',
    ),
    day: 1,
    time: '15:00',
  },
  {
    id: 'message-bridges',
    messageType: 'Important',
    title: say('Low bridges tomorrow evening', 'Morgen Abend niedrige Brücken', 'Ponts bas demain soir'),
    content: prose(
      'From 19:30 tomorrow the sun deck closes for an hour: the railings fold down for the bridges.',
      'Morgen ist das Sonnendeck ab 19:30 Uhr für eine Stunde gesperrt: Für die Brücken klappen wir die Reling um.',
      'Demain à partir de 19 h 30, le pont soleil ferme une heure : le bastingage s’abaisse pour les ponts.',
    ),
    day: 3,
    time: '20:30',
  },
  {
    id: 'message-brandt',
    guest,
    messageType: 'Normal',
    title: say('Ida’s bicycle', 'Idas Fahrrad', 'Le vélo d’Ida'),
    content: prose(
      'We have found a smaller one. It stands in the bicycle cellar on deck 1, with her name on it.',
      'Wir haben ein kleineres gefunden. Es steht mit ihrem Namen im Fahrradkeller auf Deck 1.',
      'Nous en avons trouvé un plus petit. Il attend au local à vélos, pont 1, à son nom.',
    ),
    day: 3,
    time: '18:20',
  },
];

export const problems: PackSource['problems'] = {
  categories: PROBLEM_CATEGORIES,
  reports: [
    {
      id: 'problem-window',
      guest,
      category: 'door',
      description: 'Die Balkontür klemmt beim Schließen.',
      status: 'Resolved',
      solution: say('The hinge has been set right.', 'Das Scharnier ist neu eingestellt.', 'La charnière est réglée.'),
      day: 2,
      time: '08:15',
    },
    {
      id: 'problem-lamp',
      guest,
      category: 'light',
      description: 'Die Leselampe auf der Fensterseite flackert.',
      status: 'InProgress',
      day: 3,
      time: '21:40',
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
      id: 'feedback-cabin',
      title: say('Your cabin', 'Ihre Kabine', 'Votre cabine'),
      allInOne: true,
      questions: [rated('cabin-comfort', say('Comfort', 'Komfort', 'Confort'), 1), thoughts('cabin', 2)],
    },
  ],
};

export const tv: PackSource['tv'] = {
  channels: [
    channel('BRIDGE', say('Bow camera', 'Bugkamera', 'Caméra de proue'), [
      {
        name: say('The river ahead', 'Der Fluss voraus', 'Le fleuve devant nous'),
        description: say('Live from the wheelhouse.', 'Live aus dem Steuerhaus.', 'En direct de la timonerie.'),
        minutes: 240,
      },
    ]),
    channel('NEWS', say('World News', 'Weltnachrichten', 'Actualités du monde'), newsShows),
    channel('NATURE', say('Rivers & Nature', 'Flüsse & Natur', 'Fleuves & Nature'), natureShows),
    channel('CINEMA', say('Cinema One', 'Kino Eins', 'Cinéma Un'), cinemaShows),
  ],
};
