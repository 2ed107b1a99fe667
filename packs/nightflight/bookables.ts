import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { activityItem, type BookableActivity, treatmentItem } from '#packs/shared/bookable.ts';
import { TABLE_CONDITIONS } from '#packs/shared/table-conditions.ts';
import { timesOf, VENUE, type Venue } from './aircraft.ts';

type Bookables = NonNullable<PackSource['bookables']>;

const ACTIVITIES: BookableActivity<Venue>[] = [
  {
    id: 'shower',
    title: say('Shower slot', 'Duschzeit', 'Créneau de douche'),
    short: say('Ten minutes of warm rain.', 'Zehn Minuten warmer Regen.', 'Dix minutes de pluie tiède.'),
    about: prose(
      'Towel, robe and a fresh shirt on the hook.',
      'Handtuch, Bademantel und ein frisches Hemd am Haken.',
      'Serviette, peignoir et une chemise propre au crochet.',
    ),
    venue: 'washroom',
    minutes: 20,
    openings: [{ times: ['06:00', '06:30', '12:00', '18:00', '19:00', '20:00'], capacity: 1 }],
    persons: [1, 1],
    pictures: ['treatment-towels'],
  },
  {
    id: 'tasting',
    title: say('Wines at altitude', 'Wein in großer Höhe', 'Les vins en altitude'),
    short: say('Five glasses before takeoff.', 'Fünf Gläser vor dem Start.', 'Cinq verres avant le décollage.'),
    about: prose(
      'What dry air does to a Bordeaux, and what to drink instead.',
      'Was trockene Luft mit einem Bordeaux macht, und was man stattdessen trinkt.',
      'Ce que l’air sec fait à un bordeaux, et ce qu’il faut boire à la place.',
    ),
    venue: 'bar',
    minutes: 45,
    price: 3000,
    openings: [{ times: ['19:30'], capacity: 8 }],
    pictures: ['plate-wine'],
  },
  {
    id: 'cockpit',
    title: say('The flight deck on the ground', 'Das Cockpit am Boden', 'Le cockpit au sol'),
    short: say(
      'Before boarding, just ask.',
      'Vor dem Einsteigen, einfach fragen.',
      'Avant l’embarquement, sur demande.',
    ),
    about: prose(
      'Buttons are explained, not pressed.',
      'Knöpfe werden erklärt, nicht gedrückt.',
      'Les boutons s’expliquent, ils ne se pressent pas.',
    ),
    venue: 'crew',
    minutes: 15,
    pictures: ['air-gate'],
  },
];

export const bookables: Bookables = {
  categories: [
    {
      id: 'activity-category-board',
      module: 'activity',
      title: say('On board', 'An Bord', 'À bord'),
      pictures: ['venue-bar'],
    },
    {
      id: 'spa-category-rest',
      module: 'spa',
      title: say('Rest', 'Entspannung', 'Détente'),
      pictures: ['treatment-candles'],
    },
  ],
  items: [
    {
      id: 'dining-table',
      module: 'dining',
      title: say('Long table', 'Lange Tafel', 'Grande table'),
      overviewDescription: say('Supper for twelve.', 'Abendessen für zwölf.', 'Un souper à douze.'),
      description: prose(
        'Four courses before we take off. The wine list knows where we are going.',
        'Vier Gänge vor dem Start. Die Weinkarte weiß, wohin es geht.',
        'Quatre plats avant le décollage. La carte des vins sait où nous allons.',
      ),
      externalId: 'DIN-TABLE',
      price: 6500,
      ...VENUE.table,
      times: timesOf('table'),
      openings: [{ times: ['19:00', '20:30'], minutes: 90, capacity: 12 }],
      taken: [{ day: 3, time: '20:30', persons: 12 }],
      pictures: ['venue-table', 'plate-fish'],
    },
    ...ACTIVITIES.map((one) => activityItem('activity-category-board', one, VENUE[one.venue])),
    treatmentItem(
      'spa-category-rest',
      {
        id: 'shoulders',
        title: say('Shoulders and neck', 'Schultern und Nacken', 'Épaules et nuque'),
        short: say('Fifteen minutes in the seat.', 'Fünfzehn Minuten im Sitz.', 'Quinze minutes dans le fauteuil.'),
        about: prose(
          'The knot of the last time zone is undone before the next one.',
          'Die Verspannung der letzten Zeitzone löst sich vor der nächsten.',
          'La tension du dernier fuseau se dénoue avant le suivant.',
        ),
        minutes: 15,
        price: 3500,
        pictures: ['treatment-oils'],
      },
      VENUE.spa,
      ['17:00', '17:30', '18:00', '18:30'],
    ),
  ],
  conditions: TABLE_CONDITIONS,
};
