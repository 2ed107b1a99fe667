import { expect, it, vi } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { createQueryClient } from '#portal/shared/hub/query-client.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { refreshPassenger } from './passenger-reads.ts';

it('[A213] asks for what the page that is open has not asked for', async () => {
  const queries = createQueryClient();
  queries.setQueryData(hubKey(basketRoutes.cart), { id: 'cart' });
  const call = vi.fn(async (_: unknown) => []);
  await refreshPassenger({ hub: { call } as never }, queries);
  expect(call.mock.calls.map(([route]) => route)).toEqual([bookingsRoutes.bookings]);
});
