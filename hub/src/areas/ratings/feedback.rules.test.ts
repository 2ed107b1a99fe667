import { describe, expect, it } from 'vitest';
import type { Feedback, RatingProfile } from '#contract/areas/ratings.ts';
import { takenFeedback } from './feedback.rules.ts';

const profile: RatingProfile = {
  id: 'p',
  title: 'P',
  fields: [
    { id: 'deck', title: 'Deck', values: ['5', '6'] },
    { id: 'extra', title: 'Extra', values: ['a'], mandatory: false },
  ],
  questions: [
    { id: 'stars', question: 'S', inputRating: true, inputText: true },
    { id: 'text', question: 'T', inputText: true, mandatory: false },
  ],
};
const given = (over: Partial<Feedback> = {}): Feedback => ({
  id: 'p',
  fields: [{ id: 'deck', field: 'Deck', value: '5' }],
  answers: [{ id: 'stars', text: '', rating: 7 }],
  ...over,
});
const stars = (rating: number | string | null) => given({ answers: [{ id: 'stars', text: '', rating }] });
const text = (words: string) =>
  given({
    answers: [
      { id: 'stars', rating: 1 },
      { id: 'text', text: words, rating: null },
    ],
  });

describe('[CD29] what is taken', () => {
  it.each([
    ['everything that is mandatory', given(), true],
    ['one star', stars(1), true],
    ['ten stars', stars(10), true],
    ['stars as a word of digits', stars('10'), true],
    ['250 characters', text('x'.repeat(250)), true],
    ['250 characters that are longer when encoded', text(encodeURIComponent('ü'.repeat(250))), true],
    ['no star', stars(0), false],
    ['eleven stars', stars(11), false],
    ['half a star', stars(7.5), false],
    ['stars that are no number', stars('many'), false],
    ['251 characters', text('x'.repeat(251)), false],
    ['251 characters, encoded', text(encodeURIComponent('ü'.repeat(251))), false],
    ['text that cannot be decoded', text('%E0%A4%A'), false],
    ['[C169] without a mandatory field', given({ fields: [] }), false],
    ['[C169] a mandatory field left blank', given({ fields: [{ id: 'deck', field: 'Deck', value: ' ' }] }), false],
    ['[C169] without the stars of a question that has both', stars(null), false],
    ['[C169] only the text of a question that has both', given({ answers: [{ id: 'stars', text: 'fine' }] }), false],
    ['without anything that is asked for', given({ fields: [], answers: [] }), false],
  ])('%s: %s', (_, feedback, taken) => {
    expect(takenFeedback(profile, feedback) !== undefined).toBe(taken);
  });

  it.each([
    ['fine', true],
    ['   ', false],
    ['', false],
  ])('[CD28] a mandatory text is answered by %j: %s', (words, taken) => {
    const asks: RatingProfile = {
      id: 'q',
      title: 'Q',
      questions: [{ id: 'text', question: 'T', inputTextSmall: true }],
    };
    const feedback = { id: 'q', fields: [], answers: [{ id: 'text', text: encodeURIComponent(words) }] };
    expect(takenFeedback(asks, feedback) !== undefined).toBe(taken);
  });

  it('is kept decoded, blanks as nothing', () => {
    const feedback = given({
      answers: [
        { id: 'stars', text: encodeURIComponent('Très bien & schön'), rating: '9' },
        { id: 'text', text: '%20', rating: null },
      ],
    });
    expect(takenFeedback(profile, feedback)).toEqual({
      fields: [{ id: 'deck', field: 'Deck', value: '5' }],
      answers: [
        { id: 'stars', text: 'Très bien & schön', rating: 9 },
        { id: 'text', text: null, rating: null },
      ],
    });
  });
});
