import type { CartChange, CartElement } from '#contract/areas/basket.ts';

/** B107: an element by the hub's own words for it, else by excursion and date; each part as the hub has it. */
export function removalOf(element: CartElement): CartChange {
  const { type, bookingInformation, excursion, date, passenger } = element;
  return {
    type,
    ...(bookingInformation ? { bookingInformation } : { excursion, date }),
    passenger,
    action: 'remove',
  };
}
