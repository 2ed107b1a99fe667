import { profileOf, type ShipSource } from '#packs/schema/ship.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { rowsOfCabins } from '#packs/shared/cabins.ts';
import { type VenueSource, venueBook } from '#packs/shared/venues.ts';

/** 122 m long and 11.4 m wide: what the locks of the Rhine let through with room to spare. */
const BEAM = 11.4;
const MIDDLE = BEAM / 2;

function corridor(from: number, to: number): ShipSource['decks'][number]['walks'] {
  return [
    [
      [from, MIDDLE],
      [to, MIDDLE],
    ],
  ];
}

const decks: ShipSource['decks'] = [
  {
    level: 4,
    name: say('Sun Deck', 'Sonnendeck', 'Pont Soleil'),
    from: 6,
    to: 108,
    bow: 'round',
    open: true,
    walks: corridor(10, 104),
  },
  {
    level: 3,
    name: say('Loreley Deck', 'Loreleydeck', 'Pont Lorelei'),
    from: 4,
    to: 114,
    bow: 'round',
    walks: corridor(8, 108),
  },
  {
    level: 2,
    name: say('Rhine Deck', 'Rheindeck', 'Pont Rhin'),
    from: 4,
    to: 118,
    bow: 'sharp',
    walks: corridor(8, 108),
  },
  {
    level: 1,
    name: say('Moselle Deck', 'Moseldeck', 'Pont Moselle'),
    from: 4,
    to: 120,
    bow: 'sharp',
    walks: corridor(34, 96),
    crew: [[6, 1, 22, 9.4]],
  },
];

const VENUES = {
  restaurant: {
    name: same('Rebstock'),
    kind: 'dining',
    deck: 2,
    box: [8, 0.8, 24, 4.2],
    hours: [
      { from: '07:00', to: '10:00', what: say('Breakfast', 'Frühstück', 'Petit-déjeuner') },
      { from: '12:30', to: '14:00', what: say('Lunch', 'Mittagessen', 'Déjeuner') },
      { from: '19:00', to: '21:30', what: say('Dinner', 'Abendessen', 'Dîner') },
    ],
  },
  weinstube: {
    name: same('Weinstube'),
    kind: 'dining',
    deck: 3,
    box: [8, 0.8, 18, 4.2],
    hours: [{ from: '16:30', to: '23:00' }],
  },
  lounge: {
    name: say('Panorama Lounge', 'Panoramasalon', 'Salon panoramique'),
    kind: 'stage',
    deck: 3,
    box: [86, 0.8, 20, 4.2],
    hours: [{ from: '09:00', to: 'Late' }],
  },
  bar: {
    name: same('Strombar'),
    kind: 'bar',
    deck: 3,
    box: [86, 6.4, 20, 4.2],
    hours: [{ from: '06:30', to: '24:00' }],
  },
  library: {
    name: say('Library', 'Bibliothek', 'Bibliothèque'),
    kind: 'leisure',
    deck: 3,
    box: [8, 6.4, 18, 4.2],
    hours: 'always',
  },
  reception: {
    name: say('Reception', 'Rezeption', 'Réception'),
    kind: 'service',
    deck: 2,
    box: [88, 6.4, 14, 4.2],
    hours: 'always',
  },
  excursionDesk: {
    name: say('Excursion desk', 'Ausflugsbüro', 'Bureau des excursions'),
    kind: 'service',
    deck: 2,
    box: [88, 0.8, 6, 4.2],
    hours: [
      { from: '08:00', to: '09:30' },
      { from: '17:00', to: '19:00' },
    ],
  },
  gangway: { name: say('Gangway', 'Gangway', 'Passerelle'), kind: 'service', deck: 2, box: [96, 0.8, 6, 4.2] },
  galleyTable: {
    name: say('Galley Table', 'Chef’s Table', 'Table du chef'),
    kind: 'dining',
    deck: 2,
    box: [8, 6.4, 24, 4.2],
    hours: [{ from: '19:00', to: '22:30' }],
  },
  sauna: {
    name: say('Sauna and massage', 'Sauna und Massage', 'Sauna et massage'),
    kind: 'wellness',
    deck: 1,
    box: [34, 0.8, 14, 4.2],
    hours: [{ from: '09:00', to: '20:00' }],
  },
  bikes: {
    name: say('Bicycle cellar', 'Fahrradkeller', 'Local à vélos'),
    kind: 'leisure',
    deck: 1,
    box: [34, 6.4, 14, 4.2],
    hours: [{ from: '08:00', to: '18:00' }],
  },
  sunDeck: {
    name: say('Sun deck', 'Sonnendeck', 'Pont soleil'),
    kind: 'open',
    deck: 4,
    box: [40, 1, 36, 4],
    hours: 'always',
  },
  pool: {
    name: say('Whirlpool', 'Whirlpool', 'Bain bouillonnant'),
    kind: 'pool',
    deck: 4,
    box: [16, 6.6, 10, 3.8],
    hours: [{ from: '08:00', to: '21:00' }],
  },
  bridge: { name: say('Wheelhouse', 'Steuerhaus', 'Timonerie'), kind: 'service', deck: 4, box: [92, 3.2, 8, 5] },
} satisfies Record<string, VenueSource>;

export type Venue = keyof typeof VENUES;
export const { VENUE, timesOf, placed, meetingPlace, onThePlan } = venueBook<Venue>(VENUES, { beam: BEAM, decks });

const row = { depth: 4.6, frontage: 4, section: 0 };
const cabins = rowsOfCabins(
  [
    { ...row, deck: 3, category: 'FB', from: 30, to: 82, first: 301 },
    { ...row, deck: 2, category: 'FB', from: 36, to: 84, first: 201 },
    { ...row, deck: 1, category: 'AU', from: 52, to: 96, first: 101, section: 1 },
  ],
  BEAM,
);

export const ship: ShipSource = {
  description: prose(
    'The Lorelei draws one and a half metres of water and turns in her own length. Two rows of windows, one long table in the galley, and the vineyards always at eye level.\nIn town she lies so near that you hear the church clock strike.',
    'Die Lorelei hat anderthalb Meter Tiefgang und dreht auf der Stelle. Zwei Reihen Fenster, ein langer Tisch in der Küche, und die Weinberge immer auf Augenhöhe.\nIn den Städten liegt sie so nah, dass man die Kirchturmuhr schlagen hört.',
    'Le Lorelei cale un mètre cinquante et tourne sur place. Deux rangées de fenêtres, une longue table en cuisine, et les vignes toujours à hauteur d’yeux.\nEn ville, il accoste si près que l’on entend sonner l’horloge.',
  ),
  technicalData: [
    { label: say('Built', 'Baujahr', 'Construction'), value: same('2019') },
    { label: say('Length', 'Länge', 'Longueur'), value: same('122 m') },
    { label: say('Beam', 'Breite', 'Largeur'), value: say('11.4 m', '11,4 m', '11,4 m') },
    { label: say('Draught', 'Tiefgang', 'Tirant d’eau'), value: say('1.5 m', '1,5 m', '1,5 m') },
    { label: say('Cabins', 'Kabinen', 'Cabines'), value: same(String(cabins.length)) },
    { label: say('Flag', 'Flagge', 'Pavillon'), value: say('Germany', 'Deutschland', 'Allemagne') },
  ],
  cabin: {
    title: say('Cabins', 'Kabinen', 'Cabines'),
    description: prose(
      'Even numbers are to port, odd ones to starboard, and they rise towards the stern.',
      'Gerade Nummern liegen an Backbord, ungerade an Steuerbord, und sie steigen nach achtern.',
      'Les numéros pairs sont à bâbord, les impairs à tribord, et ils croissent vers l’arrière.',
    ),
  },
  categories: [
    {
      code: 'FB',
      name: say('Cabin with French balcony', 'Kabine mit französischem Balkon', 'Cabine avec balcon à la française'),
      colours: ['#cfdcb8', '#5f7a4a'],
      pictures: ['cabin-balcony'],
    },
    {
      code: 'AU',
      name: say('Outside cabin', 'Außenkabine', 'Cabine extérieure'),
      colours: ['#ecd6bf', '#a7683f'],
      pictures: ['cabin-outside'],
    },
  ],
  pictures: ['ship-profile', 'river-loreley', 'venue-lounge'],
  beam: BEAM,
  decks,
  venues: onThePlan(),
  shafts: [
    {
      id: 'lift',
      kind: 'lift',
      name: say('Lift', 'Aufzug', 'Ascenseur'),
      at: [86, MIDDLE],
      decks: [1, 2, 3, 4],
      cars: 1,
    },
    {
      id: 'stairs',
      kind: 'stairs',
      name: say('Main stairs', 'Haupttreppe', 'Grand escalier'),
      at: [34, MIDDLE],
      decks: [1, 2, 3, 4],
    },
  ],
  cabins,
  musterStations: [
    { id: 'A', venue: 'lounge', sections: [0] },
    { id: 'B', venue: 'restaurant', sections: [1] },
  ],
  gangways: ['gangway'],
  profiles: [{ id: profileOf('muster-stations'), venues: ['lounge', 'restaurant'] }],
  devicePlaces: { kiosk: 'reception', signage: 'reception' },
};
