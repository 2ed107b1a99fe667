import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** The demo pack with a change, for tests that need a deployment of another kind. */
export async function packWith(change: (pack: Pack) => void): Promise<Pack> {
  const pack = structuredClone(await loadPack('meridian'));
  change(pack);
  return pack;
}
