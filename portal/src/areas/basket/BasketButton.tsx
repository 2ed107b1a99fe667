import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Link } from '#portal/shared/router/Link.tsx';
import styles from './BasketButton.module.css';
import { useBasket } from './use-basket.ts';

/** For the header: the way to what is not ordered yet, with how much it is; nothing when the basket is empty. */
export function BasketButton() {
  const t = useT();
  const basket = useBasket();
  if (!basket) return null;
  return (
    <Link to="/basket" className={styles.button} aria-label={t('basket_button', { n: basket.excursions })}>
      <ShoppingBasket aria-hidden="true" />
      <span className={styles.count} aria-hidden="true">
        {basket.excursions}
      </span>
    </Link>
  );
}
