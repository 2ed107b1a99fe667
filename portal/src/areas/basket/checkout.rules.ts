import type { Cart } from '#contract/areas/basket.ts';

export interface CheckoutForm {
  email: string;
  confirmEmail: string;
  mobileNumber: string;
  importantInfoChecked: boolean;
  preferredPaymentCard: boolean;
}

/** B118: Card to begin with. */
export const EMPTY_CHECKOUT: CheckoutForm = {
  email: '',
  confirmEmail: '',
  mobileNumber: '',
  importantInfoChecked: false,
  preferredPaymentCard: true,
};

export type CheckoutMessage = 'basket_email_error' | 'basket_email_missmatch' | 'basket_tc_error';
export type CheckoutErrors = Partial<Record<'email' | 'confirmEmail' | 'importantInfoChecked', CheckoutMessage>>;

/** B113-B117: every message that applies; the mobile number is nobody's business. */
export function checkCheckout(form: CheckoutForm, isEmail: (text: string) => boolean): CheckoutErrors {
  const errors: CheckoutErrors = {};
  if (!isEmail(form.email)) errors.email = 'basket_email_error';
  if (form.confirmEmail.trim() !== form.email.trim()) errors.confirmEmail = 'basket_email_missmatch';
  if (!form.importantInfoChecked) errors.importantInfoChecked = 'basket_tc_error';
  return errors;
}

/** B117: nothing is refused; a hint that nobody can be called by this. */
export function isNoNumber(mobileNumber: string): boolean {
  return mobileNumber.trim() !== '' && !/\d{3}/.test(mobileNumber.replace(/[\s()./-]/g, ''));
}

export interface OrderPayload {
  confirmationMail: string;
  mobileNumber: string;
  paymentReference: 'CARD' | 'CASH';
}

/** B121, BD15: a cart with nothing to pay is sent as CARD. */
export function orderPayload(form: CheckoutForm, payable: boolean): OrderPayload {
  return {
    confirmationMail: form.email.trim(),
    mobileNumber: form.mobileNumber.trim(),
    paymentReference: payable && !form.preferredPaymentCard ? 'CASH' : 'CARD',
  };
}

/** BD17: what makes it another order; the same contact with another cart is one. */
export function orderContent(payload: OrderPayload, { excursions }: Pick<Cart, 'excursions'>): unknown {
  const elements = excursions.map(({ id, excursion, date, passenger, price }) => [
    id,
    excursion.id,
    date,
    passenger.id,
    price,
  ]);
  return { payload, elements };
}
