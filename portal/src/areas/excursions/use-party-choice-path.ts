import type { Excursion } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { itineraryOf, partyChoicePath } from './excursion-paths.rules.ts';

/**
 * BD9: where this guest chooses passengers; of a port day that the hub did not name with the excursion, by the cruise. The
 * address only names the day: where nobody knows its entry the number of the day stands for it.
 */
export function usePartyChoicePath(excursion: Excursion): string | undefined {
  const isLoggedIn = useIsLoggedIn();
  const isAsked = isLoggedIn && !excursion.itinerary && !excursion.destination;
  const days = useHub(holidayRoutes.cruiseItinerary, undefined, { enabled: isAsked });
  const cruises = useHub(holidayRoutes.cruises, undefined, { enabled: isAsked });
  const schedules = useHub(holidayRoutes.schedules, undefined, { enabled: isAsked });
  if (isAsked && [days, cruises, schedules].some(({ isPending }) => isPending)) return undefined;
  const itinerary =
    excursion.itinerary ??
    itineraryOf(excursion, { days: days.data ?? [], cruises: cruises.data ?? [] }) ??
    schedules.data?.find(({ date }) => date === excursion.date);
  const { id, day } = excursion;
  const byDay = isLoggedIn ? `/excursion/${day ?? 0}/${encodeURIComponent(id)}` : undefined;
  return partyChoicePath({ ...excursion, itinerary }) ?? byDay;
}
