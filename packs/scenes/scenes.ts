import { ANCIENT } from './ashore/ancient.ts';
import { COAST } from './ashore/coast.ts';
import { HEIGHTS } from './ashore/heights.ts';
import { SAILS } from './ashore/sails.ts';
import { STREETS } from './ashore/streets.ts';
import { WARES } from './ashore/wares.ts';
import type { Scene } from './brush.ts';
import { DECKS } from './decks.ts';
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
import { CABINS, TREATMENTS } from './rooms/cabins.ts';
import { LOUNGES } from './rooms/lounges.ts';
import { TABLES } from './rooms/tables.ts';
import { SEAS } from './sea.ts';
import { BOARD } from './things/board.ts';
import { KNOW } from './things/know.ts';
import { TRAVEL } from './things/travel.ts';

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
  ashore: { ...ANCIENT, ...COAST, ...HEIGHTS, ...SAILS, ...STREETS, ...WARES },
  thing: { ...BOARD, ...KNOW, ...TRAVEL },
  venue: { ...LOUNGES, ...TABLES },
  cabin: CABINS,
  treatment: TREATMENTS,
  deck: DECKS,
  icon: ICONS,
  plate: { ...DINNER, ...MORNING, ...SHARED },
};

export function findScene(family: string, motif: string): Scene {
  const scene = FAMILIES[family]?.[motif];
  if (!scene) throw new Error(`There is no scene "${family}/${motif}".`);
  return scene;
}
