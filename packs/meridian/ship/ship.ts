import { onThePlan } from '#packs/meridian/content/venues.ts';
import type { ShipSource } from '#packs/schema/ship.ts';
import { profileOf } from '#packs/schema/ship.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { venueId } from '#packs/shared/venues.ts';
import { cabins, categories } from './cabins.ts';
import { BEAM, decks, shafts } from './decks.ts';
import { VENUES, type VenueName } from './venues.ts';

const lifts = shafts.reduce((sum, { cars = 0 }) => sum + cars, 0);
const bars = (Object.keys(VENUES) as VenueName[]).filter((name) => VENUES[name].kind === 'bar');
/** Below the guests' decks lies one for the engines. */
const allDecks = decks.length + 1;

export const ship: ShipSource = {
  description: prose(
    'The Meridian Star was built for long evenings: a broad promenade, high windows, and never more guests than she can greet by name. Eleven decks are yours, the twelfth makes her move.\nShe sails on liquefied gas, makes her own water and takes her power from the quay wherever there is any.',
    'Die Meridian Star ist für lange Abende gebaut: eine breite Promenade, hohe Fenster und nie mehr Gäste, als sie beim Namen begrüßen kann. Elf Decks gehören Ihnen, das zwölfte bringt sie voran.\nSie fährt mit Flüssiggas, macht ihr Wasser selbst und nimmt Landstrom, wo immer es ihn gibt.',
    'Le Meridian Star est fait pour les longues soirées : une large promenade, de hautes baies et jamais plus de passagers qu’il n’en peut saluer par leur nom. Onze ponts sont à vous, le douzième le fait avancer.\nIl navigue au gaz naturel liquéfié, produit son eau et se branche à quai partout où c’est possible.',
  ),
  technicalData: [
    row(say('Built', 'Baujahr', 'Construction'), same('2021')),
    row(say('Length', 'Länge', 'Longueur'), same('240 m')),
    row(say('Beam', 'Breite', 'Largeur'), same(`${BEAM} m`)),
    row(say('Tonnage', 'Vermessung', 'Jauge'), say('48,200 GT', '48.200 BRZ', '48 200 UMS')),
    row(say('Speed', 'Geschwindigkeit', 'Vitesse'), say('21 knots', '21 Knoten', '21 nœuds')),
    row(
      say('Decks', 'Decks', 'Ponts'),
      say(
        `${allDecks}, of which ${decks.length} for guests`,
        `${allDecks}, davon ${decks.length} für Gäste`,
        `${allDecks}, dont ${decks.length} pour les hôtes`,
      ),
    ),
    row(say('Cabins', 'Kabinen', 'Cabines'), same(String(cabins.length))),
    row(say('Lifts', 'Aufzüge', 'Ascenseurs'), same(String(lifts))),
    row(say('Flag', 'Flagge', 'Pavillon'), say('Malta', 'Malta', 'Malte')),
  ],
  cabin: {
    title: say('Cabins and suites', 'Kabinen und Suiten', 'Cabines et suites'),
    description: prose(
      'Even numbers are to port, odd ones to starboard, and they rise towards the stern. The colours are those of the deck plan.',
      'Gerade Nummern liegen an Backbord, ungerade an Steuerbord, und nach achtern werden sie größer. Die Farben sind die des Decksplans.',
      'Les numéros pairs sont à bâbord, les impairs à tribord, et ils croissent vers l’arrière. Les couleurs sont celles du plan des ponts.',
    ),
  },
  categories,
  pictures: ['ship-profile', 'ship-decks', 'deck-promenade'],
  beam: BEAM,
  decks,
  venues: onThePlan(),
  shafts,
  cabins,
  musterStations: [
    { id: 'A', venue: venueId('theatre'), sections: [0, 1] },
    { id: 'B', venue: venueId('compassRoom'), sections: [3] },
    { id: 'C', venue: venueId('promenade'), sections: [2] },
  ],
  gangways: [venueId('gangway'), venueId('tender')],
  profiles: [
    { id: profileOf('bars'), venues: bars.map(venueId) },
    { id: profileOf('muster-stations'), venues: (['theatre', 'compassRoom', 'promenade'] as const).map(venueId) },
  ],
  devicePlaces: { kiosk: venueId('atrium'), signage: venueId('atrium') },
};

function row(label: ShipSource['technicalData'][number]['label'], value: ShipSource['technicalData'][number]['value']) {
  return { label, value };
}
