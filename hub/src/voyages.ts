import type { IsoDay } from '#contract/hub-date.ts';
import { type Applied, applyPack, beginVoyage, underSeedLock } from '#hub/apply-pack.ts';
import type { Hub, Voyages } from '#hub/hub.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { voyageStore } from '#hub/shared/voyage/voyage.store.ts';
import type { Pack } from '#packs/pack.schema.ts';

const MINUTE_MS = 60_000;

/** The setting decides; without one, the pack. */
export function startsByItself({ voyage }: Pick<Settings, 'voyage'>, pack: Pack): boolean {
  return voyage === undefined ? pack.voyage.startsByItself : voyage === 'auto';
}

/** How the voyages of a running hub begin. */
export function createVoyages(
  { sql, clock, shipTime, settings }: Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'settings'>,
  loadPack: () => Promise<Pack>,
): Voyages {
  return {
    async start(from: IsoDay, ends: string): Promise<boolean> {
      const pack = await loadPack();
      return underSeedLock(sql, async (tx) => {
        if ((await voyageStore(tx).underWay()).id !== ends) return false;
        await beginVoyage(tx, pack, from, clock.now());
        return true;
      });
    },

    async startWhenOver(): Promise<boolean> {
      const today = shipTime.today();
      const { toDay } = await voyageStore(sql).underWay();
      if (toDay === null || today <= toDay) return false;
      const pack = await loadPack();
      if (!startsByItself(settings, pack)) return false;
      const applied: Applied = await applyPack(sql, pack, { today, now: clock.now(), startsByItself: true });
      return applied === 'voyage-started';
    },
  };
}

/** Looks every minute whether the voyage is over: a hub runs on over midnight. Any number of processes may look. */
export function watchVoyage({ voyages, log, lifecycle }: Pick<Hub, 'voyages' | 'log' | 'lifecycle'>): void {
  const look = async () => {
    if (await voyages.startWhenOver()) log.info('a new voyage has begun, the last one was over');
  };
  const timer = setInterval(
    () => look().catch((error: unknown) => log.warn('the next voyage could not begin', { error })),
    MINUTE_MS,
  ).unref();
  lifecycle.beforeClose(() => clearInterval(timer));
}
