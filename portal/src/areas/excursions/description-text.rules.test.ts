import { describe, expect, it } from 'vitest';
import { descriptionText } from './description-text.rules.ts';

const entry = (value: object) => [{ descriptionType: 'Hint', value }];

describe('description texts', () => {
  it.each([
    [{ defaultWhitelistedValue: '<p>A</p>', defaultPlainValue: 'B', defaultValue: 'C' }, { html: '<p>A</p>' }],
    [{ defaultPlainValue: 'B', defaultValue: 'C' }, { plain: 'B' }],
    [{ defaultValue: 'C' }, { plain: 'C' }],
    [{ defaultValue: '' }, undefined],
    [{ defaultValue: 'C', translations: { de: { defaultPlainValue: 'D' } } }, { plain: 'D' }],
    [{ defaultValue: 'C', translations: { fr: { defaultPlainValue: 'F' } } }, { plain: 'C' }],
  ])('[B37] of %j', (value, text) => {
    expect(descriptionText(entry(value), 'Hint', 'de-AT')).toEqual(text);
  });
  it('[B24] an absent type has no text', () => {
    expect(descriptionText(entry({ defaultValue: 'C' }), 'Notes', 'en')).toBeUndefined();
  });
});
