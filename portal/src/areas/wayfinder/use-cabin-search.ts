import { useState } from 'react';
import { type DeckMap, type SideView, wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { isHubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { orderedDecks } from './decks.rules.ts';
import { useWayfinderExtension } from './use-maps.ts';

export interface FoundCabin {
  number: string;
  /** Missing where the hub has decks alone. */
  side: SideView | undefined;
  decks: readonly DeckMap[];
}

type SearchState = 'idle' | 'searching' | 'notFound' | 'failed';

/** Who answers so could not look it up just now. */
const BUSY: readonly (number | undefined)[] = [429, 502, 503, 504];

/** Whether the search itself did not work; every other answer says that there is no such cabin, each hub in its way (CD48). */
function isOutOfReach(error: unknown): boolean {
  if (!isHubFailure(error) || isUnreadable(error)) return false;
  return error.isUnanswered || BUSY.includes(error.status);
}

/** C297, C304, CD48: a cabin that is found takes the maps over; one that is not leaves them as they were. */
export function useCabinSearch(onFound: (cabin: FoundCabin) => void) {
  const call = useHubCall();
  const { language } = useWayfinderExtension();
  const [state, setState] = useState<SearchState>('idle');

  async function search(number: string): Promise<void> {
    setState('searching');
    const input = { params: { cabin: number }, query: language ? { language } : {} };
    const [side, top] = await Promise.allSettled([
      call(wayfinderRoutes.cabinSideView, input),
      call(wayfinderRoutes.cabinTopView, input),
    ]);
    if (top.status === 'rejected') return setState(isOutOfReach(top.reason) ? 'failed' : 'notFound');
    const decks = orderedDecks(top.value);
    if (decks.length === 0) return setState('notFound');
    setState('idle');
    onFound({ number, side: side.status === 'fulfilled' ? side.value : undefined, decks });
  }

  return { state, search, reset: () => setState('idle') };
}
