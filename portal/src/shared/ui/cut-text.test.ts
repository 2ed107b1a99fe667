import { expect, it } from 'vitest';
import { cutText, pdfLabel, tileTitle } from './cut-text.ts';

it('[A295] a tile title keeps 30 characters', () => {
  expect(tileTitle('x'.repeat(30))).toBe('x'.repeat(30));
  expect(tileTitle('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
});

it('counts characters, not halves of them', () => {
  expect(cutText('🛳🛳🛳', 2)).toBe('🛳🛳…');
});

it.each([
  ['Deck plan.pdf', 'Deck plan'],
  ['Deck plan.PDF', 'Deck plan'],
  [`${'x'.repeat(25)}.pdf`, 'x'.repeat(25)],
  [`${'x'.repeat(26)}.pdf`, `${'x'.repeat(25)}…`],
  ['a.pdf.txt', 'a.pdf.txt'],
])('[A323] the label of %s is %s', (name, label) => {
  expect(pdfLabel(name)).toBe(label);
});
