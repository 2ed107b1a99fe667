import { useState } from 'react';
import { basketRoutes } from '#contract/areas/basket.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useHeld } from '#portal/shared/booking/use-held.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import styles from './Basket.module.css';
import { CartContents } from './CartContents.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

/** B110, B111 */
export function BasketPage() {
  const t = useT();
  usePageTitle(t('basket_title'));
  // The price of every line is the hub's, asked anew at each visit (BD13).
  const cart = useHub(basketRoutes.cart, undefined, { staleTime: 0 });
  const { refusal } = useMayBook();
  const [isOrderOpen, setOrderOpen] = useState(false);
  const shown = useHeld(cart.data, isOrderOpen);
  const isFilled = shown !== undefined && shown.excursions.length > 0;
  return (
    <div className={styles.page}>
      <h1>{t('basket_title')}</h1>
      {/* Said once: a filled basket says it in place of the order button. */}
      {!(isFilled && refusal) && <BlockedNotice />}
      {cart.isPending && <LoadingOverlay />}
      {cart.isError && !shown && <ErrorState onRetry={() => cart.refetch()} />}
      {shown && !isFilled && (
        <EmptyState
          kind="basket"
          title={t('basket_empty')}
          action={<LinkButton to="/">{t('basket_home')}</LinkButton>}
        />
      )}
      {shown && isFilled && (
        <div className={styles.columns}>
          <CartContents cart={shown} isHeld={isOrderOpen} />
          <CheckoutSection cart={shown} onOrderOpen={setOrderOpen} />
        </div>
      )}
    </div>
  );
}
