import { describe, expect, it } from 'vitest';
import type { RatingProfile } from '#contract/areas/ratings.ts';
import { textOf } from '#contract/text.ts';
import {
  feedbackOf,
  type Given,
  idOf,
  itemsOf,
  missingItems,
  NOTHING_GIVEN,
  needsAcceptance,
} from './feedback.rules.ts';

const profile: RatingProfile = {
  id: 'dining',
  title: 'Dining',
  fields: [
    {
      id: 'liked',
      title: { defaultValue: 'Liked', de: 'Gemocht' },
      values: ['a', 'b'],
      multipleChoice: true,
      sortOrder: 4,
    },
    { id: 'deck', title: 'Deck', values: ['5'], mandatory: false, sortOrder: 1 },
  ],
  questions: [
    { id: 'both', question: 'Both', inputRating: true, inputText: true, sortOrder: 3 },
    { id: 'text', question: 'Text', inputText: true, mandatory: null, sortOrder: 2 },
    { id: 'small', question: 'Small', inputTextSmall: true, mandatory: false, sortOrder: 5 },
  ],
};
const given = (over: Partial<Given>): Given => ({ ...NOTHING_GIVEN, ...over });

it('[C166 C167] [CD28] fields and questions stand by ascending sortOrder', () => {
  expect(itemsOf(profile).map(idOf)).toEqual([
    'field-deck',
    'question-text',
    'question-both',
    'field-liked',
    'question-small',
  ]);
});

describe('what is missing', () => {
  it.each([
    [
      '[C169] everything but what is explicitly optional',
      NOTHING_GIVEN,
      ['question-text', 'question-both', 'field-liked'],
    ],
    [
      '[C171] any rating satisfies a rating question',
      given({ ratings: { both: 1 } }),
      ['question-text', 'field-liked'],
    ],
    [
      '[CD28] the text of a question with stars does not',
      given({ texts: { both: 'x' } }),
      ['question-text', 'question-both', 'field-liked'],
    ],
    ['[C172] text satisfies a text question', given({ texts: { text: 'x' } }), ['question-both', 'field-liked']],
    [
      '[C172] [CD28] blanks do not',
      given({ texts: { text: '  ' } }),
      ['question-text', 'question-both', 'field-liked'],
    ],
    ['a chosen value satisfies a field', given({ fields: { liked: [0] } }), ['question-text', 'question-both']],
    ['an emptied choice does not', given({ fields: { liked: [] } }), ['question-text', 'question-both', 'field-liked']],
  ])('%s', (_, answers, missing) => {
    expect(missingItems(profile, answers)).toEqual(missing);
  });
});

describe('[C177] acceptance is needed', () => {
  it.each([
    [true, 'We read it.', true],
    [true, '', false],
    [true, '  ', false],
    [false, 'We read it.', false],
    [undefined, 'We read it.', false],
  ])('with acceptTandC %s and the text %j: %s', (acceptTandC, text, needed) => {
    expect(needsAcceptance({ ...profile, acceptTandC }, text)).toBe(needed);
  });
});

it('[C179 C180] [CD28] the payload: one entry per chosen value, texts encoded, nothing that was left empty', () => {
  const answers = given({
    fields: { liked: [0, 1] },
    ratings: { both: 10 },
    texts: { text: ' gut & günstig ', small: ' ' },
  });
  expect(feedbackOf(profile, answers, (text) => textOf(text, 'de'))).toEqual({
    id: 'dining',
    fields: [
      { id: 'liked', field: 'Gemocht', value: 'a' },
      { id: 'liked', field: 'Gemocht', value: 'b' },
    ],
    answers: [
      { id: 'both', text: '', rating: 10 },
      { id: 'text', text: 'gut%20%26%20g%C3%BCnstig', rating: null },
    ],
  });
});
