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
import { channel } from '#packs/shared/television.ts';
import { cinemaShows, natureShows, newsShows, sportShows } from '#packs/shared/world-shows.ts';
import { FAMILY } from './guests.ts';

const { guest } = FAMILY;

export const account: PackSource['account'] = {
  charges: [
    {
      guest,
      day: 1,
      time: '23:10',
      department: 'Sky bar',
      description: say('Two nightcaps', 'Zwei Schlummertrünke', 'Deux digestifs'),
      amount: 28,
    },
    {
      guest,
      day: 2,
      time: '19:40',
      department: 'Sky bar',
      description: say('Wine tasting', 'Weinprobe', 'Dégustation'),
      amount: 60,
      discounts: [{ description: say('Night Owl members', 'Night-Owl-Mitglieder', 'Membres Night Owl'), amount: 6 }],
    },
  ],
};

export const messages: PackSource['messages'] = [
  {
    id: 'message-welcome',
    messageType: 'Normal',
    title: say('Welcome aboard', 'Willkommen an Bord', 'Bienvenue à bord'),
    content: prose(
      'Your berth is yours for the whole journey. Press the blue light and somebody comes.',
      'Ihre Koje gehört Ihnen für die ganze Reise. Drücken Sie auf das blaue Licht, dann kommt jemand.',
      'Votre couchette est à vous pour tout le voyage. Appuyez sur la lumière bleue, quelqu’un vient.',
    ),
    day: 1,
    time: '21:20',
  },
  {
    id: 'message-gate',
    messageType: 'Important',
    title: say('New gate tomorrow: B24', 'Morgen neues Gate: B24', 'Nouvelle porte demain : B24'),
    content: prose(
      'Tomorrow we leave from B24 instead of B22. It is two minutes farther.',
      'Morgen starten wir von B24 statt von B22. Das sind zwei Minuten mehr zu Fuß.',
      'Demain nous partons de B24 au lieu de B22. C’est deux minutes plus loin.',
    ),
    day: 2,
    time: '21:50',
  },
  {
    id: 'message-rivera',
    guest,
    messageType: 'Normal',
    title: say('Maya’s window', 'Mayas Fenster', 'Le hublot de Maya'),
    content: prose(
      'We have moved her to suite 204: stars on that side tonight.',
      'Wir haben ihr Suite 204 gegeben: Auf der Seite sind heute Nacht die Sterne.',
      'Nous lui avons donné la suite 204 : les étoiles sont de ce côté cette nuit.',
    ),
    day: 2,
    time: '20:30',
  },
];

export const problems: PackSource['problems'] = {
  categories: [
    { id: 'light', name: say('Light and power', 'Licht und Strom', 'Lumière et électricité') },
    { id: 'screen', name: say('Screen and headphones', 'Bildschirm und Kopfhörer', 'Écran et casque') },
    { id: 'bed', name: say('Bed and blanket', 'Bett und Decke', 'Lit et couverture') },
    { id: 'other', name: say('Something else', 'Etwas anderes', 'Autre chose') },
  ],
  reports: [
    {
      id: 'problem-headphones',
      guest,
      category: 'screen',
      description: 'The left side of the headphones is silent.',
      status: 'Resolved',
      solution: say(
        'A new pair lies on your pillow.',
        'Ein neuer Kopfhörer liegt auf dem Kissen.',
        'Un casque neuf est sur votre oreiller.',
      ),
      day: 1,
      time: '23:20',
    },
    {
      id: 'problem-lamp',
      guest,
      category: 'light',
      description: 'The reading light does not dim.',
      status: 'Received',
      day: 2,
      time: '22:15',
    },
  ],
};

export const ratings: PackSource['ratings'] = {
  conditionText: FEEDBACK_CONDITIONS,
  profiles: [
    {
      ...DINING_FEEDBACK,
      title: say('Supper and bar', 'Abendessen und Bar', 'Souper et bar'),
      fields: [
        {
          id: 'dining-venue',
          title: say('Where did you eat?', 'Wo haben Sie gegessen?', 'Où avez-vous mangé ?'),
          values: [
            say('At the long table', 'An der langen Tafel', 'À la grande table'),
            say('At the sky bar', 'An der Sky Bar', 'Au bar du ciel'),
            say('In my berth', 'In meiner Koje', 'Dans ma couchette'),
          ],
          sortOrder: 1,
        },
      ],
    },
    { ...EXCURSION_FEEDBACK, title: say('City tours', 'Stadttouren', 'Visites en ville') },
    HELP_FEEDBACK,
    {
      id: 'feedback-sleep',
      title: say('Your night', 'Ihre Nacht', 'Votre nuit'),
      allInOne: true,
      questions: [
        rated('sleep-bed', say('The bed', 'Das Bett', 'Le lit'), 1),
        rated('sleep-quiet', say('The quiet', 'Die Ruhe', 'Le calme'), 2),
        thoughts('sleep', 3),
      ],
    },
  ],
};

export const tv: PackSource['tv'] = {
  channels: [
    channel('NOSE', say('Nose camera', 'Bugkamera', 'Caméra avant'), [
      {
        name: say('The sky ahead', 'Der Himmel voraus', 'Le ciel devant nous'),
        description: say('Live from the nose.', 'Live vom Bug.', 'En direct du nez de l’avion.'),
        minutes: 240,
      },
    ]),
    channel('NEWS', say('World News', 'Weltnachrichten', 'Actualités du monde'), newsShows),
    channel('CINEMA', say('Cinema One', 'Kino Eins', 'Cinéma Un'), cinemaShows),
    channel('NATURE', say('Planet', 'Planet', 'Planète'), natureShows),
    channel('SPORT', say('Sport', 'Sport', 'Sport'), sportShows),
  ],
};
