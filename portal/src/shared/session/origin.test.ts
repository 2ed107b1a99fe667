import { expect, it } from 'vitest';
import { destinationAfterLogin, isPortalPath } from './origin.ts';

it.each([
  ['/basket', true],
  ['/basket?a=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['/login', false],
  ['/login/', false],
  ['/login?x=1', false],
  ['/loginhelp', true],
  ['', false],
])('%j is a path to come back to: %s', (path, expected) => {
  expect(isPortalPath(path)).toBe(expected);
});

it.each([
  ['[A103] forward_to wins', 'passenger', '/shoreexcursion/1', '/basket', '/shoreexcursion/1'],
  ['[A104] then the origin', 'passenger', undefined, '/basket?x=1', '/basket?x=1'],
  ['[A104] then the holiday of a passenger', 'passenger', undefined, undefined, '/my_holiday'],
  ['then home for every other login', 'other', undefined, undefined, '/'],
  ['a forward_to outside does not count', 'other', 'https://evil.example', undefined, '/'],
  ['nor one that is no text', 'other', { pathname: '/x' }, '/weather', '/weather'],
] as const)('%s', (_name, kind, forwardTo, origin, destination) => {
  expect(destinationAfterLogin(kind, forwardTo, origin)).toBe(destination);
});
