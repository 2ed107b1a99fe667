import { expect, it } from 'vitest';
import { dotted } from './dotted.ts';

it.each([
  [['Sunday 22 November', 'Dubrovnik'], 'Sunday 22 November\u00a0· Dubrovnik'],
  [['09:00', undefined, '', 'Deck 5', null, false], '09:00\u00a0· Deck 5'],
  [['alone'], 'alone'],
  [[], ''],
] as const)('%j are read as %j: no line begins with a dot', (parts, text) => {
  expect(dotted(...parts)).toBe(text);
});
