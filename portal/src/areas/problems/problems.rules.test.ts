import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/areas/problems.ts';
import { categoryName, mayLeaveFeedback, withinLimit } from './problems.rules.ts';

const solved: Problem = {
  id: '1',
  problemNumber: '1001',
  receivedDateTime: '12/11/2026 08:00',
  status: 'Resolved',
  description: 'Too warm',
  solution: 'Cooled',
};

it('[C225] keeps at most 499 characters', () => {
  expect(withinLimit('x'.repeat(499))).toHaveLength(499);
  expect(withinLimit('x'.repeat(500))).toHaveLength(499);
});

describe('[C233 C234] feedback can be left', () => {
  it.each([
    ['resolved, solved, with a path', {}, '/ratings/feedback/3', true],
    ['in progress', { status: 'InProgress' }, '/ratings/feedback/3', false],
    ['without a solution', { solution: null }, '/ratings/feedback/3', false],
    ['with an empty solution', { solution: ' ' }, '/ratings/feedback/3', false],
    ['without a path', {}, undefined, false],
    ['with an empty path', {}, '', false],
  ])('%s', (_, over, path, may) => {
    expect(mayLeaveFeedback({ ...solved, ...over }, path, 'en')).toBe(may);
  });
});

it.each([
  [{ id: 'a', name: { defaultValue: 'Air', de: 'Klima' } }, 'Klima'],
  [{ name: 'Air' }, 'Air'],
  ['Air', 'Air'],
  [{ defaultValue: 'Air', de: 'Klima' }, 'Klima'],
  [null, ''],
] as const)('[C229] the category %j reads %s', (category, name) => {
  expect(categoryName(category, 'de')).toBe(name);
});
