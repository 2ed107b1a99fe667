import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { orderIn, type PlacedOrder } from './order-state.rules.ts';

/** The order that was handed over; the browser would keep it for whoever comes after, so it is taken once and let go. */
export function useOrderState(): PlacedOrder | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [order] = useState(() => orderIn(state));
  useEffect(() => {
    if (state) navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, state]);
  return order;
}
