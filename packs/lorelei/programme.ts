import { type PackText, prose, say } from '#packs/schema/text.ts';
import {
  type Activity,
  type Entry,
  type ProgrammeSource,
  portTimes,
  programmeOf,
  schedulesOf,
} from '#packs/shared/programme.ts';
import { VENUE, type Venue } from './ship.ts';
import { voyage } from './voyage.ts';

const CATEGORY = {
  talk: say('Talks', 'Vorträge', 'Conférences'),
  music: say('Music', 'Musik', 'Musique'),
  food: say('Food and wine', 'Essen und Wein', 'Table et vins'),
  move: say('On the move', 'In Bewegung', 'En mouvement'),
  ship: say('On board', 'An Bord', 'À bord'),
} satisfies Record<string, PackText>;

const REPERTOIRE = {
  stretch: {
    title: say('Stretching on the sun deck', 'Dehnen auf dem Sonnendeck', 'Étirements sur le pont soleil'),
    venue: 'sunDeck',
    category: 'move',
    picture: 'event-stretch',
  },
  ashore: {
    title: say('Going ashore', 'Landgang', 'À terre'),
    venue: 'gangway',
    category: 'ship',
    special: true,
    picture: 'module-ship-map',
  },
  boarding: {
    title: say('Welcome on board', 'Willkommen an Bord', 'Bienvenue à bord'),
    venue: 'reception',
    category: 'ship',
    picture: 'category-ship',
  },
  drill: {
    title: say('Safety drill', 'Sicherheitsübung', 'Exercice de sécurité'),
    venue: 'lounge',
    category: 'ship',
    special: true,
    picture: 'thing-lifering',
  },
  allAboard: {
    title: say('All on board', 'Alle an Bord', 'Tous à bord'),
    venue: 'gangway',
    category: 'ship',
    special: true,
  },
  castOff: {
    title: say('We cast off', 'Leinen los', 'Larguez les amarres'),
    venue: 'sunDeck',
    category: 'ship',
    picture: 'ship-profile',
  },
  desk: {
    title: say('Excursion desk open', 'Ausflugsbüro geöffnet', 'Bureau des excursions ouvert'),
    venue: 'excursionDesk',
    category: 'ship',
    picture: 'module-bookings',
  },
  portTalk: {
    title: say('Tomorrow on the river', 'Morgen auf dem Fluss', 'Demain sur le fleuve'),
    venue: 'lounge',
    category: 'talk',
    overview: say(
      'Your tour manager on locks, times and short cuts.',
      'Ihre Reiseleitung über Schleusen, Zeiten und Abkürzungen.',
      'Votre accompagnatrice : écluses, horaires et raccourcis.',
    ),
    about: prose(
      'Half an hour with a map: what we pass, when it is worth getting up, and where the nearest baker is.',
      'Eine halbe Stunde mit der Karte: was vorbeizieht, wofür sich frühes Aufstehen lohnt und wo der nächste Bäcker ist.',
      'Une demi-heure avec la carte : ce que nous longeons, pourquoi se lever tôt et où trouver la boulangerie la plus proche.',
    ),
    picture: 'module-voyage',
  },
  legend: {
    title: say('Legends of the Rhine', 'Sagen vom Rhein', 'Légendes du Rhin'),
    venue: 'lounge',
    category: 'talk',
    about: prose(
      'The siren, the mouse tower and the hostile brothers, told at the place where they happened.',
      'Die Nixe, der Mäuseturm und die feindlichen Brüder, erzählt an Ort und Stelle.',
      'La sirène, la tour aux souris et les frères ennemis, racontés sur les lieux.',
    ),
    picture: 'river-loreley',
  },
  wheelhouse: {
    title: say('A visit to the wheelhouse', 'Besuch im Steuerhaus', 'Visite de la timonerie'),
    venue: 'bridge',
    category: 'talk',
    picture: 'venue-bridge',
  },
  tasting: {
    title: say('Riesling, three soils', 'Riesling von drei Böden', 'Riesling de trois terroirs'),
    venue: 'weinstube',
    category: 'food',
    chargeable: true,
    about: prose(
      'Slate, loess, quartzite: one grape, three glasses, and a cheese that gets on with all of them. €18 a person.',
      'Schiefer, Löss, Quarzit: eine Rebe, drei Gläser und ein Käse, der zu allen passt. 18 € pro Person.',
      'Schiste, lœss, quartzite : un cépage, trois verres et un fromage qui s’entend avec tous. 18 € par personne.',
    ),
    picture: 'plate-wine',
  },
  coffee: {
    title: say('Coffee and cake', 'Kaffee und Kuchen', 'Café et gâteaux'),
    venue: 'bar',
    category: 'food',
    overview: say('Black Forest gateau on Sundays.', 'Sonntags Schwarzwälder Kirsch.', 'Forêt-noire le dimanche.'),
    picture: 'plate-coffee',
  },
  dinner: {
    title: say('Dinner', 'Abendessen', 'Dîner'),
    venue: 'restaurant',
    category: 'food',
    picture: 'venue-restaurant',
  },
  captainsDinner: {
    title: say('Captain’s dinner', 'Kapitänsdinner', 'Dîner du capitaine'),
    venue: 'restaurant',
    category: 'food',
    special: true,
    picture: 'plate-fish',
  },
  accordion: {
    title: say('Accordion at the bar', 'Akkordeon an der Bar', 'Accordéon au bar'),
    venue: 'bar',
    category: 'music',
    picture: 'venue-bar',
  },
  songs: {
    title: say('Songs of the river', 'Lieder vom Fluss', 'Chansons du fleuve'),
    venue: 'lounge',
    category: 'music',
    about: prose(
      'Schumann, Silcher and one song from Cologne that everybody knows. Joining in is allowed.',
      'Schumann, Silcher und ein kölsches Lied, das alle kennen. Mitsingen erlaubt.',
      'Schumann, Silcher et une chanson de Cologne que tout le monde connaît. On peut chanter.',
    ),
  },
  quiz: {
    title: say('Pub quiz', 'Quizabend', 'Soirée quiz'),
    venue: 'bar',
    category: 'music',
    picture: 'module-games',
  },
  bikes: {
    title: say('Bicycles handed out', 'Fahrradausgabe', 'Prêt de vélos'),
    venue: 'bikes',
    category: 'move',
    picture: 'ashore-bikes',
  },
  goodbye: {
    title: say('Luggage and goodbye', 'Gepäck und Abschied', 'Bagages et au revoir'),
    venue: 'reception',
    category: 'ship',
    picture: 'module-holiday',
  },
} satisfies Record<string, Activity<Venue, keyof typeof CATEGORY>>;

type Name = keyof typeof REPERTOIRE;

const EVENING: Entry<Name>[] = [
  ['portTalk', '18:15', '18:45'],
  ['dinner', '19:00', '21:30'],
  ['accordion', '21:30', 'Late'],
];

/** There is one restaurant: on the captain's evening nobody else gives a dinner. */
const CAPTAINS_EVENING: Entry<Name>[] = [
  ['portTalk', '18:15', '18:45'],
  ['captainsDinner', '19:00', '21:30'],
  ['accordion', '21:30', 'Late'],
];

type Hours = [arrives: string, board: string, departs: string];

function inTown([arrives, board, departs]: Hours, more: Entry<Name>[], evening = EVENING): Entry<Name>[] {
  const frame: Entry<Name>[] = [
    ['stretch', '07:15', '07:45'],
    ['desk', '08:00', '09:30'],
    ['ashore', arrives, board],
    ['coffee', '15:00', '16:30'],
    ['allAboard', board],
    ['castOff', departs],
  ];
  return [...frame, ...more, ...evening].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const PLAN: Entry<Name>[][] = [
  [
    ['boarding', '15:00', '18:00'],
    ['coffee', '15:00', '16:30'],
    ['drill', '17:30', '17:50'],
    ...EVENING,
    ['allAboard', '21:30'],
    ['castOff', '22:00'],
  ],
  inTown(
    ['08:00', '17:30', '18:00'],
    [
      ['bikes', '09:00', '10:00'],
      ['tasting', '16:30', '17:15'],
      ['songs', '20:45', '21:30'],
    ],
  ),
  inTown(
    ['13:00', '22:30', '23:00'],
    [
      ['legend', '10:00', '12:00'],
      ['wheelhouse', '11:00', '11:30'],
      ['quiz', '21:00', '22:00'],
    ],
  ),
  inTown(
    ['08:00', '18:00', '18:30'],
    [
      ['bikes', '09:00', '10:00'],
      ['wheelhouse', '14:00', '14:30'],
      ['tasting', '16:30', '17:15'],
      ['songs', '21:00', '22:00'],
    ],
  ),
  inTown(['08:00', '18:30', '19:00'], [['wheelhouse', '14:00', '14:30']], CAPTAINS_EVENING),
  inTown(
    ['07:00', '19:30', '20:00'],
    [
      ['bikes', '08:30', '09:30'],
      ['tasting', '17:00', '17:45'],
      ['quiz', '21:00', '22:00'],
    ],
  ),
  [
    ['coffee', '06:30', '09:00'],
    ['goodbye', '07:30', '09:30'],
    ['ashore', '08:00'],
  ],
];

const SOURCE: ProgrammeSource = {
  paper: 'Lorelei Tagesprogramm',
  days: voyage.days,
  plan: PLAN,
  repertoire: REPERTOIRE,
  categories: CATEGORY,
  venues: VENUE,
  overview: portTimes,
};

export const schedules = schedulesOf(SOURCE);
export const programme = programmeOf(SOURCE);
