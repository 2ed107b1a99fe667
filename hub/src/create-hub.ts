import { join } from 'node:path';
import { deviceRegister } from '#hub/areas/device/device.register.ts';
import { sessionService } from '#hub/areas/session/session.service.ts';
import { createOnce } from '#hub/booking/once.ts';
import { createBookingPorts } from '#hub/booking/ports.ts';
import type { Hub } from '#hub/hub.ts';
import { chosenMarketplace } from '#hub/partners/marketplace/chosen.ts';
import { embeddedPms } from '#hub/partners/pms/embedded.ts';
import { chosenWeather } from '#hub/partners/weather/chosen.ts';
import { createAttempts } from '#hub/shared/attempts.ts';
import { createByteCache } from '#hub/shared/byte-cache.ts';
import type { Clock } from '#hub/shared/clock.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import { createEventBus } from '#hub/shared/event-bus.ts';
import { diskFiles } from '#hub/shared/files.ts';
import { createGuestTelling } from '#hub/shared/guest-words.ts';
import { createLifecycle } from '#hub/shared/lifecycle.ts';
import type { Log } from '#hub/shared/log.ts';
import { createPictures } from '#hub/shared/pictures.ts';
import { createPreviewTokens } from '#hub/shared/preview-tokens.ts';
import { createSessions } from '#hub/shared/sessions.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import { voyageStarted } from '#hub/shared/voyage/voyage.topics.ts';
import { createVoyages } from '#hub/voyages.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

export interface HubParts {
  settings: Settings;
  sql: Pool;
  clock: Clock;
  log: Log;
  /** Read-only folders of files that come with the pack. */
  mediaFolders?: readonly string[];
  /** The same for pictures of the pack that only their guests may see. */
  photographFolders?: readonly string[];
  /** What the next voyage is laid from; the pack of the settings when not given. */
  pack?: () => Promise<Pack>;
}

async function deployedTimeZone(sql: Pool): Promise<string | undefined> {
  const [row] = await sql<{ zone: string | null }[]>`select operator ->> 'shipTimeZone' as zone from deployment`;
  return row?.zone ?? undefined;
}

/** Puts the hub together from its database and settings; the database is migrated and seeded before. */
export async function createHub(parts: HubParts): Promise<Hub> {
  const { settings, sql, clock, log, mediaFolders, photographFolders, pack } = parts;
  const events = await createEventBus(sql, log);
  const lifecycle = createLifecycle(log);
  const pms = embeddedPms(sql);
  if (settings.pmsType) await sessionService({ pms, sql, clock }).changeLoginSettings({ type: settings.pmsType });
  lifecycle.afterClose(events.close);
  const files = diskFiles(join(settings.dataFolder, 'files'), mediaFolders);
  const cache = createByteCache(events, clock);
  events.on(voyageStarted, () => cache.clear());
  const zone = settings.shipTimeZone ?? (await deployedTimeZone(sql)) ?? 'UTC';
  const onBoard = shipTime({ zone }, clock);
  return {
    settings,
    sql,
    clock,
    log,
    events,
    cache,
    files,
    privateFiles: diskFiles(join(settings.dataFolder, 'private'), photographFolders),
    pictures: createPictures(files, join(settings.dataFolder, 'pictures')),
    sessions: createSessions(sql, clock),
    attempts: createAttempts(sql, clock),
    once: createOnce(sql, clock),
    booking: createBookingPorts(),
    guests: createGuestTelling(),
    shipTime: onBoard,
    devices: deviceRegister(sql),
    lifecycle,
    pms,
    marketplace: chosenMarketplace({ settings, sql, clock, log }),
    weather: chosenWeather(settings),
    previewTokens: await createPreviewTokens({ sql, events, fromSettings: settings.previewToken }),
    voyages: createVoyages(
      { sql, clock, shipTime: onBoard, settings },
      pack ?? (() => loadPack(settings.pack, settings.shipTimeZone)),
    ),
  };
}
