import { account } from './en/account.ts';
import { basket } from './en/basket.ts';
import { bookables } from './en/bookables.ts';
import { bookings } from './en/bookings.ts';
import { content } from './en/content.ts';
import { excursions } from './en/excursions.ts';
import { games } from './en/games.ts';
import { holiday } from './en/holiday.ts';
import { kit } from './en/kit.ts';
import { marketplace } from './en/marketplace.ts';
import { messages } from './en/messages.ts';
import { muster } from './en/muster.ts';
import { myday } from './en/myday.ts';
import { photoConsent } from './en/photo-consent.ts';
import { photos } from './en/photos.ts';
import { player } from './en/player.ts';
import { problems } from './en/problems.ts';
import { programme } from './en/programme.ts';
import { ratings } from './en/ratings.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { ship } from './en/ship.ts';
import { signage } from './en/signage.ts';
import { tickets } from './en/tickets.ts';
import { tracker } from './en/tracker.ts';
import { tv } from './en/tv.ts';
import { vod } from './en/vod.ts';
import { wayfinder } from './en/wayfinder.ts';
import { weather } from './en/weather.ts';

/** Every text a guest reads, English being the type of the keys. One line per area. */
export const en = {
  ...account,
  ...basket,
  ...bookables,
  ...bookings,
  ...content,
  ...excursions,
  ...games,
  ...holiday,
  ...kit,
  ...marketplace,
  ...messages,
  ...photoConsent,
  ...muster,
  ...photos,
  ...player,
  ...problems,
  ...programme,
  ...ratings,
  ...search,
  ...myday,
  ...session,
  ...shell,
  ...vod,
  ...ship,
  ...signage,
  ...wayfinder,
  ...tickets,
  ...tracker,
  ...tv,
  ...weather,
} as const;
