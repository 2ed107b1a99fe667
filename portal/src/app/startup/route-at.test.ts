import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { pathOpened, readsOf, rowAt } from './route-at.ts';

const routes = ROUTE_MAP.map(({ path }) => ({ path, caseSensitive: true }));
/** An address for every route, once with and once without what may be missing, and some that nobody has. */
const addresses = [
  ...ROUTE_MAP.flatMap(({ path }) => [
    path.replace(/\/:\w+\?/g, ''),
    path.replace(/:\w+\??/g, 'a%20b'),
    path.replace(/:\w+\??/g, '7'),
  ]).map((path) => path.replace('*', 'pool/bar') || '/'),
  '/nowhere',
  '/%6Cogin',
  '/content/detail/a%2Fb%25c',
  '/QR/pool%2Fbar/7',
  '/QR/pool/',
  '/QR/',
  '/content/detail/7/',
  '/content/detail/7//',
  '//content/detail/7',
  '/content',
  '/vodx',
  '/content/detail/7/8',
  '/Content/detail/7',
];

it('finds the row and the parameters that React Router would find, at every address', () => {
  const differing = addresses.filter((address) => {
    const expected = matchRoutes(routes, address)?.at(-1);
    const found = rowAt(address, ROUTE_MAP);
    const { '*': rest, ...named } = expected?.params ?? {};
    const params = rest ? { ...named, rest } : named;
    return found?.row.path !== expected?.route.path || JSON.stringify(found?.params ?? {}) !== JSON.stringify(params);
  });
  expect(differing).toEqual([]);
});

it('takes an address that nobody can decode as it is', () => {
  expect(rowAt('/content/detail/50%', ROUTE_MAP)?.params).toEqual({ id: '50%' });
});

it.each([
  ['/', '', '/'],
  ['/login', '#top', '/login'],
  ['/', '#/pool', '/QR/pool'],
  ['/login', '#/pool/bar?x=1', '/QR/pool/bar'],
])('[A110] the address %s%s opens %s', (pathname, hash, opened) => {
  expect(pathOpened({ pathname, hash })).toBe(opened);
});

it.each([
  [['cms/articles/:id'], { id: 'a b' }, ['cms/articles/a%20b']],
  [['cms/categories/findById/:id', 'dining'], {}, ['dining']],
  [undefined, { id: '7' }, []],
  [['a', { path: 'b', unless: 'date' }], {}, ['a', 'b']],
  [['a', { path: 'b', unless: 'date' }], { date: '1' }, ['a']],
])('the calls %j with %j are %j', (reads, params, expected) => {
  expect(readsOf({ row: { reads }, params })).toEqual(expected);
});
