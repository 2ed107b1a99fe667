import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, same, say } from '#packs/schema/text.ts';

type Voyage = PackSource['voyage'];

const EURO = same('Euro (€)');

const ports: Voyage['ports'] = [
  {
    id: 'new-york',
    name: say('New York (JFK)', 'New York (JFK)', 'New York (JFK)'),
    countryName: say('United States', 'Vereinigte Staaten', 'États-Unis'),
    countryCode: 'US',
    currency: say('US dollar ($)', 'US-Dollar ($)', 'Dollar américain ($)'),
    language: say('English', 'Englisch', 'Anglais'),
    openWeatherCityName: 'New York',
    latitude: 40.6413,
    longitude: -73.7781,
  },
  {
    id: 'lisbon',
    name: say('Lisbon (LIS)', 'Lissabon (LIS)', 'Lisbonne (LIS)'),
    countryName: say('Portugal', 'Portugal', 'Portugal'),
    countryCode: 'PT',
    currency: EURO,
    language: say('Portuguese', 'Portugiesisch', 'Portugais'),
    openWeatherCityName: 'Lisbon',
    latitude: 38.7742,
    longitude: -9.1342,
  },
  {
    id: 'athens',
    name: say('Athens (ATH)', 'Athen (ATH)', 'Athènes (ATH)'),
    countryName: say('Greece', 'Griechenland', 'Grèce'),
    countryCode: 'GR',
    currency: EURO,
    language: say('Greek', 'Griechisch', 'Grec'),
    openWeatherCityName: 'Athens',
    latitude: 37.9364,
    longitude: 23.9445,
  },
  {
    id: 'venice',
    name: say('Venice (VCE)', 'Venedig (VCE)', 'Venise (VCE)'),
    countryName: say('Italy', 'Italien', 'Italie'),
    countryCode: 'IT',
    currency: EURO,
    language: say('Italian', 'Italienisch', 'Italien'),
    openWeatherCityName: 'Venice',
    latitude: 45.5053,
    longitude: 12.3519,
  },
];

const GATES: Record<string, PackText> = {
  'new-york': say('Terminal 4, gate A7', 'Terminal 4, Gate A7', 'Terminal 4, porte A7'),
  lisbon: say('Terminal 1, gate 42', 'Terminal 1, Gate 42', 'Terminal 1, porte 42'),
  athens: say('Main terminal, gate B22', 'Hauptterminal, Gate B22', 'Terminal principal, porte B22'),
  venice: say('Gate 12', 'Gate 12', 'Porte 12'),
};

/** A city by day, the next one by night. */
const STOPS: [
  port: string,
  arrives: string | undefined,
  boarding: string | undefined,
  departs: string | undefined,
  title: PackText,
  about: PackText,
  picture: string,
][] = [
  [
    'new-york',
    undefined,
    '21:15',
    '22:00',
    say('New York, departure', 'New York, Abflug', 'New York, départ'),
    prose(
      'The lounge opens at seven. Supper is served once we are above the clouds.',
      'Die Lounge öffnet um 19 Uhr. Das Abendessen gibt es über den Wolken.',
      'Le salon ouvre à 19 heures. Le souper est servi au-dessus des nuages.',
    ),
    'air-new-york',
  ],
  [
    'lisbon',
    '09:30',
    '21:30',
    '22:15',
    say('A day in Lisbon', 'Ein Tag in Lissabon', 'Une journée à Lisbonne'),
    prose(
      'Your berth stays yours; leave everything on it. The car downtown takes twenty minutes.',
      'Ihre Koje bleibt Ihre; lassen Sie alles liegen. Der Wagen in die Stadt braucht zwanzig Minuten.',
      'Votre couchette reste la vôtre ; laissez-y tout. La voiture met vingt minutes jusqu’au centre.',
    ),
    'port-lisbon',
  ],
  [
    'athens',
    '08:00',
    '22:00',
    '22:45',
    say('A day in Athens', 'Ein Tag in Athen', 'Une journée à Athènes'),
    prose(
      'Breakfast over the Aegean, the Acropolis before the heat, a late table in Plaka.',
      'Frühstück über der Ägäis, die Akropolis vor der Hitze, ein später Tisch in der Plaka.',
      'Petit-déjeuner au-dessus de la mer Égée, l’Acropole avant la chaleur, une table tardive à Plaka.',
    ),
    'port-athens',
  ],
  [
    'venice',
    '08:30',
    '21:30',
    '22:15',
    say('A day in Venice', 'Ein Tag in Venedig', 'Une journée à Venise'),
    prose(
      'A boat waits at the airport’s own landing. Come back by the last one, at eight fifteen.',
      'Am Anleger des Flughafens wartet ein Boot. Das letzte zurück fährt um Viertel nach acht.',
      'Un bateau attend au ponton de l’aéroport. Le dernier retour est à vingt heures quinze.',
    ),
    'port-venice',
  ],
  [
    'new-york',
    '07:40',
    undefined,
    undefined,
    say('New York, arrival', 'New York, Ankunft', 'New York, arrivée'),
    prose(
      'Coffee at sunrise over Long Island. Customs comes on board.',
      'Kaffee bei Sonnenaufgang über Long Island. Der Zoll kommt an Bord.',
      'Un café au lever du soleil sur Long Island. La douane monte à bord.',
    ),
    'air-new-york-dawn',
  ],
];

export const journey: Voyage = {
  id: 'three-cities-three-nights',
  name: say('Three cities, four nights', 'Drei Städte, vier Nächte', 'Trois villes, quatre nuits'),
  ship: { id: 'night-owl', name: 'Night Owl', code: 'NF' },
  todayIsDay: 3,
  startsByItself: true,
  ports,
  days: STOPS.map(([port, arrives, allOnBoard, departs, title, description, picture], index) => ({
    id: `day-${index + 1}`,
    title,
    description,
    port,
    arrives,
    allOnBoard,
    departs,
    nameOfPier: GATES[port],
    pictures: [picture],
  })),
};
