import { describe, expect, it } from 'vitest';
import { keyRows } from './keyboard-layout.rules.ts';
import { erased, typed } from './typing.rules.ts';

describe('the keys', () => {
  it.each([
    ['en', 'letters', 1, 'qwertyuiop'],
    ['de', 'letters', 1, 'qwertzuiopü'],
    ['fr', 'letters', 1, 'azertyuiop'],
    ['de', 'capitals', 0, '1234567890ß'],
    ['de', 'capitals', 2, 'ASDFGHJKLÖÄ'],
    ['en', 'accents', 1, 'éèêëçñíìîï'],
  ] as const)('in %s, %s, row %i', (language, layer, row, keys) => {
    expect(keyRows(language, layer)[row]?.join('')).toBe(keys);
  });

  it.each(['en', 'de', 'fr'] as const)(
    'in %s reach every letter, digit and what an address needs, once',
    (language) => {
      const keys = keyRows(language, 'letters').flat();
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789@.-')
        expect(keys.filter((one) => one === key)).toEqual([key]);
    },
  );
});

describe('typing', () => {
  it.each([
    ['at the end', { value: 'Da', start: 2, end: 2 }, 'n', -1, { value: 'Dan', caret: 3 }],
    ['in the middle', { value: 'Dn', start: 1, end: 1 }, 'a', -1, { value: 'Dan', caret: 2 }],
    ['over a selection', { value: 'Dxxn', start: 1, end: 3 }, 'a', -1, { value: 'Dan', caret: 2 }],
    ['where the caret is unknown', { value: 'a@b', start: null, end: null }, 'c', -1, { value: 'a@bc', caret: 4 }],
    ['no further than the field takes', { value: 'abc', start: 3, end: 3 }, 'd', 3, { value: 'abc', caret: 3 }],
    ['over a selection in a full field', { value: 'abc', start: 0, end: 1 }, 'd', 3, { value: 'dbc', caret: 1 }],
  ])('%s', (_, state, text, maxLength, after) => {
    expect(typed(state, text, maxLength)).toEqual(after);
  });

  it.each([
    ['the letter before the caret', { value: 'Dan', start: 2, end: 2 }, { value: 'Dn', caret: 1 }],
    ['the selection', { value: 'Dan', start: 1, end: 3 }, { value: 'D', caret: 1 }],
    ['the last letter where the caret is unknown', { value: 'a@b', start: null, end: null }, { value: 'a@', caret: 2 }],
    ['nothing at the beginning', { value: 'Dan', start: 0, end: 0 }, { value: 'Dan', caret: 0 }],
    ['a letter of two code units whole', { value: 'a𝒜', start: 3, end: 3 }, { value: 'a', caret: 1 }],
  ])('erases %s', (_, state, after) => {
    expect(erased(state)).toEqual(after);
  });
});
