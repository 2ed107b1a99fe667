import type { PackSource } from '#packs/pack.schema.ts';
import { boardPictures } from './board-pictures.ts';
import { excursionPictures } from './excursion-pictures.ts';
import { modulePictures } from './module-pictures.ts';
import { voyagePictures } from './voyage-pictures.ts';

export const pictures: PackSource['pictures'] = [
  ...voyagePictures,
  ...excursionPictures,
  ...boardPictures,
  ...modulePictures,
];
