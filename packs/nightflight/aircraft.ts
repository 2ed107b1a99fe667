import type { ShipSource } from '#packs/schema/ship.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { rowsOfCabins } from '#packs/shared/cabins.ts';
import { type VenueSource, venueBook } from '#packs/shared/venues.ts';

/** Two decks over 72 m; seven metres wide inside. */
const WIDTH = 7;
const AISLE = WIDTH / 2;

const aisle = (from: number, to: number): ShipSource['decks'][number]['walks'] => [
  [
    [from, AISLE],
    [to, AISLE],
  ],
];

const decks: ShipSource['decks'] = [
  {
    level: 2,
    name: say('Upper deck', 'Oberdeck', 'Pont supérieur'),
    from: 8,
    to: 68,
    bow: 'round',
    walks: aisle(10, 64),
  },
  {
    level: 1,
    name: say('Main deck', 'Hauptdeck', 'Pont principal'),
    from: 2,
    to: 72,
    bow: 'round',
    walks: aisle(6, 66),
  },
];

const VENUES = {
  bar: {
    name: say('Sky bar', 'Sky Bar', 'Bar du ciel'),
    kind: 'bar',
    deck: 2,
    box: [10, 0.5, 8, 2.5],
    hours: 'always',
  },
  salon: {
    name: say('Reading salon', 'Lesesalon', 'Salon de lecture'),
    kind: 'leisure',
    deck: 2,
    box: [10, 4, 8, 2.5],
    hours: 'always',
  },
  table: {
    name: say('Long table', 'Lange Tafel', 'Grande table'),
    kind: 'dining',
    deck: 2,
    box: [52, 0.5, 10, 2.5],
    hours: [
      { from: '12:30', to: '14:00', what: say('Lunch', 'Mittagessen', 'Déjeuner') },
      { from: '19:00', to: '23:30', what: say('Supper', 'Abendessen', 'Souper') },
    ],
  },
  galley: {
    name: say('Galley', 'Bordküche', 'Office'),
    kind: 'service',
    deck: 1,
    box: [30, 0.5, 5, 2.5],
    hours: 'always',
  },
  door: { name: say('Door 1', 'Tür 1', 'Porte 1'), kind: 'service', deck: 1, box: [62, 0.5, 4, 2.5] },
  crew: {
    name: say('Crew desk', 'Crew-Tresen', 'Comptoir de l’équipage'),
    kind: 'service',
    deck: 1,
    box: [62, 4, 4, 2.5],
    hours: 'always',
  },
  washroom: {
    name: say('Washroom and shower', 'Waschraum und Dusche', 'Salle d’eau et douche'),
    kind: 'wellness',
    deck: 1,
    box: [30, 4, 5, 2.5],
    hours: 'always',
  },
  spa: {
    name: say('Massage seat', 'Massagesitz', 'Fauteuil de massage'),
    kind: 'wellness',
    deck: 2,
    box: [52, 4, 10, 2.5],
    hours: 'always',
  },
} satisfies Record<string, VenueSource>;

export type Venue = keyof typeof VENUES;
export const { VENUE, timesOf, placed, meetingPlace, onThePlan } = venueBook<Venue>(VENUES, {
  kind: 'aircraft',
  twelveHour: true,
  beam: WIDTH,
  decks,
});

const row = { depth: 2.6, margin: 0.4, frontage: 2 };
const berths = rowsOfCabins(
  [
    { ...row, deck: 2, section: 0, category: 'SU', from: 20, to: 50, first: 201, frontage: 3 },
    { ...row, deck: 1, section: 0, category: 'BE', from: 36, to: 60, first: 101 },
    { ...row, deck: 1, section: 1, category: 'BE', from: 6, to: 28, first: 131 },
  ],
  WIDTH,
);

export const aircraft: ShipSource = {
  kind: 'aircraft',
  twelveHour: true,
  description: prose(
    'She flies at night and stands by day. Everybody on board has a bed with a window; nobody is woken before the coffee is ready.\nThe upper deck has a bar, a table for twelve and the best view of the Milky Way that money can buy.',
    'Sie fliegt bei Nacht und steht bei Tag. Jeder an Bord hat ein Bett mit Fenster; niemand wird geweckt, bevor der Kaffee fertig ist.\nAuf dem Oberdeck gibt es eine Bar, eine Tafel für zwölf und den besten Blick auf die Milchstraße, den man kaufen kann.',
    'Il vole la nuit et se repose le jour. Chacun à bord a un lit près d’un hublot ; personne n’est réveillé avant que le café soit prêt.\nLe pont supérieur offre un bar, une table de douze et la plus belle vue sur la Voie lactée.',
  ),
  technicalData: [
    { label: say('In service since', 'Im Dienst seit', 'En service depuis'), value: same('2024') },
    { label: say('Length', 'Länge', 'Longueur'), value: same('72 m') },
    { label: say('Berths', 'Kojen', 'Couchettes'), value: same(String(berths.length)) },
    {
      label: say('Cruising altitude', 'Reiseflughöhe', 'Altitude de croisière'),
      value: say('41,000 ft', '12.500 m', '12 500 m'),
    },
    { label: say('Speed', 'Geschwindigkeit', 'Vitesse'), value: say('560 mph', '900 km/h', '900 km/h') },
  ],
  cabin: {
    title: say('Suites and berths', 'Suiten und Kojen', 'Suites et couchettes'),
    description: prose(
      'Even numbers are on the left, odd ones on the right, counted from the nose.',
      'Gerade Nummern liegen links, ungerade rechts, gezählt vom Bug.',
      'Les numéros pairs sont à gauche, les impairs à droite, comptés depuis le nez.',
    ),
  },
  categories: [
    {
      code: 'SU',
      name: say('Sky suite', 'Sky Suite', 'Suite du ciel'),
      colours: ['#bcd0f5', '#2b4f8c'],
      pictures: ['cabin-suite'],
    },
    {
      code: 'BE',
      name: say('Window berth', 'Koje am Fenster', 'Couchette au hublot'),
      colours: ['#d7dde8', '#3d4a60'],
      pictures: ['cabin-berth'],
    },
  ],
  pictures: ['air-aircraft', 'air-window', 'venue-bar'],
  beam: WIDTH,
  decks,
  venues: onThePlan(),
  shafts: [
    {
      id: 'stairs',
      kind: 'stairs',
      name: say('Spiral stairs', 'Wendeltreppe', 'Escalier en colimaçon'),
      at: [64, AISLE],
      decks: [1, 2],
    },
    {
      id: 'lift',
      kind: 'lift',
      name: say('Galley lift', 'Küchenaufzug', 'Monte-charge'),
      at: [29, AISLE],
      decks: [1, 2],
      cars: 1,
    },
  ],
  cabins: berths,
  gangways: ['door'],
  devicePlaces: { kiosk: 'crew', signage: 'crew' },
};
