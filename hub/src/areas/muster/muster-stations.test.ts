import { expect, it } from 'vitest';
import type { KnownShip } from '#hub/areas/ship/ship.service.ts';
import { loadPack } from '#packs/load-pack.ts';
import { musterStations } from './muster-stations.ts';

it.each([
  ['meridian', false],
  ['lorelei', false],
  ['palma', true],
  ['nightflight', true],
])('of %s are for nobody: %s', async (name, areForNobody) => {
  const { ship } = await loadPack(name);
  expect(musterStations({ plan: ship } as unknown as KnownShip).areForNobody).toBe(areForNobody);
});

it('without a ship any station counts', () => {
  expect(musterStations(undefined)).toMatchObject({ ids: [], areForNobody: false });
});
