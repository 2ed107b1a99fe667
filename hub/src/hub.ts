import type { IsoDay } from '#contract/hub-date.ts';
import type { Once } from '#hub/booking/once.ts';
import type { BookingPorts } from '#hub/booking/ports.ts';
import type { Marketplace } from '#hub/partners/marketplace/port.ts';
import type { Pms } from '#hub/partners/pms/port.ts';
import type { Weather } from '#hub/partners/weather/port.ts';
import type { Attempts } from '#hub/shared/attempts.ts';
import type { ByteCache } from '#hub/shared/byte-cache.ts';
import type { Clock } from '#hub/shared/clock.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import type { EventBus } from '#hub/shared/event-bus.ts';
import type { Files } from '#hub/shared/files.ts';
import type { GuestTelling } from '#hub/shared/guest-words.ts';
import type { CallingDevice } from '#hub/shared/http/implement.ts';
import type { Lifecycle } from '#hub/shared/lifecycle.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Pictures } from '#hub/shared/pictures.ts';
import type { PreviewTokens } from '#hub/shared/preview-tokens.ts';
import type { Sessions } from '#hub/shared/sessions.ts';
import type { Settings } from '#hub/shared/settings.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

/** How the register finds the device behind a call (AD1). */
export interface DeviceFinder {
  find(cookie: string | undefined, address: string): Promise<CallingDevice>;
}

/** How new voyages begin (docs/algorithms/voyages.md). */
export interface Voyages {
  /** Ends the voyage `ends` and begins one with that embarkation day; false when another is under way by now. */
  start(from: IsoDay, ends: string): Promise<boolean>;
  /** Begins the next one when the last is over, where voyages start by themselves. */
  startWhenOver(): Promise<boolean>;
}

/** Everything an area may use. Made once at start (`createHub`), handed to every area. */
export interface Hub {
  settings: Settings;
  sql: Pool;
  clock: Clock;
  log: Log;
  events: EventBus;
  cache: ByteCache;
  files: Files;
  /** Pictures of the ship's photographers and of guests' faces: no address serves them by name. */
  privateFiles: Files;
  pictures: Pictures;
  sessions: Sessions;
  attempts: Attempts;
  once: Once;
  booking: BookingPorts;
  /** How guests are told something. */
  guests: GuestTelling;
  shipTime: ShipTime;
  devices: DeviceFinder;
  lifecycle: Lifecycle;
  pms: Pms;
  marketplace: Marketplace;
  weather: Weather;
  previewTokens: PreviewTokens;
  voyages: Voyages;
}
