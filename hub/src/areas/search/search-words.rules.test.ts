import { describe, expect, it } from 'vitest';
import { askedWords, guessesOf, queryOf, wantedFor } from './search-words.rules.ts';

describe('the words of a question', () => {
  it.each([
    ['Pool', ['pool']],
    ['  Außenpool & BAR ', ['aussenpool', 'bar']],
    ['thé à la menthe', ['the', 'a', 'la', 'menthe']],
    ["l'île", ['l', 'ile']],
    ["'); drop table --", ['drop', 'table']],
    ['spa spa spa', ['spa']],
    ['!!!', []],
    ['', []],
  ])('%j are %j', (text, words) => {
    expect(askedWords(text)).toEqual(words);
  });

  it('are eight at most', () => {
    expect(askedWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

const alike = (word: string, likeness = 0) => ({ word, likeness });

describe('what is looked for', () => {
  it.each([
    ['a word that is written', 'pool', [alike('pool', 1), alike('poolbar', 0.5)], true, []],
    ['the inside of words', 'pool', [alike('aussenpool', 0.4), alike('pole', 0.4)], false, ['aussenpool']],
    ['both', 'pool', [alike('pool', 1), alike('whirlpool', 0.4)], true, ['whirlpool']],
    ['no inside of short words', 'spa', [alike('spa', 1), alike('spaziergang', 0.3), alike('aspar', 0.3)], true, []],
    ['what is most like it', 'excurison', [alike('excuse', 0.31), alike('excursion', 0.5)], false, ['excursion']],
    ['all that are nearly as like', 'polo', [alike('pool', 0.5), alike('pole', 0.4)], false, ['pool', 'pole']],
    ['nothing that is unlike', 'xylophon', [alike('telefon', 0.2)], true, []],
    ['no guess for two letters', 'xq', [alike('xa', 0.6)], true, []],
  ])('is %s', (_name, asked, candidates, begins, words) => {
    expect(wantedFor(asked, candidates)).toEqual({ asked, begins, words });
  });

  it('is one condition per word', () => {
    const wanted = [
      { asked: 'pool', begins: true, words: ['aussenpool'] },
      { asked: 'baar', begins: false, words: ['bar'] },
    ];
    expect(queryOf(wanted, '&')).toBe('(pool:* | aussenpool) & (bar)');
    expect(queryOf(wanted, '|')).toBe('(pool:* | aussenpool) | (bar)');
    expect(guessesOf(wanted)).toEqual({ baar: 'bar' });
  });

  it('is told only when it was guessed', () => {
    expect(guessesOf([{ asked: 'pool', begins: false, words: ['aussenpool'] }])).toBeUndefined();
  });
});
