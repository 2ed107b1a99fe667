import { holidayService } from '#hub/areas/holiday/holiday.service.ts';
import type { Hub } from '#hub/hub.ts';
import { chosenGps } from '#hub/partners/gps/chosen.ts';
import type { GpsFix } from '#hub/partners/gps/port.ts';
import type { Stop } from '#hub/partners/gps/voyage-track.rules.ts';
import { voyageStarted } from '#hub/shared/voyage/voyage.topics.ts';
import { POSITION_EVERY_MS, trackerService } from './tracker.service.ts';
import { stopsOf } from './tracker.stops.ts';
import { positionTopic } from './tracker.topics.ts';

const TRACK_KEPT_MS = 60_000;

/**
 * Every process follows the ship's position and reports it; the database lets one report through in five seconds. So a
 * process that dies or hears nothing is not missed, and nobody has to be chosen.
 */
export function followPosition(hub: Hub): void {
  const { clock, log, events, lifecycle, settings } = hub;
  const service = trackerService(hub);
  let isReporting = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  // What others reported counts as well: nobody asks the database in vain.
  events.on(positionTopic, () => {
    lastAt = clock.now().getTime();
  });

  async function report(fix: GpsFix) {
    const now = fix.at.getTime();
    if (isReporting || (now >= lastAt && now - lastAt < POSITION_EVERY_MS)) return;
    isReporting = true;
    try {
      if (await service.report(fix)) lastAt = now;
    } catch (error) {
      log.warn('a position could not be stored', { error });
    } finally {
      isReporting = false;
    }
  }

  const gps = chosenGps(settings.gps, { clock, log, stops: keptTrack(hub) });
  const stop = gps.follow((fix) => void report(fix));
  lifecycle.beforeClose(stop);
}

/** The itinerary changes with a pack or a voyage, not by the second. */
function keptTrack(hub: Hub): () => Promise<Stop[]> {
  const holiday = holidayService(hub);
  let kept: { stops: Stop[]; at: number } | undefined;
  hub.events.on(voyageStarted, () => {
    kept = undefined;
  });
  return async () => {
    const now = hub.clock.now().getTime();
    if (!kept || now - kept.at >= TRACK_KEPT_MS || now < kept.at) {
      kept = { stops: stopsOf(await holiday.track(), hub.shipTime), at: now };
    }
    return kept.stops;
  };
}
