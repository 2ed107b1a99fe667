import type { PackText } from '#packs/schema/text.ts';

/** What differs from one treatment to the next. */
export interface Treatment {
  id: string;
  title: PackText;
  /** One sentence, for the tile. */
  short: PackText;
  about: PackText;
  justToKnow?: PackText;
  minutes: number;
  /** Minor units; 0 is part of the thermal suite. */
  price: number;
  pictures: string[];
  /** Cannot be booked here, only at the desk. */
  atTheDesk?: true;
  /** Days that are full already. */
  fullDays?: number[];
}
