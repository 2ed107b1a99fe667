import { expect, it } from 'vitest';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { MAIN_ROUTES } from './link.bench.ts';

it('measures pages that there are', () => {
  const paths = ROUTE_MAP.map(({ path }) => path);
  expect(MAIN_ROUTES.filter((route) => !paths.includes(route))).toEqual([]);
});
