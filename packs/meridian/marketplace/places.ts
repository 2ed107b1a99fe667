import type { PackSource } from '#packs/pack.schema.ts';
import { same, say } from '#packs/schema/text.ts';

type Marketplace = PackSource['marketplace'];

/** In the order of the voyage. */
export const countries: Marketplace['countries'] = [
  { id: '139', isoCode: 'PT', name: same('Portugal'), picture: 'port-lisbon' },
  { id: '162', isoCode: 'ES', name: say('Spain', 'Spanien', 'Espagne'), picture: 'port-palma' },
  { id: '60', isoCode: 'FR', name: say('France', 'Frankreich', 'France'), picture: 'port-marseille' },
  { id: '82', isoCode: 'IT', name: say('Italy', 'Italien', 'Italie'), picture: 'port-naples-evening' },
  { id: '107', isoCode: 'MT', name: say('Malta', 'Malta', 'Malte'), picture: 'port-valletta' },
  { id: '67', isoCode: 'GR', name: say('Greece', 'Griechenland', 'Grèce'), picture: 'port-santorini' },
  { id: '42', isoCode: 'HR', name: say('Croatia', 'Kroatien', 'Croatie'), picture: 'port-dubrovnik' },
];

/** The numbers that activities name their city by. */
export const CITY = {
  lisbon: '1101',
  malaga: '1102',
  palma: '1103',
  marseille: '1104',
  genoa: '1105',
  naples: '1106',
  valletta: '1107',
  santorini: '1108',
  athens: '1109',
  dubrovnik: '1110',
  venice: '1111',
} as const;

type CityName = keyof typeof CITY;
type City = Marketplace['cities'][number];

function city(port: CityName, country: string, name: City['name'], timeZone: string, picture: string): City {
  const id = CITY[port];
  return { id, uuid: `5b7e2c10-4d1a-4c3e-9a60-00000000${id}`, country, port, name, timeZone, picture };
}

export const cities: Marketplace['cities'] = [
  city('lisbon', '139', say('Lisbon', 'Lissabon', 'Lisbonne'), 'Europe/Lisbon', 'port-lisbon-evening'),
  city('malaga', '162', say('Málaga', 'Málaga', 'Malaga'), 'Europe/Madrid', 'port-malaga'),
  city(
    'palma',
    '162',
    say('Palma de Mallorca', 'Palma de Mallorca', 'Palma de Majorque'),
    'Europe/Madrid',
    'port-palma',
  ),
  city('marseille', '60', same('Marseille'), 'Europe/Paris', 'port-marseille'),
  city('genoa', '82', say('Genoa', 'Genua', 'Gênes'), 'Europe/Rome', 'port-genoa'),
  city('naples', '82', say('Naples', 'Neapel', 'Naples'), 'Europe/Rome', 'port-naples'),
  city('venice', '82', say('Venice', 'Venedig', 'Venise'), 'Europe/Rome', 'port-venice'),
  city('valletta', '107', say('Valletta', 'Valletta', 'La Valette'), 'Europe/Malta', 'port-valletta'),
  city('santorini', '67', say('Santorini', 'Santorin', 'Santorin'), 'Europe/Athens', 'port-santorini'),
  city('athens', '67', say('Athens', 'Athen', 'Athènes'), 'Europe/Athens', 'port-athens'),
  city('dubrovnik', '42', same('Dubrovnik'), 'Europe/Zagreb', 'port-dubrovnik'),
];
