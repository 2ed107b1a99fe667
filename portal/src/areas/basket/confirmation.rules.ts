import type { Cart, OrderPlaced } from '#contract/areas/basket.ts';
import type { LocalText } from '#contract/text.ts';
import { cartTotal, groupElements, hasPayable } from './cart-summary.rules.ts';
import { type CheckoutForm, orderPayload } from './checkout.rules.ts';

export interface ConfirmedExcursion {
  excursionId: string;
  /** In every language of the hub: the guest may switch while reading. */
  excursionName: LocalText;
  portName?: LocalText | null;
  date: string;
  price: number;
  passengers: { id: string; firstName: string; lastName: string }[];
  type: string;
}

/** B136: what the checkout hands over. */
export interface ConfirmationState {
  total: number;
  excursions: ConfirmedExcursion[];
  mobileNumber: string;
  confirmationMail: string;
  paymentMethod: 'Card' | 'Cash';
  hubResponse: OrderPlaced;
}

export function confirmationState(cart: Cart, form: CheckoutForm, hubResponse: OrderPlaced): ConfirmationState {
  return {
    total: cartTotal(cart),
    excursions: groupElements(cart.excursions).map(({ first, date, price, passengers }) => ({
      excursionId: first.excursion.id,
      excursionName: first.excursion.name,
      portName: first.excursion.port?.name ?? first.excursion.destination?.name,
      date,
      price,
      passengers: passengers.map(({ element: { passenger } }) => ({
        id: passenger.id,
        firstName: passenger.firstName,
        lastName: passenger.lastName,
      })),
      type: first.type,
    })),
    mobileNumber: form.mobileNumber.trim(),
    confirmationMail: form.email.trim(),
    paymentMethod: orderPayload(form, hasPayable(cart.excursions)).paymentReference === 'CASH' ? 'Cash' : 'Card',
    hubResponse,
  };
}

/** BD21: only a state that the checkout made counts; a reload or a typed address has none. */
export function isConfirmation(state: unknown): state is ConfirmationState {
  const given = state as Partial<ConfirmationState> | null | undefined;
  return typeof given?.hubResponse?.groupReference === 'string' && Array.isArray(given.excursions);
}

/** B146 */
export function hasCruiseExcursion(excursions: readonly Pick<ConfirmedExcursion, 'type'>[]): boolean {
  return excursions.some(({ type }) => type === 'CruiseExcursion');
}
