import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { settledTimeZone } from './time-zone.ts';

/** The pack that the ship of all journeys carries: `PACK=lorelei npm run e2e -- all-pages` sweeps another one in full. */
export const PACK_NAME = process.env.PACK || 'meridian';

/** Whom the start prints first, with what some login form asks for. */
export function firstDemoGuest(pack: Pack) {
  const wanted = pack.guests.demoLogins[0]?.guest;
  for (const party of pack.guests.parties) {
    const member = party.members.find(({ id }) => id === wanted);
    if (member) return { ...member, party };
  }
  throw new Error('The pack has no demo login.');
}

/** A pack as its ship has it in this run. */
export const packAtSea = (name: string) => loadPack(name, settledTimeZone());

export const shipPack = () => packAtSea(PACK_NAME);
