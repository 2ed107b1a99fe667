import { LARGEST_GROUP } from '#contract/areas/excursions.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { type Commitments, childrenAreAlone, holdsPlace } from './eligibility.rules.ts';

/** Members of the party who hold a place on this excursion. */
function alreadyAlong(
  party: readonly PmsGuest[],
  excursionId: string,
  { appointments }: Pick<Commitments, 'appointments'>,
): PmsGuest[] {
  return party.filter((guest) =>
    appointments.some(
      (one) =>
        one.kind === 'excursion' &&
        one.objectId === excursionId &&
        one.accountNumber === guest.accountNumber &&
        holdsPlace(one.status),
    ),
  );
}

/** BD11, BD12: what is wrong with these guests going together, whoever of their party is booked already. */
export function groupProblem(
  coming: readonly PmsGuest[],
  party: readonly PmsGuest[],
  excursionId: string,
  commitments: Pick<Commitments, 'appointments'>,
): 'too_many_passengers' | 'adult_required' | undefined {
  if (coming.length > LARGEST_GROUP) return 'too_many_passengers';
  return childrenAreAlone(coming, alreadyAlong(party, excursionId, commitments)) ? 'adult_required' : undefined;
}
