import type { Scene } from './brush.ts';
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
import { SEAS } from './sea.ts';

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
const FAMILIES: Record<string, Record<string, Scene>> = { port: PORTS, sea: SEAS };

export function findScene(family: string, motif: string): Scene {
  const scene = FAMILIES[family]?.[motif];
  if (!scene) throw new Error(`There is no scene "${family}/${motif}".`);
  return scene;
}
