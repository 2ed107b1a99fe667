import { expect, it } from 'vitest';
import { isLargeText } from './use-large-text.ts';

it.each([
  ['the narrowest phone', 320, 16, false],
  ['a usual phone', 390, 16, false],
  ['a usual phone at 125 %', 390, 20, true],
  ['a usual phone at 200 %', 390, 32, true],
  ['a desktop at 200 %', 1280, 32, false],
  ['a desktop at 400 %', 1280, 64.1, true],
])('%s', (_, window, rem, isLarge) => {
  expect(isLargeText(window, rem)).toBe(isLarge);
});
