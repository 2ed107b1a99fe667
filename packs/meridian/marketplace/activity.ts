import type { PackSource } from '#packs/pack.schema.ts';
import { CITY } from './places.ts';

type Source = PackSource['marketplace']['activities'][number];

/** One offer; the number makes its uuid, so it is given once and never again. */
export function activity(number: number, city: keyof typeof CITY, offer: Omit<Source, 'uuid' | 'city'>): Source {
  return { uuid: `7d3f9a54-1c2b-4e8d-8f00-${String(number).padStart(12, '0')}`, city: CITY[city], ...offer };
}
