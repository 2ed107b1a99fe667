import type { ShipSource } from '#packs/schema/ship.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { rowsOfCabins } from '#packs/shared/cabins.ts';
import { type VenueSource, venueBook } from '#packs/shared/venues.ts';

/** The house is 120 m long and 30 m deep, its garden to the north, its terraces to the sea. */
const DEPTH = 30;
const CORRIDOR = 15;

function hall(from: number, to: number): ShipSource['decks'][number]['walks'] {
  return [
    [
      [from, CORRIDOR],
      [to, CORRIDOR],
    ],
  ];
}

const WHOLE = { from: 2, to: 118, bow: 'square' } as const;
const levels: ShipSource['decks'] = [
  { level: 4, name: say('Roof terrace', 'Dachterrasse', 'Toit-terrasse'), ...WHOLE, open: true, walks: hall(8, 112) },
  { level: 3, name: say('Upper rooms', 'Obere Zimmer', 'Chambres hautes'), ...WHOLE, walks: hall(8, 112) },
  {
    level: 2,
    name: say('Entrance and rooms', 'Eingang und Zimmer', 'Entrée et chambres'),
    ...WHOLE,
    walks: hall(8, 112),
  },
  {
    level: 1,
    name: say('Garden and beach', 'Garten und Strand', 'Jardin et plage'),
    ...WHOLE,
    open: true,
    walks: hall(8, 112),
  },
];

const VENUES = {
  entrance: {
    name: say('Entrance', 'Eingang', 'Entrée'),
    kind: 'service',
    deck: 2,
    box: [50, 2, 8, 12],
    hours: 'always',
  },
  reception: {
    name: say('Reception', 'Rezeption', 'Réception'),
    kind: 'service',
    deck: 2,
    box: [60, 2, 14, 12],
    hours: 'always',
  },
  concierge: {
    name: same('Conciergerie'),
    kind: 'service',
    deck: 2,
    box: [76, 2, 8, 12],
    hours: [{ from: '08:00', to: '20:00' }],
  },
  patio: {
    name: same('El Patio'),
    kind: 'dining',
    deck: 2,
    box: [50, 16, 24, 12],
    hours: [
      { from: '07:30', to: '10:30', what: say('Breakfast', 'Frühstück', 'Petit-déjeuner') },
      { from: '18:00', to: '19:00', what: say('Children’s supper', 'Abendbrot für Kinder', 'Dîner des enfants') },
      { from: '19:30', to: '22:30', what: say('Dinner', 'Abendessen', 'Dîner') },
    ],
  },
  brasa: {
    name: same('La Brasa'),
    kind: 'dining',
    deck: 1,
    box: [8, 16, 20, 12],
    hours: [{ from: '19:00', to: '23:30' }],
  },
  chiringuito: {
    name: same('Chiringuito'),
    kind: 'bar',
    deck: 1,
    box: [30, 18, 14, 8],
    hours: [{ from: '11:00', to: '20:00' }],
  },
  pool: {
    name: say('Sea pool', 'Meerwasserpool', 'Piscine d’eau de mer'),
    kind: 'pool',
    deck: 1,
    box: [50, 17, 30, 9],
    hours: [{ from: '08:00', to: '20:00' }],
  },
  beach: { name: say('Cove', 'Bucht', 'Crique'), kind: 'open', deck: 1, box: [84, 16, 30, 12], hours: 'always' },
  kidsClub: {
    name: say('Lizards’ Club', 'Eidechsenclub', 'Club des Lézards'),
    kind: 'family',
    deck: 1,
    box: [84, 2, 18, 12],
    hours: [{ from: '09:30', to: '18:00' }],
  },
  sport: {
    name: say('Tennis and padel', 'Tennis und Padel', 'Tennis et padel'),
    kind: 'open',
    deck: 1,
    box: [50, 2, 30, 12],
    hours: [{ from: '08:00', to: '21:00' }],
  },
  garden: {
    name: say('Lemon garden', 'Zitronengarten', 'Jardin des citronniers'),
    kind: 'open',
    deck: 1,
    box: [8, 2, 38, 12],
    hours: 'always',
  },
  spa: {
    name: same('Spa Tramuntana'),
    kind: 'wellness',
    deck: 3,
    box: [50, 2, 24, 12],
    hours: [{ from: '10:00', to: '20:00' }],
  },
  terrace: {
    name: say('Terrace bar', 'Terrassenbar', 'Bar du toit'),
    kind: 'bar',
    deck: 4,
    box: [40, 16, 40, 12],
    hours: [{ from: '17:00', to: 'Late' }],
  },
  yoga: {
    name: say('Yoga terrace', 'Yogaterrasse', 'Terrasse de yoga'),
    kind: 'open',
    deck: 4,
    box: [8, 16, 26, 12],
    hours: 'always',
  },
} satisfies Record<string, VenueSource>;

export type Venue = keyof typeof VENUES;
export const { VENUE, timesOf, placed, meetingPlace, onThePlan } = venueBook<Venue>(VENUES, {
  kind: 'house',
  beam: DEPTH,
  decks: levels,
});

const row = { depth: 11, margin: 2, frontage: 6 };
const rooms = rowsOfCabins(
  [
    { ...row, deck: 3, section: 0, category: 'MER', from: 78, to: 114, first: 301 },
    { ...row, deck: 3, section: 1, category: 'MER', from: 6, to: 48, first: 321 },
    { ...row, deck: 2, section: 0, category: 'JAR', from: 86, to: 116, first: 201 },
    { ...row, deck: 2, section: 1, category: 'JAR', from: 6, to: 48, first: 221 },
  ],
  DEPTH,
);

export const house: ShipSource = {
  kind: 'house',
  description: prose(
    'Eighty steps of lemon garden lead down to a cove of its own. The house was a finca, then a painter’s, and since 1962 it has been ours: white walls, green shutters, and nobody in a hurry.\nRoom keys are made of wood, so that they float.',
    'Achtzig Stufen führen durch den Zitronengarten hinab in die eigene Bucht. Das Haus war eine Finca, dann gehörte es einem Maler, und seit 1962 ist es unseres: weiße Mauern, grüne Läden, und niemand hat es eilig.\nDie Zimmerschlüssel sind aus Holz, damit sie schwimmen.',
    'Quatre-vingts marches de citronniers descendent vers une crique privée. La maison fut une finca, puis celle d’un peintre ; depuis 1962, c’est la nôtre : murs blancs, volets verts, et personne ne se presse.\nLes clés sont en bois, pour qu’elles flottent.',
  ),
  technicalData: [
    { label: say('Since', 'Seit', 'Depuis'), value: same('1962') },
    { label: say('Rooms', 'Zimmer', 'Chambres'), value: same(String(rooms.length)) },
    { label: say('To the sea', 'Zum Meer', 'La mer'), value: say('80 steps', '80 Stufen', '80 marches') },
    {
      label: say('To Palma', 'Nach Palma', 'Palma'),
      value: say('45 minutes by road', '45 Minuten Fahrt', '45 minutes de route'),
    },
    { label: say('Lemon trees', 'Zitronenbäume', 'Citronniers'), value: same('212') },
  ],
  cabin: {
    title: say('Rooms', 'Zimmer', 'Chambres'),
    description: prose(
      'Even numbers look into the garden, odd ones out to sea.',
      'Gerade Nummern blicken in den Garten, ungerade aufs Meer.',
      'Les numéros pairs donnent sur le jardin, les impairs sur la mer.',
    ),
  },
  categories: [
    {
      code: 'MER',
      name: say('Room with terrace', 'Zimmer mit Terrasse', 'Chambre avec terrasse'),
      colours: ['#a9dcd4', '#2f8f86'],
      pictures: ['room-sea'],
    },
    {
      code: 'JAR',
      name: say('Finca room', 'Finca-Zimmer', 'Chambre de la finca'),
      colours: ['#f6cdb2', '#b4593a'],
      pictures: ['room-garden'],
    },
  ],
  pictures: ['house-front', 'house-pool', 'cove'],
  beam: DEPTH,
  decks: levels,
  venues: onThePlan(),
  shafts: [
    {
      id: 'lift',
      kind: 'lift',
      name: say('Lift', 'Aufzug', 'Ascenseur'),
      at: [48, CORRIDOR],
      decks: [1, 2, 3, 4],
      cars: 1,
    },
    {
      id: 'stairs',
      kind: 'stairs',
      name: say('Stone stairs', 'Steintreppe', 'Escalier de pierre'),
      at: [82, CORRIDOR],
      decks: [1, 2, 3, 4],
    },
  ],
  cabins: rooms,
  gangways: ['entrance'],
  devicePlaces: { kiosk: 'reception', signage: 'reception' },
};
