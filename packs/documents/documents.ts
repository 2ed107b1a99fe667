import { deckPlan } from './deck-plan.document.ts';
import type { DocumentMaker } from './document.ts';
import { menu } from './menu.document.ts';
import { port } from './port.document.ts';
import { privacy } from './privacy.document.ts';
import { programme } from './programme.document.ts';
import { spa } from './spa.document.ts';
import { waiver } from './waiver.document.ts';

/** Who makes which document; a PDF of a pack names its maker. */
export const DOCUMENTS: Readonly<Record<string, DocumentMaker>> = {
  'deck-plan': deckPlan,
  menu,
  port,
  privacy,
  programme,
  spa,
  waiver,
};
