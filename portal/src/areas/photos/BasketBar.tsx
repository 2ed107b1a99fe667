import type { PhotoCart } from '#contract/areas/photo-shapes.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { hasEntries } from '#portal/shared/state/photo-state.ts';
import { ActionBar } from '#portal/shared/ui/ActionBar.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';

/** What is in the basket and the way to it, always in reach. */
export function BasketBar({ cart }: { cart: PhotoCart | undefined }) {
  const t = useT();
  if (!cart || !hasEntries(cart)) return null;
  return (
    <ActionBar
      price={<Price amount={cart.totals.grandTotal} />}
      note={t('photos_items', { n: cart.totals.grandCount })}
    >
      <LinkButton to="/photomatch/cart">{t('photos_to_basket')}</LinkButton>
    </ActionBar>
  );
}
