import { join } from 'node:path';
import type { Pack } from '#packs/pack.schema.ts';
import type { FaultSwitches } from '#sandbox/faults.ts';
import type { FilmShelf } from '#sandbox/films/film-shelf.ts';
import { games } from '#sandbox/games/games.partner.ts';
import { mailbox } from '#sandbox/mailbox/mailbox.partner.ts';
import { marketplace } from '#sandbox/marketplace/marketplace.partner.ts';
import type { Partner } from '#sandbox/partner.ts';
import { embarkationOf } from '#sandbox/schedule/embarkation.ts';
import { schedule } from '#sandbox/schedule/schedule.partner.ts';
import { tiles } from '#sandbox/tiles/tiles.partner.ts';
import { videoOne } from '#sandbox/video-one/video-one.partner.ts';
import { videoTwo } from '#sandbox/video-two/video-two.partner.ts';
import { weather } from '#sandbox/weather/weather.partner.ts';

export interface PartnersOptions {
  faults: FaultSwitches;
  /** Where partners with a port of their own listen. */
  host: string;
  smtpPort: number;
  pack: Pack;
  /** What the video partners play. */
  films: FilmShelf;
  /** Where partners keep what they remember. */
  dataFolder: string;
  /** Where the hub is, for partners that follow the ship. */
  hubUrl: string | undefined;
}

/** Every partner of the sandbox; a new one joins with one line. */
export function allPartners({ pack, hubUrl, ...options }: PartnersOptions): Partner[] {
  return [
    videoOne({
      ...options,
      database: join(options.dataFolder, 'video-one.sqlite'),
      channels: pack.tv.channels,
      shipTimeZone: pack.operator.shipTimeZone,
    }),
    videoTwo(options),
    marketplace(),
    games(),
    tiles({ ports: pack.voyage.ports }),
    weather({ ports: pack.voyage.ports }),
    mailbox(options),
    schedule({ pack, embarkation: embarkationOf(pack, hubUrl) }),
  ];
}
