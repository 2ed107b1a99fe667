import { useEffect } from 'react';
import { type Cart, MOBILE_NUMBER_MAX } from '#contract/areas/basket.ts';
import { isEmail } from '#contract/email.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { SegmentedChoice } from '#portal/shared/ui/SegmentedChoice.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import { type FormMessages, useForm } from '#portal/shared/ui/use-form.ts';
import styles from './Basket.module.css';
import { cartTotal, hasPayable } from './cart-summary.rules.ts';
import { type CheckoutForm, checkCheckout, EMPTY_CHECKOUT, isNoNumber } from './checkout.rules.ts';
import { OrderProblem } from './OrderProblem.tsx';
import { TermsSection } from './TermsSection.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface CheckoutSectionProps {
  cart: Cart;
  /** Told when an order is on its way, and when the hub has decided. */
  onOrderOpen: (isOpen: boolean) => void;
}

/** B112-B124: contact, payment, terms, and the order itself. */
export function CheckoutSection({ cart, onOrderOpen }: CheckoutSectionProps) {
  const t = useT();
  const formats = useFormats();
  const { isSignage } = useConfiguration();
  const { refusal } = useMayBook();
  const { store } = usePortal();
  const payable = hasPayable(cart.excursions);
  const placeOrder = usePlaceOrder({ cart, payable, onOrderOpen });
  const form = useForm<CheckoutForm>({
    initial: { ...EMPTY_CHECKOUT, ...store.getState().payment },
    check: (values) => {
      const wrong = Object.entries(checkCheckout(values, isEmail)).map(([name, key]) => [name, t(key)]);
      return Object.fromEntries(wrong) as FormMessages<CheckoutForm>;
    },
    submit: placeOrder,
  });
  const { email, mobileNumber, preferredPaymentCard } = form.values;
  useEffect(() => {
    patchGroup(store, 'payment', { email, mobileNumber, preferredPaymentCard });
  }, [store, email, mobileNumber, preferredPaymentCard]);
  // B113: the message has one wording; what is wrong with an address that is there stands below it.
  const isUnfinished = (typed: string) => form.messages.email !== undefined && typed.trim() !== '';
  if (isSignage) return null;
  return (
    <form className={styles.checkout} {...form.form}>
      <h2>{t('basket_contact')}</h2>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        label={t('basket_email')}
        help={t(isUnfinished(email) ? 'basket_email_hint' : 'basket_email_help')}
      />
      <TextField {...form.field('confirmEmail')} type="email" autoComplete="email" label={t('basket_confirm_email')} />
      <TextField
        {...form.field('mobileNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={MOBILE_NUMBER_MAX}
        label={t('basket_mobile')}
        help={t(isNoNumber(mobileNumber) ? 'basket_mobile_hint' : 'basket_mobile_help')}
      />
      {payable && (
        <SegmentedChoice
          label={t('basket_payment')}
          value={form.values.preferredPaymentCard ? 'card' : 'cash'}
          onChange={(choice) => form.set({ preferredPaymentCard: choice === 'card' })}
          options={[
            { value: 'card', label: t('basket_card') },
            { value: 'cash', label: t('basket_cash') },
          ]}
        />
      )}
      <Checkbox {...form.field('importantInfoChecked')} label={t('basket_accept_terms')} />
      <TermsSection isAskedFor={form.messages.importantInfoChecked !== undefined} />
      <OrderProblem failure={form.failure} />
      {refusal ? (
        <BlockedNotice refusal={refusal} />
      ) : (
        <Button type="submit" kind="primary" wide busy={form.busy} data-action>
          {form.busy ? t('basket_ordering') : t('basket_order', { price: formats.price(cartTotal(cart)) })}
        </Button>
      )}
    </form>
  );
}
