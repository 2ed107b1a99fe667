import type { CartElement } from '#contract/areas/basket.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { toMinor, toWire } from '#contract/money.ts';

/** What grouping looks at: one passenger on one excursion. */
export type Grouped = Pick<CartElement, 'id' | 'price' | 'date' | 'itinerary'> & {
  excursion: Pick<CartElement['excursion'], 'id' | 'timeOfDay'>;
};

export interface GroupedExcursion<T extends Grouped> {
  key: string;
  first: T;
  date: string;
  price: number;
  passengers: { cartElementId: string; price: number; element: T }[];
}

export interface CartSummary<T extends Grouped> {
  /** With 2 decimals, as the hub computed it. */
  totalPrice: string;
  /** BD13: excursions, not passengers. */
  nrExcursions: number;
  excursions: GroupedExcursion<T>[];
}

/** B104, BD13: by itinerary for a cruise excursion, else by date; within that by excursion. */
function groupKey(element: Grouped): string {
  const where = element.itinerary?.id ? `itinerary ${element.itinerary.id}` : `date ${element.date}`;
  return `${where} excursion ${element.excursion.id}`;
}

/** When it leaves, as a text that sorts; what has no date stands last. */
function departure<T extends Grouped>({ date, first }: GroupedExcursion<T>): string {
  return `${parseHubDate(date) ?? '9999'} ${(first.excursion.timeOfDay ?? '').padStart(5, '0')}`;
}

/** In the order in which they leave, whatever was chosen first: a guest reads a basket day by day. */
export function groupElements<T extends Grouped>(elements: readonly T[]): GroupedExcursion<T>[] {
  const groups = new Map<string, GroupedExcursion<T>>();
  for (const element of elements) {
    const key = groupKey(element);
    const price = element.price ?? 0;
    const date = element.date || (element.itinerary?.date ?? '');
    const group = groups.get(key) ?? { key, first: element, date, price: 0, passengers: [] };
    group.price = toWire(toMinor(group.price) + toMinor(price));
    group.passengers.push({ cartElementId: element.id, price, element });
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => departure(one).localeCompare(departure(other)));
}

/** The hub's total; the sum of the lines where another hub leaves it out. */
export function cartTotal({
  excursions,
  totalPrice,
}: {
  excursions: readonly Pick<Grouped, 'price'>[];
  totalPrice?: number;
}): number {
  return totalPrice ?? toWire(excursions.reduce((sum, { price }) => sum + toMinor(price ?? 0), 0));
}

export function summarizeCart<T extends Grouped>(cart: {
  excursions: readonly T[];
  totalPrice: number;
}): CartSummary<T> {
  const excursions = groupElements(cart.excursions);
  return { totalPrice: cartTotal(cart).toFixed(2), nrExcursions: excursions.length, excursions };
}

/** BD15: payable is whatever costs something, of either type. */
export function hasPayable(elements: readonly Pick<CartElement, 'price'>[]): boolean {
  return elements.some((element) => element.price > 0);
}
