import { expect, it } from 'vitest';
import { createBurst } from './card-burst.rules.ts';

/** Keys with the milliseconds between them. */
function typed(keys: readonly string[], gapMs: number): (string | undefined)[] {
  const burst = createBurst();
  return keys.map((key, place) => burst(key, place * gapMs));
}

it.each([
  ['a card', ['1', '0', '0', '0', '1', 'Enter'], 8, '10001'],
  ['a card with capitals', ['Shift', 'A', '1', '2', '3', 'Enter'], 8, 'A123'],
  ['a guest who types', ['1', '0', '0', '0', '1', 'Enter'], 150, undefined],
  ['too few characters', ['1', '2', '3', 'Enter'], 8, undefined],
  ['another key in between', ['1', '2', 'Tab', '3', '4', 'Enter'], 8, undefined],
  ['Enter alone', ['Enter'], 8, undefined],
])('%s', (_, keys, gapMs, scanned) => {
  expect(typed(keys, gapMs).at(-1)).toBe(scanned);
});

it('begins anew after each card', () => {
  const keys = [...'10001', 'Enter', ...'10002', 'Enter'];
  expect(typed(keys, 8).filter(Boolean)).toEqual(['10001', '10002']);
});

it.each([
  ['in the middle of a card, which is let go', 8, [undefined, '10002']],
  ['before a card', 80, ['0001', '10002']],
])('listens from %s', (_, startedMs, scanned) => {
  const burst = createBurst(0);
  const keys = [...'0001', 'Enter', ...'10002', 'Enter'];
  const heard = keys.map((key, place) => burst(key, startedMs + place * 8));
  expect(heard.filter((_, place) => keys[place] === 'Enter')).toEqual(scanned);
});
