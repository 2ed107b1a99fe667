import { describe, expect, it } from 'vitest';
import { missedOffer, movingUp } from './waitlist.rules.ts';

describe('who moves up from the waitlist', () => {
  const group = (reference: string, size: number, hindered = false) => ({ reference, size, hindered });
  it.each([
    ['the longest-waiting first', [group('A', 2), group('B', 2)], 2, ['A']],
    ['the first that fits as a whole', [group('A', 4), group('B', 2), group('C', 1)], 2, ['B']],
    ['several while there is room', [group('A', 1), group('B', 3), group('C', 2)], 3, ['A', 'C']],
    ['nobody when nobody fits', [group('A', 2)], 1, []],
    ['nobody when nothing is free', [group('A', 1)], 0, []],
    ['not who is hindered', [group('A', 1, true), group('B', 1)], 1, ['B']],
  ])('[B150] %s (BD34)', (_, waiting, places, references) => {
    expect(movingUp(waiting, places).map((one) => one.reference)).toEqual(references);
  });
});

describe('an offer that was missed', () => {
  it.each([
    ['goes to the next, and its guests stay', { size: 2, isLast: false }, { isBookable: true, free: 1 }, 'next'],
    [
      'goes to the next, and its guests leave the second time',
      { size: 2, isLast: true },
      { isBookable: true, free: 0 },
      'second',
    ],
    ['is on sale where nobody else took it', { size: 2, isLast: false }, { isBookable: true, free: 2 }, 'on-sale'],
    ['is on sale the second time too', { size: 1, isLast: true }, { isBookable: true, free: 1 }, 'on-sale'],
    ['is nothing any more once it has begun', { size: 1, isLast: false }, { isBookable: false, free: 1 }, 'closed'],
  ] as const)('%s', (_, missed, unit, becomes) => {
    expect(missedOffer(missed, unit)).toBe(becomes);
  });
});
