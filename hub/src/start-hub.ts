import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#hub/app.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { makePicturesAhead } from '#hub/areas/content/pictures-ahead.ts';
import { processPhotographs } from '#hub/areas/photos/photo-worker.ts';
import { bringSamples, sampleGuestPictures } from '#hub/areas/photos/samples.ts';
import { followPosition } from '#hub/areas/tracker/follow-position.ts';
import { drawPlansAhead } from '#hub/areas/wayfinder/plans-ahead.ts';
import { watchOffers } from '#hub/booking/waiting-offers.service.ts';
import { createHub } from '#hub/create-hub.ts';
import { keepHouse } from '#hub/housekeeping.ts';
import { openDatabase } from '#hub/open-database.ts';
import { drawPagesAhead } from '#hub/portal/pages-ahead.ts';
import { systemClock } from '#hub/shared/clock.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { stopServing } from '#hub/shared/http/stop-serving.ts';
import type { Log } from '#hub/shared/log.ts';
import { sendMails } from '#hub/shared/mail/mail-worker.ts';
import { serviceKey } from '#hub/shared/service-key.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import { createUndo } from '#hub/shared/undo.ts';
import { startsByItself, watchVoyage } from '#hub/voyages.ts';
import { loadPack } from '#packs/load-pack.ts';
import { mediaFolder, photographFolder } from '#packs/media-manifest.ts';

export interface RunningHub {
  app: FastifyInstance;
  /** Finishes the requests under way, closes the streams, then the database. */
  stop(): Promise<void>;
}

const PORTAL_FOLDER = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** From settings to a listening hub: lock, database, migrations, pack, app. */
export async function startHub(given: Settings, log: Log): Promise<RunningHub> {
  const undo = createUndo();
  try {
    const { sql, close } = await openDatabase(given, log);
    undo.add(close);
    const applied = await migrate(sql);
    if (applied.length > 0) log.info('the database was brought up to date', { applied });

    const pack = await loadPack(given.pack, given.shipTimeZone);
    const settings = {
      ...given,
      serviceKey: await serviceKey(given.serviceKey, given.dataFolder),
      weatherUnit: given.weatherUnit ?? pack.operator.weatherUnit,
    };
    const today = shipTime({ zone: pack.operator.shipTimeZone }, systemClock).today();
    const done = await applyPack(sql, pack, { today, startsByItself: startsByItself(settings, pack) });
    if (done === 'other-pack') log.warn('the voyage under way is of another pack; ops voyage-start begins one of this');
    else log.info('the pack is in the database', { pack: pack.id, done });
    const hub = await createHub({
      settings,
      sql,
      clock: systemClock,
      log,
      mediaFolders: [mediaFolder(given.pack)],
      photographFolders: [photographFolder(given.pack)],
    });
    keepHouse(hub);
    watchOffers(hub);
    watchVoyage(hub);
    followPosition(hub);
    processPhotographs(hub, sampleGuestPictures(pack));
    if (settings.smtpUrl) sendMails(hub, settings.smtpUrl);
    const app = buildApp(hub, { portalFolder: PORTAL_FOLDER });
    undo.add(() => stopServing(app, hub.lifecycle));
    await app.listen({ host: given.host, port: given.port });
    bringSamples(hub, pack);
    makePicturesAhead(hub);
    void drawPagesAhead(app, hub).then(() => drawPlansAhead(app, hub));
    return { app, stop: undo.run };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
