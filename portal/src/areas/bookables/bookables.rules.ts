import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';

/** B198: a treatment without a price costs nothing that is worth saying; elsewhere 0 is a price. */
export function shownPrice(module: BookableModule, price: Bookable['price']): number | undefined {
  if (typeof price !== 'number') return undefined;
  return module === 'spa' && price <= 0 ? undefined : price;
}

/** Tables and activities are paid by the head, a treatment as a whole. */
export function isByPerson(module: BookableModule, price: number): boolean {
  return module !== 'spa' && price > 0;
}

/** B196, B197, B221: only what has an external id, and never on a screen. */
export function canBeBooked({ externalId }: Pick<Bookable, 'externalId'>, isSignage: boolean): boolean {
  return Boolean(externalId) && !isSignage;
}

/** B202: where the ship map shows it; nothing without the flag or a profile. */
export function shipMapPath(profile: Bookable['wayfinderProfile'], isWayfinderOn: boolean): string | undefined {
  return isWayfinderOn && profile?.id ? `/wayfinder?wayfinderProfileId=${encodeURIComponent(profile.id)}` : undefined;
}
