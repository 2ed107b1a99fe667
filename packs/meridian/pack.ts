import type { PackSource } from '#packs/pack.schema.ts';
import { account } from './account.ts';
import { bookables } from './bookables/bookables.ts';
import { content } from './content/content.ts';
import { excursions } from './excursions/excursions.ts';
import { guests } from './guests/guests.ts';
import { marketplace } from './marketplace/marketplace.ts';
import { messages } from './messages.ts';
import { operator } from './operator.ts';
import { photos } from './photos/photos.ts';
import { pictures } from './pictures/pictures.ts';
import { problems } from './problems.ts';
import { programme } from './programme/programme.ts';
import { ratings } from './ratings.ts';
import { ship } from './ship/ship.ts';
import { tv } from './tv/tv.ts';
import { voyage } from './voyage/voyage.ts';

export const pack: PackSource = {
  id: 'meridian',
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
