import type { PackSource } from '#packs/pack.schema.ts';
import { bookables } from './bookables.ts';
import { content } from './content.ts';
import { excursions } from './excursions.ts';
import { guests } from './guests.ts';
import { marketplace } from './marketplace.ts';
import { account, messages, problems, ratings, tv } from './on-board.ts';
import { operator } from './operator.ts';
import { photos } from './photos.ts';
import { pictures } from './pictures.ts';
import { programme } from './programme.ts';
import { ship } from './ship.ts';
import { voyage } from './voyage.ts';

/** A river ship on the Rhine: German first, euros, login by account and cabin. */
export const pack: PackSource = {
  id: 'lorelei',
  operator,
  voyage,
  ship,
  guests,
  content,
  excursions,
  bookables,
  marketplace,
  photos,
  account,
  messages,
  programme,
  ratings,
  problems,
  tv,
  pictures,
};
