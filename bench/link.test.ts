import { expect, it } from 'vitest';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { MAIN_ROUTES } from './link.bench.ts';
import { usualVisit } from './page-visit.ts';

it('measures pages that there are', () => {
  const paths = ROUTE_MAP.map(({ path }) => path);
  expect(MAIN_ROUTES.filter((route) => !paths.includes(route))).toEqual([]);
});

it('tells of the usual visit, and of the worst jump', () => {
  const one = { largest: 900, shift: 0.01, longestTask: 120, kilobytes: 250, requests: 22 };
  const visits = [one, { ...one, largest: 2_200, shift: 0.06 }, { ...one, largest: 800, longestTask: 300 }];
  expect(usualVisit(visits)).toEqual({ ...one, shift: 0.06 });
});
