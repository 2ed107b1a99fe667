/** A line of the cart or of the bookings, as the hub delivers it: one passenger on one excursion. */
export interface CartElement {
  id: string;
  type?: string;
  price?: number;
  passenger?: { id: string; firstName?: string; lastName?: string };
  excursion?: {
    id: string;
    name?: unknown;
    port?: { name?: unknown; countryName?: unknown } | null;
    destination?: { id?: string; name?: unknown } | null;
  };
  itinerary?: { id: string; date?: string } | null;
  date?: string | null;
}

export interface GroupedExcursion<T extends CartElement> {
  key: string;
  first: T;
  date: string;
  price: number;
  passengers: { cartElementId: string; price: number; element: T }[];
}

export interface CartSummary<T extends CartElement> {
  /** With 2 decimals, as the hub computed it. */
  totalPrice: string;
  /** BD13: excursions, not passengers. */
  nrExcursions: number;
  excursions: GroupedExcursion<T>[];
}

/** B104, BD13: by itinerary for a cruise excursion, else by date; within that by excursion. */
function groupKey(element: CartElement): string {
  const where = element.itinerary?.id ? `itinerary ${element.itinerary.id}` : `date ${element.date ?? ''}`;
  return `${where} excursion ${element.excursion?.id ?? ''}`;
}

export function groupElements<T extends CartElement>(elements: readonly T[]): GroupedExcursion<T>[] {
  const groups = new Map<string, GroupedExcursion<T>>();
  for (const element of elements) {
    const key = groupKey(element);
    const price = element.price ?? 0;
    const date = element.date ?? element.itinerary?.date ?? '';
    const group = groups.get(key) ?? { key, first: element, date, price: 0, passengers: [] };
    group.price += price;
    group.passengers.push({ cartElementId: element.id, price, element });
    groups.set(key, group);
  }
  return [...groups.values()];
}

export function summarizeCart<T extends CartElement>(cart: {
  excursions: readonly T[];
  totalPrice: number;
}): CartSummary<T> {
  const excursions = groupElements(cart.excursions);
  return { totalPrice: cart.totalPrice.toFixed(2), nrExcursions: excursions.length, excursions };
}

/** BD15: payable is whatever costs something, of either type. */
export function hasPayable(elements: readonly CartElement[]): boolean {
  return elements.some((element) => (element.price ?? 0) > 0);
}
