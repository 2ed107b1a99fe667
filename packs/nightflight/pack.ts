import type { PackSource } from '#packs/pack.schema.ts';
import { aircraft } from './aircraft.ts';
import { bookables } from './bookables.ts';
import { content } from './content.ts';
import { excursions } from './excursions.ts';
import { guests } from './guests.ts';
import { journey } from './journey.ts';
import { marketplace } from './marketplace.ts';
import { account, messages, problems, ratings, tv } from './on-board.ts';
import { operator } from './operator.ts';
import { pictures } from './pictures.ts';
import { programme } from './programme.ts';

/** A night airline: English first, dollars, twelve-hour clock, login by booking reference, surname and departure date. */
export const pack: PackSource = {
  id: 'nightflight',
  operator,
  voyage: journey,
  ship: aircraft,
  guests,
  content,
  excursions,
  bookables,
  marketplace,
  account,
  messages,
  programme,
  ratings,
  problems,
  tv,
  pictures,
};
