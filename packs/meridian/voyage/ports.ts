import { same, say } from '#packs/schema/text.ts';
import type { Port } from '#packs/schema/voyage.ts';

const EURO = same('Euro (€)');
const ITALIAN = say('Italian', 'Italienisch', 'Italien');
const SPANISH = say('Spanish', 'Spanisch', 'Espagnol');
const GREEK = say('Greek', 'Griechisch', 'Grec');
const ITALY = { countryName: say('Italy', 'Italien', 'Italie'), countryCode: 'IT', currency: EURO, language: ITALIAN };
const SPAIN = {
  countryName: say('Spain', 'Spanien', 'Espagne'),
  countryCode: 'ES',
  currency: EURO,
  language: SPANISH,
};
const GREECE = {
  countryName: say('Greece', 'Griechenland', 'Grèce'),
  countryCode: 'GR',
  currency: EURO,
  language: GREEK,
};

export const ports: Port[] = [
  {
    id: 'lisbon',
    name: say('Lisbon', 'Lissabon', 'Lisbonne'),
    countryName: say('Portugal', 'Portugal', 'Portugal'),
    countryCode: 'PT',
    currency: EURO,
    language: say('Portuguese', 'Portugiesisch', 'Portugais'),
    openWeatherCityName: 'Lisbon',
    latitude: 38.7115,
    longitude: -9.1235,
  },
  {
    id: 'malaga',
    name: say('Málaga', 'Málaga', 'Malaga'),
    ...SPAIN,
    openWeatherCityName: 'Málaga',
    latitude: 36.7089,
    longitude: -4.4153,
  },
  {
    id: 'palma',
    name: say('Palma de Mallorca', 'Palma de Mallorca', 'Palma de Majorque'),
    ...SPAIN,
    openWeatherCityName: 'Palma',
    latitude: 39.5533,
    longitude: 2.6258,
  },
  {
    id: 'marseille',
    name: same('Marseille'),
    countryName: say('France', 'Frankreich', 'France'),
    countryCode: 'FR',
    currency: EURO,
    language: say('French', 'Französisch', 'Français'),
    openWeatherCityName: 'Marseille',
    latitude: 43.3373,
    longitude: 5.3383,
  },
  {
    id: 'genoa',
    name: say('Genoa', 'Genua', 'Gênes'),
    ...ITALY,
    openWeatherCityName: 'Genoa',
    latitude: 44.4106,
    longitude: 8.9199,
  },
  {
    id: 'naples',
    name: say('Naples', 'Neapel', 'Naples'),
    ...ITALY,
    openWeatherCityName: 'Naples',
    latitude: 40.8377,
    longitude: 14.2597,
  },
  {
    id: 'valletta',
    name: say('Valletta', 'Valletta', 'La Valette'),
    countryName: say('Malta', 'Malta', 'Malte'),
    countryCode: 'MT',
    currency: EURO,
    language: say('Maltese and English', 'Maltesisch und Englisch', 'Maltais et anglais'),
    openWeatherCityName: 'Valletta',
    latitude: 35.8912,
    longitude: 14.5106,
  },
  {
    id: 'santorini',
    name: say('Santorini', 'Santorin', 'Santorin'),
    ...GREECE,
    openWeatherCityName: 'Thera',
    latitude: 36.4167,
    longitude: 25.4269,
  },
  {
    id: 'athens',
    name: say('Athens (Piraeus)', 'Athen (Piräus)', 'Athènes (Le Pirée)'),
    ...GREECE,
    openWeatherCityName: 'Athens',
    latitude: 37.9407,
    longitude: 23.6331,
  },
  {
    id: 'dubrovnik',
    name: same('Dubrovnik'),
    countryName: say('Croatia', 'Kroatien', 'Croatie'),
    countryCode: 'HR',
    currency: EURO,
    language: say('Croatian', 'Kroatisch', 'Croate'),
    openWeatherCityName: 'Dubrovnik',
    latitude: 42.6603,
    longitude: 18.0836,
  },
  {
    id: 'venice',
    name: say('Venice', 'Venedig', 'Venise'),
    ...ITALY,
    openWeatherCityName: 'Venice',
    latitude: 45.4367,
    longitude: 12.3085,
  },
];
