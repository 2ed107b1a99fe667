import { expect, it } from 'vitest';
import { withLargeText } from '../scripts/large-text.ts';

it.each([
  [
    'by the mark and by the browser’s settings',
    '.a { color: red; }\n:root[data-large-text] .a,\n:root[data-large-text] .b {\n  display: block;\n}\n',
    '.a { color: red; }\n:root[data-large-text] .a,\n:root[data-large-text] .b {\n  display: block;\n}@media (max-width: 19.99em) { :root:root .a, :root:root .b { display: block; }}\n',
  ],
  [
    'behind words of its own, which stay where they are',
    '/* Lets go; see there. */\n:is(:root[data-large-text], :root[data-typing]) .bar {\n  position: static;\n}',
    '/* Lets go; see there. */\n:is(:root[data-large-text], :root[data-typing]) .bar {\n  position: static;\n}@media (max-width: 19.99em) { :is(:root:root, :root[data-typing]) .bar { position: static; }}',
  ],
  [
    'and what holds for usual text does not hold for large',
    '@media (max-width: 767px) {\n  :root:not([data-large-text]) .a {\n    width: 7rem;\n  }\n}',
    '@media (max-width: 767px) {@media (min-width: 20em) {\n  :root:not([data-large-text]) .a {\n    width: 7rem;\n  }}\n}',
  ],
])('rules for large text hold %s', (_, css, expected) => {
  expect(withLargeText(css)).toBe(expected);
});
