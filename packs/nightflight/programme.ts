import { type PackText, prose, say } from '#packs/schema/text.ts';
import { type Activity, type Entry, type ProgrammeSource, programmeOf, schedulesOf } from '#packs/shared/programme.ts';
import { VENUE, type Venue } from './aircraft.ts';
import { journey } from './journey.ts';

const CATEGORY = {
  food: say('Food and drink', 'Essen und Trinken', 'Saveurs'),
  rest: say('Rest', 'Ruhe', 'Repos'),
  culture: say('Salon', 'Salon', 'Salon'),
  flight: say('Flight', 'Flug', 'Vol'),
} satisfies Record<string, PackText>;

const REPERTOIRE = {
  coffee: {
    title: say('Coffee above the clouds', 'Kaffee über den Wolken', 'Café au-dessus des nuages'),
    venue: 'bar',
    category: 'food',
    picture: 'plate-coffee',
  },
  landing: { title: say('Landing', 'Landung', 'Atterrissage'), venue: 'door', category: 'flight', special: true },
  cars: {
    title: say('Cars to the city', 'Wagen in die Stadt', 'Voitures pour la ville'),
    venue: 'door',
    category: 'flight',
    picture: 'air-gate',
  },
  showers: {
    title: say('Showers open', 'Duschen geöffnet', 'Douches ouvertes'),
    venue: 'washroom',
    category: 'rest',
    picture: 'treatment-towels',
  },
  lunch: {
    title: say('Light lunch on board', 'Leichtes Mittagessen an Bord', 'Déjeuner léger à bord'),
    venue: 'table',
    category: 'food',
    picture: 'plate-meze',
  },
  tasting: {
    title: say('Wines at altitude', 'Wein in großer Höhe', 'Les vins en altitude'),
    venue: 'bar',
    category: 'food',
    chargeable: true,
    about: prose(
      'Why tomato juice wins at 41,000 feet, and which reds survive it. $30 a person.',
      'Warum in zwölf Kilometern Höhe der Tomatensaft gewinnt und welche Roten mithalten. 30 $ pro Person.',
      'Pourquoi le jus de tomate triomphe à 12 500 mètres, et quels rouges lui résistent. 30 $ par personne.',
    ),
    picture: 'plate-wine',
  },
  boarding: {
    // As the day itself calls it, so that it stands there once.
    title: say('Boarding', 'Einsteigen', 'Embarquement'),
    venue: 'door',
    category: 'flight',
    special: true,
  },
  takeOff: { title: say('Takeoff', 'Start', 'Décollage'), venue: 'crew', category: 'flight', picture: 'air-aircraft' },
  supper: {
    title: say('Supper at the long table', 'Abendessen an der langen Tafel', 'Souper à la grande table'),
    venue: 'table',
    category: 'food',
    picture: 'venue-table',
  },
  stars: {
    title: say('Lights out: the stars', 'Licht aus: die Sterne', 'Lumières éteintes : les étoiles'),
    venue: 'salon',
    category: 'culture',
    about: prose(
      'The captain dims the cabin for ten minutes and names what you see.',
      'Die Kapitänin dimmt für zehn Minuten die Kabine und nennt beim Namen, was Sie sehen.',
      'La commandante éteint la cabine dix minutes et nomme ce que vous voyez.',
    ),
    picture: 'air-window',
  },
  reading: {
    title: say('A story before sleep', 'Eine Geschichte zur Nacht', 'Une histoire avant de dormir'),
    venue: 'salon',
    category: 'culture',
  },
  tea: {
    title: say('Tea in the salon', 'Tee im Salon', 'Thé au salon'),
    venue: 'salon',
    category: 'culture',
    picture: 'venue-salon',
  },
  massage: {
    title: say('Shoulders in fifteen minutes', 'Schultern in fünfzehn Minuten', 'Les épaules en quinze minutes'),
    venue: 'spa',
    category: 'rest',
    picture: 'treatment-oils',
  },
} satisfies Record<string, Activity<Venue, keyof typeof CATEGORY>>;

type Name = keyof typeof REPERTOIRE;

function stop([arrives, parked]: [string, string], boards: string, departs: string): Entry<Name>[] {
  const day: Entry<Name>[] = [
    ['coffee', '06:30', '08:00'],
    ['landing', arrives, parked],
    ['cars', '10:00', '12:00'],
    ['showers', '12:00', '20:00'],
    ['lunch', '12:30', '14:00'],
    ['tea', '15:00', '17:00'],
    ['massage', '17:00', '19:00'],
    ['tasting', '19:30', '20:15'],
    ['boarding', boards],
    ['takeOff', departs],
    ['stars', '23:15', '23:30'],
    ['reading', '23:30', 'Late'],
  ];
  return day.sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const SOURCE: ProgrammeSource = {
  paper: 'Nightflight',
  days: journey.days,
  plan: [
    [
      ['boarding', '21:15'],
      ['takeOff', '22:00'],
      ['supper', '22:30', '23:30'],
      ['stars', '23:30', '23:45'],
    ],
    stop(['09:30', '09:50'], '21:30', '22:15'),
    stop(['08:00', '08:20'], '22:00', '22:45'),
    stop(['08:30', '08:50'], '21:30', '22:15'),
    [
      ['coffee', '05:45', '07:00'],
      ['landing', '07:40', '08:00'],
    ],
  ],
  repertoire: REPERTOIRE,
  categories: CATEGORY,
  venues: VENUE,
  overview: ({ title }) => title,
};

export const schedules = schedulesOf(SOURCE);
export const programme = programmeOf(SOURCE);
