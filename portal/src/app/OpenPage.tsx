import { memo, useMemo } from 'react';
import { ParamsContext, useLocation } from '#portal/shared/router/router-context.ts';
import { GuardedPage } from './GuardedPage.tsx';
import { ROUTE_MAP, type RouteRow } from './route-map.ts';
import { rowAt } from './startup/route-at.ts';

/** A95: every path that no row has. */
const FALLBACK_ROW: RouteRow = { path: '*', area: 'home', access: 'open', page: 'pending' };

/** The page of the address; drawn anew only when the address is another one. */
export const OpenPage = memo(function OpenPage({ rows = ROUTE_MAP }: { rows?: readonly RouteRow[] }) {
  const { pathname } = useLocation();
  return useMemo(() => {
    const { row, params } = rowAt(pathname, rows) ?? { row: FALLBACK_ROW, params: {} };
    return (
      <ParamsContext value={params}>
        <GuardedPage row={row} key={row.path} />
      </ParamsContext>
    );
  }, [pathname, rows]);
});
