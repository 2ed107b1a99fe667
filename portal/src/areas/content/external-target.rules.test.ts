import { expect, it } from 'vitest';
import { categoryTarget, targetOf } from './external-target.rules.ts';

it.each([
  ['https://shore.example/tours?id=1', { outside: 'https://shore.example/tours?id=1' }],
  ['HTTP://shore.example', { outside: 'http://shore.example/' }],
  ['//shore.example/a', { outside: 'https://shore.example/a' }],
  ['www.shore.example/a', { outside: 'https://www.shore.example/a' }],
  ['/shoreexcursions', { inside: '/shoreexcursions' }],
  [' /content/detail/spa?x=1 ', { inside: '/content/detail/spa?x=1' }],
  ['/\\shore.example', undefined],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://shore.example', undefined],
  ['mailto:a@b.example', undefined],
  ['somewhere', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('[A270] [AD43] reads the address %j', (address, target) => {
  expect(targetOf(address)).toEqual(target);
});

it('[A270] [AD43] opens a category’s address only with useExternalUrl and an address', () => {
  expect(categoryTarget({ useExternalUrl: true, externalUrl: '/weather' })).toEqual({ inside: '/weather' });
  expect(categoryTarget({ useExternalUrl: false, externalUrl: '/weather' })).toBeUndefined();
  expect(categoryTarget({ externalUrl: '/weather' })).toBeUndefined();
  expect(categoryTarget({ useExternalUrl: true })).toBeUndefined();
});
