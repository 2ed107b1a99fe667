import type { ShipSource } from '#packs/schema/ship.ts';
import { same, say } from '#packs/schema/text.ts';

type Venue = Omit<ShipSource['venues'][number], 'id'>;

const LUNCH_DAYS = [2, 4, 5, 7, 9, 12];

/** Every place of the Meridian Star that has a name, with its deck, its floor and its hours. */
export const VENUES = {
  compassRoom: {
    name: same('Compass Room'),
    kind: 'dining',
    deck: 5,
    box: [14, 2, 36, 28],
    hours: [
      { from: '07:00', to: '10:00', what: say('Breakfast', 'Frühstück', 'Petit-déjeuner') },
      { from: '12:00', to: '14:00', what: say('Lunch', 'Mittagessen', 'Déjeuner'), days: LUNCH_DAYS },
      { from: '18:30', to: '21:30', what: say('Dinner', 'Abendessen', 'Dîner') },
    ],
  },
  pergola: {
    name: same('La Pergola'),
    kind: 'dining',
    deck: 10,
    box: [66, 1.5, 34, 8],
    hours: [
      { from: '12:00', to: '15:00' },
      { from: '19:00', to: '22:30' },
    ],
  },
  chartHouse: {
    name: same('Chart House'),
    kind: 'dining',
    deck: 11,
    box: [184, 4, 22, 24],
    hours: [{ from: '18:30', to: '23:00' }],
  },
  saffron: {
    name: same('Saffron'),
    kind: 'dining',
    deck: 6,
    box: [64, 22.5, 28, 8],
    hours: [{ from: '18:00', to: '22:30' }],
  },
  lidoKitchen: {
    name: say('Lido Kitchen', 'Lido-Küche', 'Cuisine du Lido'),
    kind: 'dining',
    deck: 10,
    box: [14, 2, 30, 28],
    hours: [{ from: '06:30', to: '24:00' }],
  },
  cafeZenith: {
    name: same('Café Zénith'),
    kind: 'bar',
    deck: 6,
    box: [124, 1.5, 24, 8],
    hours: [{ from: '07:00', to: '22:00' }],
  },
  observatory: {
    name: say('Observatory', 'Observatorium', 'Observatoire'),
    kind: 'bar',
    deck: 12,
    box: [182, 4, 18, 24],
    hours: [{ from: '10:00', to: 'Late' }],
  },
  brassAndRum: {
    name: same('Brass & Rum'),
    kind: 'bar',
    deck: 6,
    box: [94, 22.5, 16, 8],
    hours: [{ from: '17:00', to: 'Late' }],
  },
  cellar: {
    name: same('Cellar 47'),
    kind: 'bar',
    deck: 5,
    box: [64, 1.5, 24, 8],
    hours: [{ from: '17:00', to: '24:00' }],
  },
  poolBar: {
    name: say('Pool Bar', 'Poolbar', 'Bar de la piscine'),
    kind: 'bar',
    deck: 10,
    box: [100, 12.5, 10, 7],
    hours: [{ from: '10:00', to: '20:00' }],
  },
  theatre: {
    name: say('Polaris Theatre', 'Polaris-Theater', 'Théâtre Polaris'),
    kind: 'stage',
    deck: 5,
    box: [184, 3, 26, 26],
  },
  blueNote: {
    name: say('Blue Hour Club', 'Blue Hour Club', 'Club Heure bleue'),
    kind: 'stage',
    deck: 6,
    box: [14, 2, 36, 28],
    hours: [{ from: '17:00', to: 'Late' }],
  },
  pool: {
    name: say('Pool deck', 'Pooldeck', 'Pont piscine'),
    kind: 'pool',
    deck: 10,
    box: [66, 12, 32, 8],
    hours: [{ from: '07:00', to: '22:00' }],
  },
  familyPool: {
    name: say('Family pool', 'Familienpool', 'Piscine des familles'),
    kind: 'pool',
    deck: 10,
    box: [126, 12, 28, 8],
    hours: [{ from: '09:00', to: '18:00' }],
  },
  sunDeck: {
    name: say('Sun deck', 'Sonnendeck', 'Pont soleil'),
    kind: 'open',
    deck: 12,
    box: [66, 3, 42, 26],
    hours: 'always',
  },
  promenade: {
    name: say('Promenade deck', 'Promenadendeck', 'Pont promenade'),
    kind: 'open',
    deck: 7,
    box: [84, 30.4, 52, 1.4],
    hours: 'always',
  },
  spa: {
    name: same('Spa Aurelia'),
    kind: 'wellness',
    deck: 9,
    box: [184, 3, 20, 26],
    hours: [{ from: '09:00', to: '21:00' }],
  },
  thermal: {
    name: say('Thermal suite', 'Thermenbereich', 'Espace thermal'),
    kind: 'wellness',
    deck: 9,
    box: [162, 1.5, 10, 8],
    hours: [{ from: '09:00', to: '21:00' }],
  },
  gym: {
    name: say('Gym', 'Fitnessraum', 'Salle de sport'),
    kind: 'wellness',
    deck: 9,
    box: [14, 3, 34, 26],
    hours: 'always',
  },
  library: {
    name: say('Library', 'Bibliothek', 'Bibliothèque'),
    kind: 'leisure',
    deck: 6,
    box: [64, 1.5, 24, 8],
    hours: 'always',
  },
  kidsClub: {
    name: say('Little Lanterns', 'Kleine Laternen', 'Les Petites Lanternes'),
    kind: 'family',
    deck: 8,
    box: [14, 3, 32, 26],
    hours: [{ from: '09:00', to: '21:00' }],
  },
  teens: {
    name: say('The Crow’s Nest', 'Krähennest', 'Le Nid-de-pie'),
    kind: 'family',
    deck: 12,
    box: [124, 5, 24, 22],
    hours: [{ from: '10:00', to: '24:00' }],
  },
  atrium: {
    name: say('Atrium', 'Atrium', 'Atrium'),
    kind: 'leisure',
    deck: 5,
    box: [124, 12, 24, 8],
    hours: 'always',
  },
  reception: {
    name: say('Reception', 'Rezeption', 'Réception'),
    kind: 'service',
    deck: 5,
    box: [124, 22.5, 16, 8],
    hours: 'always',
  },
  excursionDesk: {
    name: say('Excursion desk', 'Ausflugsbüro', 'Bureau des excursions'),
    kind: 'service',
    deck: 5,
    box: [142, 22.5, 14, 8],
    hours: [
      { from: '08:00', to: '12:00' },
      { from: '16:00', to: '20:00' },
    ],
  },
  gallery: {
    name: say('Gallery', 'Galerie', 'Galerie'),
    kind: 'leisure',
    deck: 5,
    box: [124, 1.5, 30, 8],
    hours: [{ from: '10:00', to: '22:00' }],
  },
  cookery: {
    name: say('Galley Studio', 'Kombüsen-Studio', 'Atelier de cuisine'),
    kind: 'leisure',
    deck: 6,
    box: [152, 22.5, 20, 8],
  },
  shops: {
    name: say('Boutiques', 'Boutiquen', 'Boutiques'),
    kind: 'leisure',
    deck: 6,
    box: [124, 22.5, 26, 8],
  },
  photo: {
    name: say('Photo Studio', 'Fotostudio', 'Studio photo'),
    kind: 'service',
    deck: 6,
    box: [150, 1.5, 20, 8],
    hours: [{ from: '10:00', to: '22:00' }],
  },
  cardRoom: {
    name: say('Card room', 'Spielzimmer', 'Salon de jeux'),
    kind: 'leisure',
    deck: 6,
    box: [90, 1.5, 20, 8],
    hours: [{ from: '09:00', to: '24:00' }],
  },
  laundry: {
    name: say('Laundry', 'Waschsalon', 'Laverie'),
    kind: 'service',
    deck: 8,
    box: [104, 12, 6, 8],
    hours: [{ from: '07:00', to: '22:00' }],
  },
  medical: {
    name: say('Medical centre', 'Bordhospital', 'Centre médical'),
    kind: 'service',
    deck: 3,
    box: [124, 1.5, 26, 8],
    hours: [
      { from: '08:00', to: '10:00' },
      { from: '17:00', to: '19:00' },
    ],
  },
  gangway: {
    name: say('Gangway', 'Gangway', 'Passerelle'),
    kind: 'service',
    deck: 3,
    box: [100, 22.5, 10, 8],
  },
  tender: {
    name: say('Tender platform', 'Tenderplattform', 'Plateforme des chaloupes'),
    kind: 'service',
    deck: 2,
    box: [14, 3, 30, 26],
  },
  sport: {
    name: say('Sports court', 'Sportplatz', 'Terrain de sport'),
    kind: 'open',
    deck: 11,
    box: [16, 4, 24, 24],
    hours: [{ from: '08:00', to: '20:00' }],
  },
} as const satisfies Record<string, Venue>;

export type VenueName = keyof typeof VENUES;

/** `compassRoom` is `compass-room` in addresses. */
export const venueId = (name: VenueName) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
