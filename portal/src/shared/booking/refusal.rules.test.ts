import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal.rules.ts';

describe('what a refusal says', () => {
  it.each([
    ['sold_out', 'refused_sold_out'],
    ['overbooked', 'refused_sold_out'],
    ['adult_required', 'pax_adult_required'],
    ['blocked_muster', 'blocked_muster'],
    ['constructor', undefined],
    ['something_else', undefined],
    [undefined, undefined],
  ])('[B99] [BD18] %s: %s', (code, text) => expect(refusalText(code)).toBe(text));
});
