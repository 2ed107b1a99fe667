import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each([
  ['/content/detail/1?a=b', { kind: 'page', path: '/content/detail/1?a=b' }],
  ['https://app.example/basket', { kind: 'page', path: '/basket' }],
  ['#/sauna', { kind: 'page', path: '/#/sauna' }],
  ['https://other.example/x', { kind: 'outside', url: 'https://other.example/x' }],
  ['www.other.example', { kind: 'outside', url: 'https://www.other.example/' }],
  ['//other.example/x', { kind: 'outside', url: 'https://other.example/x' }],
  ['/v1/blobs/files/menu.pdf', { kind: 'outside', url: 'https://app.example/v1/blobs/files/menu.pdf' }],
  ['/privacy-policy.pdf', { kind: 'outside', url: 'https://app.example/privacy-policy.pdf' }],
  ['mailto:spa@ship.example', { kind: 'outside', url: 'mailto:spa@ship.example' }],
  ['javascript:alert(1)', { kind: 'nowhere' }],
  ['data:text/html,x', { kind: 'nowhere' }],
  ['', { kind: 'nowhere' }],
  ['https://', { kind: 'nowhere' }],
])('%s leads to %o', (address, target) => {
  expect(linkTarget(address, 'https://app.example')).toEqual(target);
});
