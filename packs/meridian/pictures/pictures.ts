import type { PackSource } from '#packs/pack.schema.ts';

export const pictures: PackSource['pictures'] = [{ id: 'default', scene: 'open-sea', hour: 'dusk' }];
