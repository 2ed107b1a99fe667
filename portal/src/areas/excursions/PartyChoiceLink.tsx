import type { ReactNode } from 'react';
import type { CartElement } from '#contract/areas/basket.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { partyChoicePath } from './excursion-paths.rules.ts';

/** From a line of the cart back to the choice of its passengers, in amend mode. */
export function PartyChoiceLink({ element, children }: { element: CartElement; children: ReactNode }) {
  const { excursion, date, itinerary } = element;
  const path = partyChoicePath({ id: excursion.id, date, itinerary, destination: excursion.destination }, true);
  return path ? <PortalLink to={path}>{children}</PortalLink> : null;
}
