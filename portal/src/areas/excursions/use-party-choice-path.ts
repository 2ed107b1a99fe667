import type { Excursion } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { itineraryOf, partyChoicePath } from './excursion-paths.rules.ts';

/** BD9: where this guest chooses passengers; of a port day that the hub did not name with the excursion, by the cruise. */
export function usePartyChoicePath(excursion: Excursion): string | undefined {
  const isAsked = useIsLoggedIn() && !excursion.itinerary && !excursion.destination;
  const days = useHub(holidayRoutes.cruiseItinerary, undefined, { enabled: isAsked });
  const cruises = useHub(holidayRoutes.cruises, undefined, { enabled: isAsked });
  const schedules = useHub(holidayRoutes.schedules, undefined, { enabled: isAsked });
  if (!isAsked) return partyChoicePath(excursion);
  if (days.isPending || cruises.isPending) return undefined;
  const itinerary =
    itineraryOf(excursion, { days: days.data ?? [], cruises: cruises.data ?? [] }) ??
    schedules.data?.find(({ date }) => date === excursion.date);
  return partyChoicePath({ ...excursion, itinerary });
}
