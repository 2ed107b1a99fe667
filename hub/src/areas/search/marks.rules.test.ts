import { describe, expect, it } from 'vitest';
import { excerptOf, marked } from './marks.rules.ts';

const markedParts = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

describe('what is marked', () => {
  it.each([
    ['words that begin so', 'The pool and the Poolbar', ['pool'], ['pool', 'Poolbar']],
    ['without regard to accents', 'Café Größe', ['cafe', 'grosse'], ['Café', 'Größe']],
    ['the inside of a word', 'Am Außenpool', ['pool'], ['Außenpool']],
    ['a word bent otherwise', 'Der Ausflug beginnt', ['ausfluge'], ['Ausflug']],
    ['no inside of short terms', 'Aspera', ['spa'], []],
    ['nothing else', 'Quiet', ['pool'], []],
  ])('%s', (_name, text, terms, parts) => {
    expect(markedParts(marked(text, terms))).toEqual(parts);
  });
});

describe('an excerpt', () => {
  const long = `${'one two three '.repeat(20)}the pool lies ${'here and there '.repeat(20)}`;

  it('is a short text whole, without line breaks', () => {
    expect(excerptOf('One\n two', [])?.text).toBe('One two');
    expect(excerptOf('  ', [])).toBeUndefined();
  });

  it('of a long one is where something was found, cut between words', () => {
    const excerpt = excerptOf(long, ['pool']);
    expect(excerpt?.text).toMatch(/^… .*the pool lies .* …$/);
    expect(markedParts(excerpt ?? { text: '', marks: [] })).toEqual(['pool']);
    expect(excerpt?.text.length).toBeLessThan(150);
  });

  it('is the beginning where nothing was found in it', () => {
    expect(excerptOf(long, ['whale'])?.text).toMatch(/^one two .*\w …$/);
  });

  it('ends somewhere also in a text of one endless word', () => {
    expect(excerptOf('x'.repeat(500), ['y'])?.text.length).toBeLessThan(150);
  });
});
