import { describe, expect, it } from 'vitest';
import { pmsTypeOf } from './pms-type.ts';

describe('pmsTypeOf', () => {
  it.each([
    ['Retina', 'A'],
    ['RETINA', 'A'],
    ['hotelsystem', 'B'],
    [' CabinSystem ', 'C'],
    ['Fidelio', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
  ] as const)('[AD20] takes %j as type %j', (name, type) => {
    expect(pmsTypeOf(name)).toBe(type);
  });
});
