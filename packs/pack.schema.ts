import { z } from 'zod';
import { account } from './schema/account.ts';
import { bookables } from './schema/bookables.ts';
import { content } from './schema/content.ts';
import { excursions } from './schema/excursions.ts';
import { guests } from './schema/guests.ts';
import { marketplace } from './schema/marketplace.ts';
import { picture } from './schema/media.ts';
import { messages } from './schema/messages.ts';
import { operator } from './schema/operator.ts';
import { photos } from './schema/photos.ts';
import { problems } from './schema/problems.ts';
import { programme } from './schema/programme.ts';
import { ratings } from './schema/ratings.ts';
import { ship } from './schema/ship.ts';
import { packId } from './schema/text.ts';
import { tv } from './schema/tv.ts';
import { voyage } from './schema/voyage.ts';

/** One deployment: everything an operator brings. One section per area; a new area adds its section here. */
export const packSchema = z.strictObject({
  id: packId,
  operator,
  voyage,
  ship,
  guests,
  content,
  excursions,
  bookables: bookables.prefault({}),
  photos: photos.prefault({}),
  account: account.prefault({}),
  messages: messages.default([]),
  marketplace,
  programme: programme.prefault({}),
  ratings: ratings.prefault({}),
  problems: problems.prefault({}),
  tv: tv.prefault({}),
  pictures: z.array(picture).min(1),
});
export type Pack = z.infer<typeof packSchema>;
/** What a pack's modules write: fields with a default may be left out. */
export type PackSource = z.input<typeof packSchema>;
