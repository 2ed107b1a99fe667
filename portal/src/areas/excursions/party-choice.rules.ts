export const LARGEST_GROUP = 99; // commerce §9

export interface Traveller {
  id: string;
  type: string;
  chosen: boolean;
  /** Already booked on the same excursion and date; counts as company for children. */
  alongAnyway?: boolean;
}

export type ChoiceProblem = 'nobody' | 'tooMany' | 'childrenAlone';

/** B33-B35, BD11, BD12: what keeps this choice of travellers from being saved. */
export function choiceProblems(
  travellers: readonly Traveller[],
  placesLeft: number,
  hasAdultBooked = false,
): ChoiceProblem[] {
  const chosen = travellers.filter((one) => one.chosen);
  const problems: ChoiceProblem[] = [];
  if (chosen.length === 0) problems.push('nobody');
  if (chosen.length > Math.min(placesLeft, LARGEST_GROUP)) problems.push('tooMany');
  const hasChild = chosen.some((one) => one.type !== 'Adult');
  const hasAdult = hasAdultBooked || travellers.some((one) => one.type === 'Adult' && (one.chosen || one.alongAnyway));
  if (hasChild && !hasAdult) problems.push('childrenAlone');
  return problems;
}

export interface CartChange {
  passengerId: string;
  action: 'add' | 'remove';
}

/** BD9: saving an amended choice sends the differences only. */
export function cartChanges(inCart: readonly string[], chosen: readonly string[]): CartChange[] {
  return [
    ...chosen.filter((id) => !inCart.includes(id)).map((passengerId) => ({ passengerId, action: 'add' as const })),
    ...inCart.filter((id) => !chosen.includes(id)).map((passengerId) => ({ passengerId, action: 'remove' as const })),
  ];
}
