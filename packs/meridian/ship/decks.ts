import type { ShipSource } from '#packs/schema/ship.ts';
import { say } from '#packs/schema/text.ts';

/** The ship is 240 m long and 32 m wide. */
export const BEAM = 32;
/** Two corridors run through the ship; three lobbies with lifts and stairs join them. */
export const CORRIDOR = { port: 10.5, starboard: 21.5 } as const;
export const LOBBY = { aft: 57, midship: 117, forward: 177 } as const;

type Deck = ShipSource['decks'][number];
type Walk = Deck['walks'][number];

/** Both corridors from x to x, joined in the lobbies and at their ends. */
function corridors(from: number, to: number): Walk[] {
  const lobbies = Object.values(LOBBY).filter((x) => x >= from && x <= to);
  const crossings = [...new Set([from, ...lobbies, to])];
  return [
    [
      [from, CORRIDOR.port],
      [to, CORRIDOR.port],
    ],
    [
      [from, CORRIDOR.starboard],
      [to, CORRIDOR.starboard],
    ],
    ...crossings.map(
      (x): Walk => [
        [x, CORRIDOR.port],
        [x, CORRIDOR.starboard],
      ],
    ),
  ];
}

/** Twice round the open deck: the promenade lies outside the cabins. */
const PROMENADE: Walk[] = [
  [
    [16, 1.6],
    [206, 1.6],
  ],
  [
    [16, 30.4],
    [206, 30.4],
  ],
  ...[16, LOBBY.aft, LOBBY.midship, LOBBY.forward, 206].map(
    (x): Walk => [
      [x, 1.6],
      [x, 30.4],
    ],
  ),
];

export const decks: Deck[] = [
  {
    level: 12,
    name: say('Sun Deck', 'Sonnendeck', 'Pont Soleil'),
    from: 20,
    to: 208,
    bow: 'round',
    open: true,
    walks: corridors(30, 182),
  },
  {
    level: 11,
    name: say('Sky Deck', 'Himmelsdeck', 'Pont du Ciel'),
    from: 12,
    to: 216,
    bow: 'round',
    walks: corridors(40, 184),
  },
  {
    level: 10,
    name: say('Lido Deck', 'Lidodeck', 'Pont Lido'),
    from: 10,
    to: 220,
    bow: 'round',
    open: true,
    walks: corridors(44, 184),
  },
  {
    level: 9,
    name: say('Aurelia Deck', 'Aureliadeck', 'Pont Aurelia'),
    from: 10,
    to: 224,
    bow: 'round',
    walks: corridors(48, 184),
  },
  {
    level: 8,
    name: say('Coral Deck', 'Korallendeck', 'Pont Corail'),
    from: 8,
    to: 228,
    bow: 'sharp',
    walks: corridors(46, 208),
  },
  {
    level: 7,
    name: say('Promenade Deck', 'Promenadendeck', 'Pont Promenade'),
    from: 6,
    to: 232,
    bow: 'sharp',
    walks: [...corridors(16, 206), ...PROMENADE],
  },
  {
    level: 6,
    name: say('Boulevard Deck', 'Boulevarddeck', 'Pont Boulevard'),
    from: 6,
    to: 234,
    bow: 'sharp',
    walks: corridors(50, 182),
    crew: [[184, 2, 34, 28]],
  },
  {
    level: 5,
    name: say('Atrium Deck', 'Atriumdeck', 'Pont Atrium'),
    from: 6,
    to: 236,
    bow: 'sharp',
    walks: corridors(50, 184),
  },
  {
    level: 4,
    name: say('Main Deck', 'Hauptdeck', 'Pont principal'),
    from: 6,
    to: 238,
    bow: 'sharp',
    walks: corridors(56, 208),
    crew: [[10, 2, 40, 28]],
  },
  {
    level: 3,
    name: say('Harbour Deck', 'Hafendeck', 'Pont du Port'),
    from: 8,
    to: 240,
    bow: 'sharp',
    walks: corridors(57, 208),
    crew: [
      [12, 2, 40, 28],
      [64, 2, 34, 28],
    ],
  },
  {
    level: 2,
    name: say('Marina Deck', 'Marinadeck', 'Pont Marina'),
    from: 10,
    to: 240,
    bow: 'sharp',
    walks: corridors(44, 117),
    crew: [
      [64, 2, 44, 7.5],
      [64, 22.5, 44, 7.5],
      [124, 2, 84, 28],
    ],
  },
];

const ALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FROM_THREE = ALL.slice(1);

export const shafts: ShipSource['shafts'] = [
  shaft('lift', 'aft', 54.5, ALL, 3),
  shaft('stairs', 'aft', 59.5, ALL),
  shaft('lift', 'midship', 114.5, ALL, 4),
  shaft('stairs', 'midship', 119.5, ALL),
  shaft('lift', 'forward', 174.5, FROM_THREE, 3),
  shaft('stairs', 'forward', 179.5, FROM_THREE),
];

function shaft(
  kind: 'lift' | 'stairs',
  where: keyof typeof LOBBY,
  x: number,
  levels: number[],
  cars?: number,
): ShipSource['shafts'][number] {
  const place = {
    aft: { en: 'aft', de: 'achtern', fr: 'arrière' },
    midship: { en: 'midship', de: 'mittschiffs', fr: 'centre' },
    forward: { en: 'forward', de: 'vorn', fr: 'avant' },
  }[where];
  const lift = say(`Lifts ${place.en}`, `Aufzüge ${place.de}`, `Ascenseurs ${place.fr}`);
  const stairs = say(`Stairs ${place.en}`, `Treppe ${place.de}`, `Escalier ${place.fr}`);
  return {
    id: `${kind === 'lift' ? 'lifts' : 'stairs'}-${where}`,
    kind,
    name: kind === 'lift' ? lift : stairs,
    at: [x, BEAM / 2],
    decks: levels,
    ...(cars && { cars }),
  };
}
