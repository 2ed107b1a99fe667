import { createHash } from 'node:crypto';
import type { ShipContent } from '#contract/areas/ship.ts';
import type { Hub } from '#hub/hub.ts';
import type { ShipCabin } from '#packs/schema/ship.ts';
import { type StoredPlan, shipStore } from './ship.store.ts';

/** A plan changes with a pack, which is rare; another process may have seeded it. */
const KEPT_MS = 60_000;

export interface KnownShip {
  code: string;
  name: string;
  plan: StoredPlan & { cabins: ShipCabin[] };
  /** Another plan has another: pictures of it are kept under it. */
  version: string;
}

export function shipService({ sql, clock }: Pick<Hub, 'sql' | 'clock'>) {
  const store = shipStore(sql);
  let known: { ship: Promise<KnownShip | undefined>; until: number } | undefined;

  async function read(): Promise<KnownShip | undefined> {
    const row = await store.ship();
    if (!row) return undefined;
    const plan = { ...row.plan, cabins: await store.cabins() };
    return { ...row, plan, version: createHash('sha1').update(JSON.stringify(plan)).digest('base64url') };
  }

  /** The ship with her plan; the same object while nothing changed, so that pictures of it can be kept. */
  function ship(): Promise<KnownShip | undefined> {
    const now = clock.now().getTime();
    if (!known || known.until <= now) {
      const fresh = { ship: read(), until: now + KEPT_MS };
      fresh.ship.catch(() => {
        if (known === fresh) known = undefined;
      });
      known = fresh;
    }
    return known.ship;
  }

  return {
    ship,

    /** CD45: a hub without a ship answers an empty object. */
    async content(): Promise<ShipContent> {
      const found = await ship();
      if (!found) return {};
      const { description, technicalData, cabin, categories } = found.plan;
      return {
        shipCode: found.code,
        shipName: found.name,
        description,
        technicalData,
        cabin: {
          ...cabin,
          cabinDeck: categories.map(({ code, name, colours }) => ({ cabinCategory: name, colours, cabinCode: code })),
        },
      };
    },
  };
}
export type ShipService = ReturnType<typeof shipService>;
