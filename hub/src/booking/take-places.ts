import type { Minor } from '#contract/money.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { busy } from '#hub/shared/http/hub-error.ts';
import type { GroupHead, PlaceTaken } from './places.store.ts';
import { drawReference } from './reference.ts';
import type { Unit } from './unit.ts';

export type { GroupHead };

/** A place with the unit that it was decided on. */
export interface UnitPlace extends PlaceTaken {
  unit: Unit;
}

const UNIQUE_VIOLATION = '23505';
const DRAWS = 5;

/** One guest by name on an excursion. */
export function guestPlace(unit: Unit, guest: PmsGuest, price: Minor, status: 'C' | 'W'): UnitPlace {
  return { ...placeOf(unit, guest), persons: 1, passengerId: guest.passengerId, price, status };
}

/** A slot for some persons in the name of a guest; nothing is charged (BD45). */
export function slotPlace(unit: Unit, guest: PmsGuest, persons: number): UnitPlace {
  return { ...placeOf(unit, guest), persons, passengerId: null, price: 0, status: 'C' };
}

function placeOf(unit: Unit, { accountNumber, firstName, lastName, type, lead }: PmsGuest) {
  return { unit, unitId: unit.id, accountNumber, firstName, lastName, passengerType: type, lead };
}

/** Books under a reference that nobody has: in the rare case that one is taken, everything again with another. */
export async function withReference<T>(
  book: (reference: string) => Promise<T>,
  /** The constraint that says so. */
  taken = 'booking_groups_pkey',
): Promise<T> {
  for (let draw = 1; ; draw++) {
    try {
      return await book(drawReference());
    } catch (error) {
      const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
      // The database's own refusal to sell a place twice; behind the locks it never comes to that.
      if (constraint === 'booking_units_not_oversold') throw busy();
      if (code !== UNIQUE_VIOLATION || constraint !== taken || draw === DRAWS) throw error;
    }
  }
}
