import { ABOARD } from './air/aboard.ts';
import { FLIGHT } from './air/flight.ts';
import { ARCADES } from './ashore/arcades.ts';
import { COURTS } from './ashore/courts.ts';
import { COVES } from './ashore/coves.ts';
import { MOUNTAINS } from './ashore/mountains.ts';
import { QUAYS } from './ashore/quays.ts';
import { ROADS } from './ashore/roads.ts';
import { ROOFTOPS } from './ashore/rooftops.ts';
import { RUINS } from './ashore/ruins.ts';
import { SAILS } from './ashore/sails.ts';
import { SHORES } from './ashore/shores.ts';
import { SLOPES } from './ashore/slopes.ts';
import { SQUARES } from './ashore/squares.ts';
import { STEPS } from './ashore/steps.ts';
import { STREETS } from './ashore/streets.ts';
import { VAULTS } from './ashore/vaults.ts';
import { VIEWS } from './ashore/views.ts';
import { WARES } from './ashore/wares.ts';
import type { Scene } from './brush.ts';
import { ATRIUM } from './decks/atrium.ts';
import { PASTIMES } from './decks/pastimes.ts';
import { SHIP } from './decks/ship.ts';
import { FINCA } from './house/finca.ts';
import { ICONS } from './icons.ts';
import { DINNER } from './plates/dinner.ts';
import { MORNING } from './plates/morning.ts';
import { SHARED } from './plates/shared.ts';
import { athens } from './ports/athens.ts';
import { dubrovnik } from './ports/dubrovnik.ts';
import { genoa } from './ports/genoa.ts';
import { lisbon } from './ports/lisbon.ts';
import { malaga } from './ports/malaga.ts';
import { marseille } from './ports/marseille.ts';
import { naples } from './ports/naples.ts';
import { palma } from './ports/palma.ts';
import { santorini } from './ports/santorini.ts';
import { valletta } from './ports/valletta.ts';
import { venice } from './ports/venice.ts';
import { CHURCHES } from './river/churches.ts';
import { RIVER_TOWNS } from './river/towns.ts';
import { VALLEYS } from './river/valley.ts';
import { BARS } from './rooms/bars.ts';
import { CABINS, TREATMENTS } from './rooms/cabins.ts';
import { PLAYROOMS } from './rooms/playrooms.ts';
import { RESTAURANTS } from './rooms/restaurants.ts';
import { SALONS } from './rooms/salons.ts';
import { STAGES } from './rooms/stages.ts';
import { SPA_THINGS } from './rooms/treatments.ts';
import { WELLNESS } from './rooms/wellness.ts';
import { SEAS } from './sea.ts';
import { DESK } from './things/desk.ts';
import { JOURNEY } from './things/journey.ts';
import { KNOW } from './things/know.ts';
import { LEISURE } from './things/leisure.ts';
import { PAPERS } from './things/papers.ts';
import { SHELF } from './things/shelf.ts';

const PORTS: Record<string, Scene> = {
  athens,
  dubrovnik,
  genoa,
  lisbon,
  malaga,
  marseille,
  naples,
  palma,
  santorini,
  valletta,
  venice,
};

/** Families of scenes by name; the motif chooses within the family. */
const FAMILIES: Record<string, Record<string, Scene>> = {
  port: PORTS,
  sea: SEAS,
  river: { ...CHURCHES, ...RIVER_TOWNS, ...VALLEYS },
  house: FINCA,
  air: { ...ABOARD, ...FLIGHT },
  ashore: {
    ...ARCADES,
    ...COURTS,
    ...COVES,
    ...MOUNTAINS,
    ...QUAYS,
    ...ROADS,
    ...ROOFTOPS,
    ...RUINS,
    ...SAILS,
    ...SHORES,
    ...SLOPES,
    ...SQUARES,
    ...STEPS,
    ...STREETS,
    ...VAULTS,
    ...VIEWS,
    ...WARES,
  },
  thing: { ...DESK, ...JOURNEY, ...KNOW, ...LEISURE, ...PAPERS, ...SHELF },
  venue: { ...BARS, ...PLAYROOMS, ...RESTAURANTS, ...SALONS, ...STAGES, ...WELLNESS },
  cabin: CABINS,
  treatment: { ...TREATMENTS, ...SPA_THINGS },
  deck: { ...ATRIUM, ...PASTIMES, ...SHIP },
  icon: ICONS,
  plate: { ...DINNER, ...MORNING, ...SHARED },
};

export function findScene(family: string, motif: string): Scene {
  const scene = FAMILIES[family]?.[motif];
  if (!scene) throw new Error(`There is no scene "${family}/${motif}".`);
  return scene;
}
