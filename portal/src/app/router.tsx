import { createBrowserRouter, type RouteObject } from 'react-router';
import { GuardedPage } from './GuardedPage.tsx';
import { ROUTE_MAP, type RouteRow } from './route-map.ts';
import { Shell } from './shell/Shell.tsx';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** A95: every path that no row has. */
export const FALLBACK_ROW: RouteRow = { path: '*', area: 'home', access: 'open', page: 'pending' };

/** A74, AD11: exact, letter case counts. */
export function routesOf(rows: readonly RouteRow[]): RouteObject[] {
  const children = [...rows, FALLBACK_ROW].map((row) => ({
    path: row.path,
    caseSensitive: true,
    element: <GuardedPage row={row} key={row.path} />,
  }));
  return [{ element: <Shell />, children }];
}

export function createPortalRouter(): PortalRouter {
  return createBrowserRouter(routesOf(ROUTE_MAP));
}
