import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Cart, CartElement } from '#contract/areas/basket.ts';
import { PartyChoiceLink } from '#portal/areas/excursions/PartyChoiceLink.tsx';
import { useRefreshBookings } from '#portal/shared/booking/use-refresh-bookings.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { removalOf } from '#portal/shared/party/cart-removal.rules.ts';
import { useChangeCart } from '#portal/shared/party/use-change-cart.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './Basket.module.css';
import { summarizeCart } from './cart-summary.rules.ts';
import { ExcursionLines } from './ExcursionLines.tsx';

interface CartContentsProps {
  cart: Cart;
  /** An order for exactly this is on its way. */
  isHeld: boolean;
}

/** B105-B108: what is in the basket, a remove action for every passenger, and the total. */
export function CartContents({ cart, isHeld }: CartContentsProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const refreshBookings = useRefreshBookings();
  const change = useChangeCart();
  const [removed, setRemoved] = useState('');
  const { totalPrice, nrExcursions } = summarizeCart(cart);

  async function remove(element: CartElement) {
    const name = nameOf(element);
    await change.mutateAsync([removalOf(element)]).then(
      () => setRemoved(t('basket_removed', { name })),
      () => setRemoved(''),
    );
    await refreshBookings();
  }

  return (
    <section className={styles.contents}>
      <ExcursionLines
        elements={cart.excursions}
        note={(first) => !isHeld && <PartyChoiceLink element={first}>{t('basket_amend')}</PartyChoiceLink>}
        action={(element) => (
          <IconButton
            icon={<Trash2 aria-hidden="true" />}
            label={t('basket_remove_named', { name: nameOf(element), excursion: text(element.excursion.name) })}
            disabled={change.isPending || isHeld}
            onClick={() => remove(element)}
          />
        )}
      />
      {change.isError && <Notice tone="danger">{t('hub_book_experience_error')}</Notice>}
      <Hidden>
        <span role="status">{removed}</span>
      </Hidden>
      <p className={styles.total}>
        <span>
          {t('basket_total')} <small>{t('excursions_count', { n: nrExcursions })}</small>
        </span>
        <strong>{formats.price(Number(totalPrice))}</strong>
      </p>
    </section>
  );
}

function nameOf({ passenger }: CartElement): string {
  return `${passenger.firstName} ${passenger.lastName}`;
}
