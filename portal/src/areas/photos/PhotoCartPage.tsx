import { useState } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useHeld } from '#portal/shared/booking/use-held.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { hasEntries } from '#portal/shared/state/photo-state.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { CartContents } from './CartContents.tsx';
import { CartSummary } from './CartSummary.tsx';
import styles from './PhotoCart.module.css';
import { PhotoCheckout } from './PhotoCheckout.tsx';
import { PhotoGate } from './PhotoGate.tsx';
import { usePhotoConfig } from './use-photo-config.ts';

/** B305-B328 */
export function PhotoCartPage() {
  return <PhotoGate needs="consent">{() => <PhotoBasket />}</PhotoGate>;
}

function PhotoBasket() {
  const t = useT();
  usePageTitle(t('photos_cart_title'));
  // Prices are the hub's, asked anew at each visit.
  const cart = useHub(photosRoutes.cart, undefined, { staleTime: 0 });
  const { data: config, isPending: isConfigPending } = usePhotoConfig();
  const { isPending: isTermsPending } = useHub(photosRoutes.conditions);
  // Nothing may move under a finger that orders: the page comes whole.
  const isComing = cart.isPending || isConfigPending || isTermsPending;
  const { refusal } = useMayBook();
  const [isOrderOpen, setOrderOpen] = useState(false);
  const shown = useHeld(isComing ? undefined : cart.data, isOrderOpen);
  const isFilled = hasEntries(shown);
  return (
    <div className={styles.page}>
      <PageHeader title={t('photos_cart_title')} />
      {/* Said once: a filled basket says it in place of the order button. */}
      {!(isFilled && refusal) && <BlockedNotice />}
      {isComing && <LoadingOverlay />}
      {cart.isError && !shown && <ErrorState onRetry={() => cart.refetch()} />}
      {shown && !isFilled && (
        <EmptyState
          kind="basket"
          title={t('photos_cart_empty')}
          action={<LinkButton to="/photomatch/myphotos">{t('photos_to_mine')}</LinkButton>}
        />
      )}
      {shown && isFilled && (
        <div className={styles.columns}>
          <CartContents cart={shown} config={config} isHeld={isOrderOpen} />
          <div className={styles.checkout}>
            <CartSummary cart={shown} config={config} />
            <PhotoCheckout cart={shown} config={config} onOrderOpen={setOrderOpen} />
          </div>
        </div>
      )}
    </div>
  );
}
