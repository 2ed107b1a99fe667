import type { Texts } from '#portal/shared/i18n/texts.ts';
import { account } from './fr/account.ts';
import { basket } from './fr/basket.ts';
import { bookables } from './fr/bookables.ts';
import { bookings } from './fr/bookings.ts';
import { content } from './fr/content.ts';
import { excursions } from './fr/excursions.ts';
import { games } from './fr/games.ts';
import { holiday } from './fr/holiday.ts';
import { kit } from './fr/kit.ts';
import { marketplace } from './fr/marketplace.ts';
import { messages } from './fr/messages.ts';
import { muster } from './fr/muster.ts';
import { myday } from './fr/myday.ts';
import { photoConsent } from './fr/photo-consent.ts';
import { photos } from './fr/photos.ts';
import { player } from './fr/player.ts';
import { problems } from './fr/problems.ts';
import { programme } from './fr/programme.ts';
import { ratings } from './fr/ratings.ts';
import { search } from './fr/search.ts';
import { session } from './fr/session.ts';
import { shell } from './fr/shell.ts';
import { ship } from './fr/ship.ts';
import { signage } from './fr/signage.ts';
import { tickets } from './fr/tickets.ts';
import { tracker } from './fr/tracker.ts';
import { tv } from './fr/tv.ts';
import { vod } from './fr/vod.ts';
import { wayfinder } from './fr/wayfinder.ts';
import { weather } from './fr/weather.ts';

export const fr: Texts = {
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
