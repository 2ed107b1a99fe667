import { expect, it } from 'vitest';
import { cropAround } from './crop.rules.ts';

const WIDE = { width: 1600, height: 1000 };

it.each([
  ['the same shape stays whole', [1600, 1000], [0.3, 0.6], [0, 0, 1600, 1000], [0.3, 0.6]],
  ['a tall one, around its subject', [1000, 2000], [0.5, 0.5], [0, 688, 1000, 625], [0.5, 0.499]],
  ['a tall one, up to its upper edge', [1000, 2000], [0.5, 0.1], [0, 0, 1000, 625], [0.5, 0.32]],
  ['a tall one, down to its lower edge', [1000, 2000], [0.2, 1], [0, 1375, 1000, 625], [0.2, 1]],
  ['a panorama, around its subject', [4000, 1000], [0.75, 0.4], [2200, 0, 1600, 1000], [0.5, 0.4]],
  ['a panorama, up to its right edge', [4000, 1000], [0.95, 0.4], [2400, 0, 1600, 1000], [0.875, 0.4]],
] as const)('%s', (_what, [width, height], focus, [left, top, across, down], kept) => {
  expect(cropAround({ width, height }, WIDE, [...focus])).toEqual({
    left,
    top,
    width: across,
    height: down,
    focus: [...kept],
  });
});
