import { useRef, useState } from 'react';
import type { PhotoCart, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { NotAllowed } from '#portal/shared/booking/NotAllowed.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import styles from './PhotoCart.module.css';
import { PhotoOrderProblem } from './PhotoOrderProblem.tsx';
import { PhotoTerms } from './PhotoTerms.tsx';
import { upgradeOf } from './photo-basket.rules.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { usePhotoOrder } from './use-photo-order.ts';

interface PhotoCheckoutProps {
  cart: PhotoCart;
  config: PhotoConfig | undefined;
  onOrderOpen: (isOpen: boolean) => void;
}

/** B319-B325: terms, what may stand in the way, the one upgrade, the order. */
export function PhotoCheckout({ cart, config, onOrderOpen }: PhotoCheckoutProps) {
  const t = useT();
  const text = useText();
  const { price } = useFormats();
  const { store } = usePortal();
  const { isSignage } = useConfiguration();
  const { refusal } = useMayBook();
  const { answeredUpgrade } = useGroup('photo');
  const allowed = useHub(photosRoutes.allowed, undefined, { staleTime: 0 });
  const conditions = useHub(photosRoutes.conditions);
  const ordering = usePhotoOrder({ cart, onOrderOpen });
  const [isAccepted, setAccepted] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const upgrade = upgradeOf(cart, config, text);
  if (isSignage) return null;

  function press() {
    setReminded(!isAccepted);
    if (!isAccepted) return form.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
    if (upgrade && answeredUpgrade !== upgrade) return setAsked(true);
    void ordering.place();
  }

  /** BD57: yes puts the upgrade into the basket first; either way the order goes on. */
  function answer(isWanted: boolean) {
    setAsked(false);
    patchGroup(store, 'photo', { answeredUpgrade: upgrade });
    void ordering.place(isWanted ? upgrade : undefined);
  }

  const sales = text(conditions.data?.salesMessage);
  const { isBusy } = ordering;
  return (
    <div ref={form} className={styles.order}>
      <PhotoTerms conditions={conditions.data} />
      <Checkbox
        name="terms"
        label={t('photos_accept')}
        value={isAccepted}
        onChange={setAccepted}
        message={isReminded && !isAccepted ? t('photos_accept_first') : undefined}
      />
      {!isAccepted && !isReminded && <p className={styles.note}>{t('photos_accept_first')}</p>}
      {sales && <p>{sales}</p>}
      <PhotoOrderProblem state={ordering.state} hasUpgradeFailed={ordering.hasUpgradeFailed} />
      {refusal ? (
        <BlockedNotice refusal={refusal} />
      ) : allowed.data?.allowed === false ? (
        <NotAllowed check={allowed.data} otherwise={t('photos_not_allowed')} />
      ) : (
        <Button wide busy={isBusy} onClick={press}>
          {isBusy ? t('photos_ordering') : t('photos_order_now', { price: price(cart.totals.grandTotal) })}
        </Button>
      )}
      {isAsked && upgrade && (
        <UpgradeDialog
          totals={cart.totals}
          title={config?.bulk.find(({ id }) => id === upgrade)?.title ?? cart.totals.bulkUpgrade}
          onAnswer={answer}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
