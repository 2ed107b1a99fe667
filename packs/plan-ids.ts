import type { Pack } from './pack.schema.ts';

/** Pictures that no recipe of the pack names: they are drawn from the plan of the ship. */
export const SIDE_VIEW_ID = 'plan-side';
export const deckPlanId = (level: number) => `plan-deck-${level}`;

/** From the side first, then from the highest deck to the lowest. */
export function planIds({ ship }: Pick<Pack, 'ship'>): string[] {
  const levels = ship.decks.map(({ level }) => level).sort((a, b) => b - a);
  return [SIDE_VIEW_ID, ...levels.map(deckPlanId)];
}
