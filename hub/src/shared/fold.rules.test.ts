import { describe, expect, it } from 'vitest';
import { fold, foldCode } from './fold.ts';

describe('fold', () => {
  it.each([
    ['MÜLLER', 'Müller'],
    ['Müller', 'Muller'],
    ['José', 'JOSE'],
    ['Jose\u0301', 'José'],
    ['Groß', 'GROSS'],
    ['Groẞ', 'gross'],
    ['Ørsted', 'orsted'],
    ['Łukasz', 'lukasz'],
    ['Æsir', 'aesir'],
    ['O’Brien', "o'brien"],
    ['Smith–Jones', 'smith-jones'],
    ['  van   der Berg ', 'Van der berg'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Παπαδόπουλος'],
    ['İpek', 'ipek'],
    ['Işık', 'isik'],
  ])('takes %j and %j for the same name', (left, right) => {
    expect(fold(left)).toBe(fold(right));
  });

  it.each([
    ['Smith', 'Smyth'],
    ['Mueller', 'Müller'],
    ['Anna Maria', 'Annamaria'],
    ['', 'a'],
  ])('keeps %j and %j apart', (left, right) => {
    expect(fold(left)).not.toBe(fold(right));
  });
});

describe('foldCode', () => {
  it('drops every space of a code', () => {
    expect(foldCode(' mst-4 711 ')).toBe('mst-4711');
  });
});
