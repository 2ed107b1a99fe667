import { type PackText, prose, say } from '#packs/schema/text.ts';
import { type Activity, type Entry, type ProgrammeSource, programmeOf, schedulesOf } from '#packs/shared/programme.ts';
import { VENUE, type Venue } from './house.ts';
import { stay } from './stay.ts';

const CATEGORY = {
  sport: say('Sport and wellbeing', 'Sport und Wohlbefinden', 'Sport et bien-être'),
  music: say('Music', 'Musik', 'Musique'),
  food: say('Food and drink', 'Essen und Trinken', 'Saveurs'),
  family: say('Children', 'Kinder', 'Enfants'),
  house: say('The house', 'Das Haus', 'La maison'),
} satisfies Record<string, PackText>;

const REPERTOIRE = {
  yoga: {
    title: say('Yoga on the roof', 'Yoga auf dem Dach', 'Yoga sur le toit'),
    venue: 'yoga',
    category: 'sport',
    picture: 'yoga',
    about: prose(
      'An hour facing the sunrise. Mats are laid out, coffee follows.',
      'Eine Stunde mit Blick in den Sonnenaufgang. Matten liegen bereit, danach gibt es Kaffee.',
      'Une heure face au lever du soleil. Les tapis sont prêts, le café suit.',
    ),
  },
  swim: {
    title: say('Swim across the cove', 'Einmal quer durch die Bucht', 'Traversée de la crique à la nage'),
    venue: 'beach',
    category: 'sport',
    picture: 'cove',
  },
  padel: {
    title: say('Padel for beginners', 'Padel für Einsteiger', 'Initiation au padel'),
    venue: 'sport',
    category: 'sport',
  },
  aqua: {
    title: say('Aqua fitness', 'Wassergymnastik', 'Aquagym'),
    venue: 'pool',
    category: 'sport',
    picture: 'house-pool',
  },
  lizards: {
    title: say('Lizard hunt', 'Eidechsenjagd', 'Chasse aux lézards'),
    venue: 'kidsClub',
    category: 'family',
    about: prose(
      'With magnifying glasses through the dry-stone walls. All lizards go home afterwards.',
      'Mit der Lupe an den Trockenmauern entlang. Alle Eidechsen gehen danach nach Hause.',
      'À la loupe le long des murets. Tous les lézards rentrent ensuite chez eux.',
    ),
    picture: 'venue-kids',
  },
  crafts: {
    title: say('Weaving palm leaves', 'Palmblätter flechten', 'Tressage de palmes'),
    venue: 'kidsClub',
    category: 'family',
  },
  supper: {
    title: say('Children’s supper', 'Abendbrot für Kinder', 'Dîner des enfants'),
    venue: 'patio',
    category: 'family',
    picture: 'plate-pizza',
  },
  lemonade: {
    title: say('Lemonade hour', 'Limonadenstunde', 'L’heure de la citronnade'),
    venue: 'garden',
    category: 'food',
    overview: say(
      'Squeezed under the tree it grew on.',
      'Gepresst unter dem Baum, an dem sie wuchs.',
      'Pressée sous l’arbre qui l’a donnée.',
    ),
    picture: 'plate-lemonade',
  },
  paella: {
    title: say('Paella lesson', 'Paella-Kurs', 'Leçon de paella'),
    venue: 'chiringuito',
    category: 'food',
    chargeable: true,
    about: prose(
      'Fire, rice, patience. Eight places, €25 each, and you eat what you cooked.',
      'Feuer, Reis, Geduld. Acht Plätze zu 25 €, und gegessen wird, was auf dem Feuer stand.',
      'Du feu, du riz, de la patience. Huit places à 25 €, et l’on mange ce que l’on a cuit.',
    ),
    picture: 'plate-tapas',
  },
  breakfast: {
    title: say('Breakfast in the patio', 'Frühstück im Patio', 'Petit-déjeuner au patio'),
    venue: 'patio',
    category: 'food',
    picture: 'plate-breakfast',
  },
  grill: {
    title: say('Fish from the embers', 'Fisch aus der Glut', 'Poissons à la braise'),
    venue: 'brasa',
    category: 'food',
    special: true,
    picture: 'plate-fish',
  },
  guitar: {
    title: say('Guitar at dusk', 'Gitarre in der Dämmerung', 'Guitare au crépuscule'),
    venue: 'terrace',
    category: 'music',
    picture: 'venue-terrace',
  },
  films: {
    title: say('Film under the stars', 'Kino unter Sternen', 'Cinéma sous les étoiles'),
    venue: 'garden',
    category: 'music',
    special: true,
    picture: 'module-films',
  },
  shuttle: {
    title: say('Shuttle to the market', 'Bus zum Markt', 'Navette pour le marché'),
    venue: 'entrance',
    category: 'house',
    picture: 'market',
  },
  arrival: {
    title: say('Welcome and house tour', 'Begrüßung und Hausrundgang', 'Accueil et visite de la maison'),
    venue: 'reception',
    category: 'house',
    picture: 'house-front',
  },
  goodbye: {
    title: say('Bills and goodbyes', 'Abrechnung und Abschied', 'Comptes et au revoir'),
    venue: 'reception',
    category: 'house',
    picture: 'module-holiday',
  },
} satisfies Record<string, Activity<Venue, keyof typeof CATEGORY>>;

type Name = keyof typeof REPERTOIRE;

function aDay(...more: Entry<Name>[]): Entry<Name>[] {
  const always: Entry<Name>[] = [
    ['yoga', '07:30', '08:30'],
    ['breakfast', '07:30', '10:30'],
    ['lizards', '10:00', '11:30'],
    ['aqua', '12:00', '12:45'],
    ['lemonade', '16:00', '17:00'],
    ['supper', '18:00', '19:00'],
    ['grill', '19:00', '22:30'],
    ['guitar', '21:00', 'Late'],
  ];
  return [...always, ...more].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const SOURCE: ProgrammeSource = {
  paper: 'Cala Serena',
  days: stay.days,
  plan: [
    aDay(['arrival', '15:00', '18:00']),
    aDay(['swim', '09:00', '10:00'], ['padel', '17:00', '18:00']),
    aDay(['shuttle', '09:00', '09:15'], ['crafts', '14:30', '16:00'], ['films', '22:00', 'Late']),
    aDay(
      ['swim', '09:00', '10:00'],
      ['paella', '12:30', '14:30'],
      ['crafts', '14:30', '16:00'],
      ['padel', '17:00', '18:00'],
    ),
    aDay(['shuttle', '09:00', '09:15'], ['padel', '17:00', '18:00'], ['films', '22:00', 'Late']),
    aDay(['swim', '09:00', '10:00'], ['paella', '12:30', '14:30']),
    aDay(['goodbye', '08:00', '11:00']),
  ],
  repertoire: REPERTOIRE,
  categories: CATEGORY,
  venues: VENUE,
  overview: ({ title }) => title,
};

export const schedules = schedulesOf(SOURCE);
export const programme = programmeOf(SOURCE);
