import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useBasket } from './use-basket.ts';

/** Beside the bookings: what waits in the basket is not booked yet. */
export function BasketNote() {
  const t = useT();
  const formats = useFormats();
  const basket = useBasket();
  if (!basket) return null;
  return (
    <Notice
      title={t('basket_waiting', { n: basket.excursions, price: formats.price(basket.total) })}
      action={
        <LinkButton small kind="secondary" to="/basket">
          {t('excursion_to_basket')}
        </LinkButton>
      }
    >
      <p>{t('basket_waiting_help')}</p>
    </Notice>
  );
}
