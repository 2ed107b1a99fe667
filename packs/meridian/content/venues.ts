import { same, say } from '#packs/schema/text.ts';

const deck = (n: number) => say(`Deck ${n}`, `Deck ${n}`, `Pont ${n}`);
const on = (name: ReturnType<typeof say>, n: number) => ({ location: name, locationDetail: deck(n) });

/** Where things take place on the Meridian Star. */
export const VENUE = {
  compassRoom: on(same('Compass Room'), 5),
  pergola: on(same('La Pergola'), 10),
  chartHouse: on(same('Chart House'), 11),
  saffron: on(same('Saffron'), 6),
  lidoKitchen: on(say('Lido Kitchen', 'Lido-Küche', 'Cuisine du Lido'), 10),
  cafeZenith: on(same('Café Zénith'), 6),
  observatory: on(say('Observatory', 'Observatorium', 'Observatoire'), 12),
  brassAndRum: on(same('Brass & Rum'), 6),
  cellar: on(same('Cellar 47'), 5),
  poolBar: on(say('Pool Bar', 'Poolbar', 'Bar de la piscine'), 10),
  theatre: on(say('Polaris Theatre', 'Polaris-Theater', 'Théâtre Polaris'), 5),
  blueNote: on(say('Blue Hour Club', 'Blue Hour Club', 'Club Heure bleue'), 6),
  pool: on(say('Pool deck', 'Pooldeck', 'Pont piscine'), 10),
  sunDeck: on(say('Sun deck', 'Sonnendeck', 'Pont soleil'), 12),
  promenade: on(say('Promenade deck', 'Promenadendeck', 'Pont promenade'), 7),
  spa: on(same('Spa Aurelia'), 9),
  gym: on(say('Gym', 'Fitnessraum', 'Salle de sport'), 9),
  library: on(say('Library', 'Bibliothek', 'Bibliothèque'), 6),
  kidsClub: on(say('Little Lanterns', 'Kleine Laternen', 'Les Petites Lanternes'), 8),
  teens: on(say('The Crow’s Nest', 'Krähennest', 'Le Nid-de-pie'), 12),
  atrium: on(say('Atrium', 'Atrium', 'Atrium'), 5),
  cookery: on(say('Galley Studio', 'Kombüsen-Studio', 'Atelier de cuisine'), 6),
  shops: on(say('Boutiques', 'Boutiquen', 'Boutiques'), 6),
  photo: on(say('Photo Studio', 'Fotostudio', 'Studio photo'), 6),
  gangway: on(say('Gangway', 'Gangway', 'Passerelle'), 3),
  sport: on(say('Sports court', 'Sportplatz', 'Terrain de sport'), 11),
  cardRoom: on(say('Card room', 'Spielzimmer', 'Salon de jeux'), 6),
} as const;

export type Venue = keyof typeof VENUE;
