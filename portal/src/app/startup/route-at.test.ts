import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { readsOf, rowAt } from './route-at.ts';

const routes = ROUTE_MAP.map(({ path }) => ({ path, caseSensitive: true }));
/** An address for every route, once with and once without what may be missing, and some that nobody has. */
const addresses = [
  ...ROUTE_MAP.flatMap(({ path }) => [
    path.replace(/\/:\w+\?/g, ''),
    path.replace(/:\w+\??/g, 'a%20b'),
    path.replace(/:\w+\??/g, '7'),
  ]).map((path) => path.replace('*', 'pool/bar') || '/'),
  '/nowhere',
  '/content',
  '/vodx',
  '/content/detail/7/8',
  '/Content/detail/7',
];

it('finds the row and the parameters that the router finds, at every address', () => {
  const differing = addresses.filter((address) => {
    const expected = matchRoutes(routes, address)?.at(-1);
    const found = rowAt(address, ROUTE_MAP);
    const { '*': _, ...params } = expected?.params ?? {};
    return found?.row.path !== expected?.route.path || JSON.stringify(found?.params ?? {}) !== JSON.stringify(params);
  });
  expect(differing).toEqual([]);
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
