import type { PackSource } from '#packs/pack.schema.ts';
import { account, messages, problems, ratings, tv } from './at-the-house.ts';
import { bookables } from './bookables.ts';
import { content } from './content.ts';
import { excursions } from './excursions.ts';
import { guests } from './guests.ts';
import { house } from './house.ts';
import { marketplace } from './marketplace.ts';
import { operator } from './operator.ts';
import { photos } from './photos.ts';
import { pictures } from './pictures.ts';
import { programme } from './programme.ts';
import { stay } from './stay.ts';

/** A house by the sea on Mallorca: French first, euros, login by name and date of birth. */
export const pack: PackSource = {
  id: 'palma',
  operator,
  voyage: stay,
  ship: house,
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
