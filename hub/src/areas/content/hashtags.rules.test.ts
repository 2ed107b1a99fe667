import { expect, it } from 'vitest';
import { normalHashtag, normalHashtags } from './hashtags.rules.ts';

it.each([
  ['Spa', 'spa'],
  ['#Spa', 'spa'],
  ['##spa', 'spa'],
  [' # loginFormExtra ', 'loginformextra'],
  ['deck/7', 'deck/7'],
  ['ÜBERSICHT', 'übersicht'],
  ['#', ''],
  ['', ''],
])('[A285] [AD46] reads the hashtag %j as %j', (text, normal) => {
  expect(normalHashtag(text)).toBe(normal);
});

it('[AD46] keeps each hashtag once and drops empty ones', () => {
  expect(normalHashtags(['#Spa', 'spa', '#', 'Pool'])).toEqual(['spa', 'pool']);
});
