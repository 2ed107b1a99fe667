import type { PackSource } from '#packs/pack.schema.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { activityItem, type BookableActivity, treatmentItem } from '#packs/shared/bookable.ts';
import { TABLE_CONDITIONS } from '#packs/shared/table-conditions.ts';
import { timesOf, VENUE, type Venue } from './ship.ts';

type Bookables = NonNullable<PackSource['bookables']>;

const restaurants: NonNullable<Bookables['items']> = [
  {
    id: 'dining-weinstube',
    module: 'dining',
    title: same('Weinstube'),
    overviewDescription: say(
      'Small plates, forty Rieslings.',
      'Kleine Teller, vierzig Rieslinge.',
      'Petites assiettes, quarante rieslings.',
    ),
    description: prose(
      'Six tables of oak. You order as you drink: a plate of ham, a slice of onion tart, another glass.',
      'Sechs Tische aus Eiche. Bestellt wird, wie es passt: ein Schinkenbrett, ein Stück Zwiebelkuchen, noch ein Glas.',
      'Six tables de chêne. On commande au fil du verre : du jambon, une part de tarte à l’oignon, encore un verre.',
    ),
    externalId: 'DIN-WEINSTUBE',
    ...VENUE.weinstube,
    times: timesOf('weinstube'),
    openings: [{ times: ['18:00', '19:30', '21:00'], minutes: 90, capacity: 12 }],
    taken: [{ day: 4, time: '19:30', persons: 12 }],
    pictures: ['venue-weinstube', 'plate-wine'],
  },
  {
    id: 'dining-galley',
    module: 'dining',
    title: say('Galley Table', 'Chef’s Table', 'Table du chef'),
    overviewDescription: say(
      'Ten guests, six courses, one cook.',
      'Zehn Gäste, sechs Gänge, ein Koch.',
      'Dix convives, six plats, un chef.',
    ),
    description: prose(
      'You sit where the plates are dressed. The wines come from the banks we passed today.',
      'Sie sitzen dort, wo angerichtet wird. Die Weine kommen von den Ufern, an denen wir heute vorbeigefahren sind.',
      'Vous êtes assis là où l’on dresse. Les vins viennent des rives longées aujourd’hui.',
    ),
    externalId: 'DIN-GALLEY',
    price: 4900,
    ...VENUE.galleyTable,
    times: timesOf('galleyTable'),
    maximumPersons: 4,
    openings: [{ times: ['19:00'], minutes: 180, capacity: 10 }],
    taken: [{ day: 5, time: '19:00', persons: 10 }],
    pictures: ['venue-galley', 'plate-fish'],
  },
];

const ACTIVITIES: BookableActivity<Venue>[] = [
  {
    id: 'wheelhouse',
    title: say('An hour at the wheel', 'Eine Stunde im Steuerhaus', 'Une heure à la timonerie'),
    short: say('Beside the captain.', 'Neben dem Kapitän.', 'Aux côtés du capitaine.'),
    about: prose(
      'Radar, radio and right of way: how 122 metres are brought round a bend.',
      'Radar, Funk und Vorfahrt: wie man 122 Meter um die Kurve bringt.',
      'Radar, radio et priorités : comment faire tourner 122 mètres.',
    ),
    venue: 'bridge',
    minutes: 60,
    openings: [{ times: ['14:00', '16:00'], capacity: 4 }],
    persons: [1, 2],
    pictures: ['venue-bridge'],
  },
  {
    id: 'bicycle',
    title: say('Bicycle for the day', 'Fahrrad für den Tag', 'Vélo à la journée'),
    short: say('With map and lock.', 'Mit Karte und Schloss.', 'Avec plan et antivol.'),
    about: prose(
      'Seven gears, a bell and a basket. The towpath begins at the gangway.',
      'Sieben Gänge, Klingel und Korb. Der Leinpfad beginnt an der Gangway.',
      'Sept vitesses, une sonnette, un panier. Le chemin de halage part de la passerelle.',
    ),
    venue: 'bikes',
    minutes: 480,
    price: 1500,
    openings: [{ times: ['09:00'], capacity: 16 }],
    pictures: ['ashore-bikes'],
  },
  {
    id: 'piano',
    title: say('The grand piano', 'Der Flügel', 'Le piano'),
    short: say('Free until five.', 'Bis fünf Uhr frei.', 'Libre jusqu’à dix-sept heures.'),
    about: prose(
      'Whoever can play, may. Sheet music lies in the bench.',
      'Wer spielen kann, der darf. Noten liegen in der Bank.',
      'Qui sait jouer peut jouer. Les partitions sont dans le banc.',
    ),
    venue: 'lounge',
    minutes: 30,
    pictures: ['event-music'],
  },
];

const TIMES = ['09:00', '10:15', '14:00', '15:15', '16:30'];

export const bookables: Bookables = {
  categories: [
    {
      id: 'activity-category-board',
      module: 'activity',
      title: say('On board and ashore', 'An Bord und an Land', 'À bord et à terre'),
      pictures: ['activity-board'],
    },
    {
      id: 'spa-category-massage',
      module: 'spa',
      title: say('Massages', 'Massagen', 'Massages'),
      pictures: ['venue-sauna'],
    },
  ],
  items: [
    ...restaurants,
    ...ACTIVITIES.map((one) => activityItem('activity-category-board', one, VENUE[one.venue])),
    treatmentItem(
      'spa-category-massage',
      {
        id: 'back',
        title: say('Back and shoulders', 'Rücken und Schultern', 'Dos et épaules'),
        short: say(
          'For cyclists and suitcase carriers.',
          'Für Radler und Kofferträger.',
          'Pour cyclistes et porteurs de valises.',
        ),
        about: prose(
          'Twenty-five minutes with warm grape-seed oil from Rüdesheim.',
          'Fünfundzwanzig Minuten mit warmem Traubenkernöl aus Rüdesheim.',
          'Vingt-cinq minutes à l’huile tiède de pépins de raisin de Rüdesheim.',
        ),
        minutes: 25,
        price: 3900,
        pictures: ['treatment-oils', 'venue-sauna'],
      },
      VENUE.sauna,
      TIMES,
    ),
    treatmentItem(
      'spa-category-massage',
      {
        id: 'whole',
        title: say('The long one', 'Die lange Massage', 'Le grand massage'),
        short: say(
          'From the neck to the soles.',
          'Vom Nacken bis zu den Fußsohlen.',
          'De la nuque à la plante des pieds.',
        ),
        about: prose(
          'Fifty minutes, no talking, the river murmuring along the hull.',
          'Fünfzig Minuten, ohne Worte, und an der Bordwand murmelt der Fluss.',
          'Cinquante minutes sans un mot, le fleuve qui murmure contre la coque.',
        ),
        minutes: 50,
        price: 6900,
        pictures: ['treatment-stones'],
        fullDays: [5],
      },
      VENUE.sauna,
      TIMES,
    ),
  ],
  conditions: TABLE_CONDITIONS,
};
