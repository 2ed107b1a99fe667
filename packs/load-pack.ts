import { type Pack, type PackSource, packSchema } from './pack.schema.ts';

const PACKS: Record<string, () => Promise<{ pack: PackSource }>> = {
  meridian: () => import('./meridian/pack.ts'),
};

export const PACK_NAMES = Object.keys(PACKS);

/** Reads and checks a pack; the error of a pack that breaks the schema names every wrong field. */
export async function loadPack(name: string): Promise<Pack> {
  const load = PACKS[name];
  if (!load) throw new Error(`There is no pack "${name}". Known: ${PACK_NAMES.join(', ')}.`);
  return packSchema.parse((await load()).pack);
}
