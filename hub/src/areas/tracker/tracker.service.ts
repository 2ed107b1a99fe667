import { setTimeout as pause } from 'node:timers/promises';
import type { GpsProfile } from '#contract/areas/tracker.ts';
import { weatherService } from '#hub/areas/weather/weather.service.ts';
import type { Hub } from '#hub/hub.ts';
import type { GpsFix } from '#hub/partners/gps/port.ts';
import { presentProfile } from './tracker.present.ts';
import { trackerStore } from './tracker.store.ts';
import { positionTopic } from './tracker.topics.ts';

/** CD40: positions are told at most so often, by all processes together. */
export const POSITION_EVERY_MS = 5_000;
/** A position does not wait longer for its weather; the next one has it. */
const WEATHER_WAIT_MS = 1_500;

export function trackerService(hub: Hub) {
  const { sql, events } = hub;
  const weather = weatherService(hub);

  return {
    async current(): Promise<GpsProfile | null> {
      return (await trackerStore(sql).last())?.profile ?? null;
    },

    /** Stores a position and tells all processes of it; false when a fresh one is known. */
    async report(fix: GpsFix): Promise<boolean> {
      const store = trackerStore(sql);
      const waited = new AbortController();
      const [hubType, found] = await Promise.all([
        store.hubType(),
        Promise.race([weather.at(fix), pause(WEATHER_WAIT_MS, undefined, { signal: waited.signal, ref: false })]),
      ]).finally(() => waited.abort());
      const profile = presentProfile(fix, hubType === 'Airline' ? 'Aircraft' : 'Ship', found);
      return sql.begin(async (tx) => {
        const isNew = await trackerStore(tx).keep({ profile, takenAt: fix.at }, POSITION_EVERY_MS);
        if (isNew) await events.publishIn(tx, positionTopic, profile);
        return isNew;
      });
    },
  };
}
