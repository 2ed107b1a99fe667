import type { PackSource } from '#packs/pack.schema.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { activityItem, type BookableActivity, type Treatment, treatmentItem } from '#packs/shared/bookable.ts';
import { TABLE_CONDITIONS } from '#packs/shared/table-conditions.ts';
import { timesOf, VENUE, type Venue } from './house.ts';

type Bookables = NonNullable<PackSource['bookables']>;

const restaurants: NonNullable<Bookables['items']> = [
  {
    id: 'dining-brasa',
    module: 'dining',
    title: same('La Brasa'),
    overviewDescription: say(
      'Embers, fish, eleven tables.',
      'Glut, Fisch, elf Tische.',
      'La braise, le poisson, onze tables.',
    ),
    description: prose(
      'You choose the fish by its face and the wine by its story. The price is for three courses.',
      'Den Fisch wählen Sie nach dem Gesicht, den Wein nach der Geschichte. Der Preis gilt für drei Gänge.',
      'On choisit le poisson à sa tête et le vin à son histoire. Prix pour trois plats.',
    ),
    externalId: 'DIN-BRASA',
    price: 4200,
    ...VENUE.brasa,
    times: timesOf('brasa'),
    openings: [{ times: ['19:00', '20:30', '21:30'], minutes: 105, capacity: 22 }],
    taken: [{ day: 4, time: '20:30', persons: 22 }],
    pictures: ['venue-brasa', 'plate-fish'],
  },
  {
    id: 'dining-patio',
    module: 'dining',
    title: same('El Patio'),
    overviewDescription: say('Dinner round the well.', 'Abendessen am Brunnen.', 'Dîner autour du puits.'),
    description: prose(
      'A table of your own in the courtyard. Half board covers it.',
      'Ein Tisch für Sie im Innenhof. In der Halbpension enthalten.',
      'Votre table dans la cour. Comprise dans la demi-pension.',
    ),
    externalId: 'DIN-PATIO',
    ...VENUE.patio,
    times: timesOf('patio'),
    openings: [{ times: ['19:30', '20:30'], minutes: 90, capacity: 40 }],
    pictures: ['venue-patio', 'plate-breakfast'],
  },
];

const ACTIVITIES: BookableActivity<Venue>[] = [
  {
    id: 'padel',
    title: say('Padel court', 'Padelplatz', 'Court de padel'),
    short: say('One hour, rackets included.', 'Eine Stunde, Schläger inklusive.', 'Une heure, raquettes comprises.'),
    about: prose(
      'Four players, glass walls, no excuse.',
      'Vier Spieler, Glaswände, keine Ausreden.',
      'Quatre joueurs, des murs de verre, aucune excuse.',
    ),
    venue: 'sport',
    minutes: 60,
    price: 1800,
    openings: [{ times: ['08:00', '09:00', '10:00', '17:00', '18:00', '19:00'], capacity: 4 }],
    pictures: ['activity-padel'],
  },
  {
    id: 'paella',
    title: say('Paella lesson', 'Paella-Kurs', 'Leçon de paella'),
    short: say('Fire, rice, patience.', 'Feuer, Reis, Geduld.', 'Du feu, du riz, de la patience.'),
    about: prose(
      'Eight apprentices, one pan of a metre, lunch at the end.',
      'Acht Lehrlinge, eine Pfanne von einem Meter, am Ende das Mittagessen.',
      'Huit apprentis, une poêle d’un mètre, le déjeuner à la fin.',
    ),
    venue: 'chiringuito',
    minutes: 120,
    price: 2500,
    openings: [{ days: [4, 6], times: ['12:30'], capacity: 8 }],
    pictures: ['plate-tapas'],
  },
  {
    id: 'lizards',
    title: say('A morning with the Lizards', 'Vormittag bei den Eidechsen', 'Une matinée chez les Lézards'),
    short: say('Ages 4 to 11, just come.', 'Von 4 bis 11, einfach kommen.', 'De 4 à 11 ans, sans réservation.'),
    about: prose(
      'Crafts, shade and a great deal of water.',
      'Basteln, Schatten und sehr viel Wasser.',
      'Bricolage, ombre et beaucoup d’eau.',
    ),
    venue: 'kidsClub',
    minutes: 180,
    pictures: ['venue-kids'],
  },
];

const TREATMENTS: Treatment[] = [
  {
    id: 'lemon',
    title: say('Lemon and salt', 'Zitrone und Salz', 'Citron et sel'),
    short: say('A scrub from the garden.', 'Ein Peeling aus dem Garten.', 'Un gommage du jardin.'),
    about: prose(
      'Zest, coarse salt from Es Trenc and almond oil, then half an hour of quiet.',
      'Zesten, grobes Salz aus Es Trenc und Mandelöl, danach eine halbe Stunde Ruhe.',
      'Zestes, gros sel d’Es Trenc et huile d’amande, puis une demi-heure de calme.',
    ),
    minutes: 50,
    price: 7500,
    pictures: ['treatment-towels', 'venue-spa'],
  },
  {
    id: 'sun',
    title: say('After the sun', 'Nach der Sonne', 'Après-soleil'),
    short: say('Cool aloe, closed eyes.', 'Kühle Aloe, geschlossene Augen.', 'Aloès frais, yeux fermés.'),
    about: prose(
      'For those who read one chapter too many.',
      'Für alle, die ein Kapitel zu lang gelesen haben.',
      'Pour qui a lu un chapitre de trop.',
    ),
    minutes: 40,
    price: 5900,
    pictures: ['treatment-mask'],
    fullDays: [5],
  },
];

const TIMES = ['10:00', '11:15', '15:00', '16:15', '17:30'];

export const bookables: Bookables = {
  categories: [
    {
      id: 'activity-category-house',
      module: 'activity',
      title: say('At the house', 'Im Haus', 'À la maison'),
      pictures: ['house-pool'],
    },
    {
      id: 'spa-category-body',
      module: 'spa',
      title: say('Body and face', 'Körper und Gesicht', 'Corps et visage'),
      pictures: ['venue-spa'],
    },
  ],
  items: [
    ...restaurants,
    ...ACTIVITIES.map((one) => activityItem('activity-category-house', one, VENUE[one.venue])),
    ...TREATMENTS.map((one) => treatmentItem('spa-category-body', one, VENUE.spa, TIMES)),
  ],
  conditions: TABLE_CONDITIONS,
};
