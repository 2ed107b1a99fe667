import { describe, expect, it } from 'vitest';
import { anySignal, canParse, fillIn, groupInMap, groupInObject, parseAddress } from './early-gaps.ts';

const WORDS = ['gull', 'anchor', 'galley', 'aft'];
const firstLetter = (word: string) => word.charAt(0);

describe('what older phones lack', () => {
  it('a signal of several ends with the first of them, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('left');
    one.abort('late');
    expect(signal.reason).toBe('left');
    expect(anySignal([new AbortController().signal, other.signal]).reason).toBe('left');
  });

  it.each([
    ['https://ship.example/', undefined],
    ['/home', 'https://ship.example'],
    ['/home', undefined],
    ['https://', undefined],
  ])('an address is one or is not, as the browser has it: %s of %s', (url, base) => {
    expect(canParse(url, base)).toBe(URL.canParse(url, base));
    expect(parseAddress(url, base)?.href).toBe(URL.parse(url, base)?.href);
  });

  it('groups are those of the browser', () => {
    expect(groupInMap(WORDS, firstLetter)).toEqual(Map.groupBy(WORDS, firstLetter));
    expect(groupInObject(WORDS, firstLetter)).toEqual(Object.groupBy(WORDS, firstLetter));
  });

  it('is filled in, and what a browser has stays', () => {
    const own = () => true;
    const bare = { AbortSignal: {}, URL: { canParse: own }, Map: {}, Object: {} };
    fillIn(bare as unknown as typeof globalThis);
    expect(bare).toEqual({
      AbortSignal: { any: anySignal },
      URL: { canParse: own, parse: parseAddress },
      Map: { groupBy: groupInMap },
      Object: { groupBy: groupInObject },
    });
  });
});
