import type { Texts } from '#portal/shared/i18n/texts.ts';
import { account } from './de/account.ts';
import { basket } from './de/basket.ts';
import { bookables } from './de/bookables.ts';
import { bookings } from './de/bookings.ts';
import { content } from './de/content.ts';
import { excursions } from './de/excursions.ts';
import { games } from './de/games.ts';
import { holiday } from './de/holiday.ts';
import { kit } from './de/kit.ts';
import { marketplace } from './de/marketplace.ts';
import { messages } from './de/messages.ts';
import { muster } from './de/muster.ts';
import { myday } from './de/myday.ts';
import { photoConsent } from './de/photo-consent.ts';
import { photos } from './de/photos.ts';
import { player } from './de/player.ts';
import { problems } from './de/problems.ts';
import { programme } from './de/programme.ts';
import { ratings } from './de/ratings.ts';
import { search } from './de/search.ts';
import { session } from './de/session.ts';
import { shell } from './de/shell.ts';
import { ship } from './de/ship.ts';
import { signage } from './de/signage.ts';
import { tickets } from './de/tickets.ts';
import { tracker } from './de/tracker.ts';
import { tv } from './de/tv.ts';
import { vod } from './de/vod.ts';
import { wayfinder } from './de/wayfinder.ts';
import { weather } from './de/weather.ts';

export const de: Texts = {
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
};
