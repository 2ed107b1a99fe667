import type { PackSource } from '#packs/pack.schema.ts';
import { voyagePictures } from './voyage-pictures.ts';

export const pictures: PackSource['pictures'] = [...voyagePictures];
