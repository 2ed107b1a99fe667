import type { Minor } from '#contract/money.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Fragment, Transaction } from '#hub/shared/database/sql.ts';
import { busy } from '#hub/shared/http/hub-error.ts';
import { type GroupHead, placesStore } from './places.store.ts';
import { drawReference } from './reference.ts';
import type { Unit } from './unit.ts';

export type { GroupHead };

const UNIQUE_VIOLATION = '23505';
const DRAWS = 5;

/** One guest by name on an excursion. */
export interface GuestPlace {
  unit: Pick<Unit, 'id'>;
  guest: PmsGuest;
  price: Minor;
  status: 'C' | 'W';
}

/** What puts guests on excursions, for `writeTogether`. Whoever sends it holds the locks and has decided. */
export function takePlaces(tx: Transaction, group: GroupHead, places: readonly GuestPlace[], now: Date): Fragment {
  const rows = places.map(({ unit, guest, price, status }) => {
    const { accountNumber, passengerId, firstName, lastName, type: passengerType, lead } = guest;
    return {
      unitId: unit.id,
      accountNumber,
      persons: 1,
      passengerId,
      firstName,
      lastName,
      passengerType,
      lead,
      price,
      status,
    };
  });
  return placesStore(tx).take(group, rows, now);
}

/** What takes a slot for some persons in the name of a guest, for `writeTogether`; nothing is charged (BD45). */
export function takeSlot(
  tx: Transaction,
  group: GroupHead,
  { unit, guest, persons }: { unit: Pick<Unit, 'id'>; guest: PmsGuest; persons: number },
  now: Date,
): Fragment {
  const { accountNumber, firstName, lastName, type: passengerType, lead } = guest;
  const row = { unitId: unit.id, accountNumber, persons, passengerId: null, firstName, lastName, passengerType, lead };
  return placesStore(tx).take(group, [{ ...row, price: 0, status: 'C' }], now);
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
