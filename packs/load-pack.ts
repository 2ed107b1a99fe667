import { type Pack, type PackSource, packSchema } from './pack.schema.ts';
import { packText } from './schema/text.ts';

const PACKS: Record<string, () => Promise<{ pack: PackSource }>> = {
  meridian: () => import('./meridian/pack.ts'),
  lorelei: () => import('./lorelei/pack.ts'),
  palma: () => import('./palma/pack.ts'),
  nightflight: () => import('./nightflight/pack.ts'),
};

export const PACK_NAMES = Object.keys(PACKS);

/**
 * Reads and checks a pack; the error of a pack that breaks the schema names every wrong field. A deployment that keeps
 * another time than its pack has everything of it in that time.
 */
export async function loadPack(name: string, shipTimeZone?: string): Promise<Pack> {
  const load = PACKS[name];
  if (!load) throw new Error(`There is no pack "${name}". Known: ${PACK_NAMES.join(', ')}.`);
  const { pack: source } = await load();
  const pack = inOwnLight(inTimeZone(packSchema.parse(source), shipTimeZone));
  const [first] = pack.operator.languages;
  return first && first.code !== 'en' ? inOwnLanguage(pack, first.code) : pack;
}

function inTimeZone(pack: Pack, shipTimeZone = pack.operator.shipTimeZone): Pack {
  return { ...pack, operator: { ...pack.operator, shipTimeZone } };
}

/** The same scene is cooler in an aircraft and sunnier in a house by the sea. */
function inOwnLight(pack: Pack): Pack {
  const { look } = pack.operator;
  return { ...pack, pictures: pack.pictures.map((picture) => ({ look, ...picture })) };
}

/** What an unknown language reads is the operator's first, not English. */
function inOwnLanguage<T>(value: T, language: 'de' | 'fr'): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inOwnLanguage(one, language)) as T;
  const text = packText.safeParse(value);
  if (text.success) return { ...text.data, defaultValue: text.data[language] } as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOwnLanguage(one, language)])) as T;
}
