import { useState } from 'react';
import { type DeckMap, type SideView, wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useWayfinderExtension } from './use-maps.ts';

export interface FoundCabin {
  number: string;
  side: SideView;
  decks: readonly DeckMap[];
}

type SearchState = 'idle' | 'searching' | 'notFound' | 'failed';

/** C297, C304, CD48: a cabin that is found takes the maps over; one that is not leaves them as they were. */
export function useCabinSearch(onFound: (cabin: FoundCabin) => void) {
  const call = useHubCall();
  const { language } = useWayfinderExtension();
  const [state, setState] = useState<SearchState>('idle');

  async function search(number: string): Promise<void> {
    setState('searching');
    const input = { params: { cabin: number }, query: language ? { language } : {} };
    try {
      const [side, decks] = await Promise.all([
        call(wayfinderRoutes.cabinSideView, input),
        call(wayfinderRoutes.cabinTopView, input),
      ]);
      setState('idle');
      onFound({ number, side, decks });
    } catch (error) {
      setState(error instanceof HubFailure && error.status === 404 ? 'notFound' : 'failed');
    }
  }

  return { state, search, reset: () => setState('idle') };
}
