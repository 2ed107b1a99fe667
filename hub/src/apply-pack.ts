import { createHash } from 'node:crypto';
import { addDays, type IsoDay } from '#contract/hub-date.ts';
import { endSessions } from '#hub/areas/session/session.seed.ts';
import { seedAreas } from '#hub/seed.ts';
import type { Pool, Transaction } from '#hub/shared/database/sql.ts';
import { waitForTurn } from '#hub/shared/database/wait-for-turn.ts';
import { announceIn } from '#hub/shared/event-bus.ts';
import { voyageStore } from '#hub/shared/voyage/voyage.store.ts';
import { voyageStarted } from '#hub/shared/voyage/voyage.topics.ts';
import { readMediaManifest } from '#packs/media-manifest.ts';
import type { Pack } from '#packs/pack.schema.ts';

export interface ApplyOptions {
  /** Today on board. */
  today: IsoDay;
  now?: Date;
  /** Whether a new voyage begins by itself when the last one is over. */
  startsByItself?: boolean;
  /** Also when neither the pack nor its media have changed. */
  always?: boolean;
}

export type Applied = 'voyage-started' | 'applied' | 'unchanged' | 'other-pack';

/** Of several hubs that start at once, one applies the pack and the others wait for it, however long it takes. */
const SEED_LOCK = 7_164_002;

const ATTEMPTS = 5;
const DEADLOCK = '40P01';

export async function underSeedLock<T>(sql: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await sql.begin(async (tx) => {
        await waitForTurn(tx, SEED_LOCK);
        return work(tx);
      })) as T;
    } catch (error) {
      // Guests go on booking on other hubs and take the same rows in another order.
      if (attempt === ATTEMPTS || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}

/**
 * Brings the voyage under way to what the pack says now. While it lasts its days stay where they are, and nothing that
 * guests or operators wrote is touched (docs/algorithms/voyages.md).
 */
export function applyPack(sql: Pool, pack: Pack, options: ApplyOptions): Promise<Applied> {
  const { today, now = new Date(), startsByItself = false, always = false } = options;
  return underSeedLock<Applied>(sql, async (tx) => {
    const { fromDay, toDay, pack: laidFrom } = await voyageStore(tx).underWay();
    const aroundToday = addDays(today, 1 - pack.voyage.todayIsDay);
    const isOther = laidFrom !== null && laidFrom !== pack.id;
    const isOver = toDay !== null && today > toDay;
    if (startsByItself && (isOver || isOther)) {
      await beginVoyage(tx, pack, aroundToday, now);
      return 'voyage-started';
    }
    // The pack of another voyage: it waits for the operator's word.
    if (isOther) return 'other-pack';
    const hash = await packHash(pack);
    const [row] = await tx<{ hash: string | null }[]>`select pack_hash as hash from deployment`;
    if (!always && fromDay !== null && row?.hash === hash) return 'unchanged';
    await lay(tx, pack, { from: fromDay ?? aroundToday, hash, now });
    return 'applied';
  });
}

/** Ends the voyage under way and begins one on the given day; sessions end with it. Under the seed lock. */
export async function beginVoyage(tx: Transaction, pack: Pack, from: IsoDay, now: Date): Promise<void> {
  await voyageStore(tx).begin(now);
  await endSessions(tx);
  await lay(tx, pack, { from, hash: await packHash(pack), now });
  const { id } = await voyageStore(tx).underWay();
  await announceIn(tx, voyageStarted, { voyage: id });
}

interface Laying {
  from: IsoDay;
  hash: string;
  now: Date;
}

async function lay(tx: Transaction, pack: Pack, { from, hash, now }: Laying): Promise<void> {
  await voyageStore(tx).lay(pack.id, from, addDays(from, pack.voyage.days.length - 1), now);
  await seedAreas(tx, pack, addDays(from, pack.voyage.todayIsDay - 1));
  await tx`update deployment set pack_hash = ${hash}`;
}

/** Of the pack and of the media that were made of it: films that are made later have to be found as well. */
async function packHash(pack: Pack): Promise<string> {
  const said = JSON.stringify([pack, await readMediaManifest(pack.id)]);
  return createHash('sha256').update(said).digest('hex');
}
