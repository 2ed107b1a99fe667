import type { Cart } from '#contract/areas/basket.ts';
import { type Minor, toWire } from '#contract/money.ts';
import { priceOn } from '#hub/booking/age-price.rules.ts';
import { bookingInformation } from '#hub/booking/booking-information.ts';
import { presentPassenger } from '#hub/booking/party.ts';
import { presentTrip } from '#hub/booking/present-trip.ts';
import { isBookable, toTrip, type Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';

export interface Element {
  id: string;
  unitId: string;
  passengerId: string;
}

export interface PricedElement {
  id: string;
  excursion: Unit;
  guest: PmsGuest;
  price: Minor;
}

/** BD13: priced from what is stored now; what cannot be ordered any more is left out. */
export function priceCart(
  elements: readonly Element[],
  excursions: readonly Unit[],
  guests: readonly PmsGuest[],
  shipNow: string,
): PricedElement[] {
  return elements.flatMap(({ id, unitId, passengerId }) => {
    const excursion = excursions.find((one) => one.id === unitId);
    const guest = guests.find((one) => one.passengerId === passengerId);
    if (!excursion || !guest || !isBookable(excursion, shipNow)) return [];
    const { prices, day } = toTrip(excursion);
    const price = priceOn(prices, guest.birthDay, day);
    return price === undefined ? [] : { id, excursion, guest, price };
  });
}

export function totalOf(elements: readonly { price: Minor }[]): Minor {
  return elements.reduce((sum, { price }) => sum + price, 0);
}

/** B101, B102 */
export function presentCart(elements: readonly PricedElement[]): Cart {
  return {
    excursions: elements.map(({ id, excursion, guest, price }) => ({
      id,
      price: toWire(price),
      passenger: presentPassenger(guest),
      ...presentTrip(excursion),
      bookingInformation: bookingInformation(excursion.objectId),
    })),
    totalPrice: toWire(totalOf(elements)),
  };
}
